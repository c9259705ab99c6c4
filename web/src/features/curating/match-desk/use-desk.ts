import type { DeskOrder, DeskView } from '@meio-campo/contract'
import { deskRefusals } from '@meio-campo/contract/rules'
import { perform, periodOfMinute, readClock, runningClock, type Desk } from '@meio-campo/football'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { newKey } from '../records/form/send-record.ts'
import { surerOffset, type ClockOffset } from './desk-clock.ts'
import { expected, namesIn, toCommand } from './desk-model.ts'
import { deskQuery } from './desk-query.ts'
import { useDeskQueue } from './use-desk-queue.ts'
import { useVisit } from './use-visit.ts'

export type NewOrder = Omit<DeskOrder, 'id' | 'at'>

/** The desk as this person sees it: what the server knows, and on top of it what is still on its way there. */
export function useDesk(address: MatchAddress, view: DeskView, userId: string) {
  const client = useQueryClient()
  const [offset, setOffset] = useState<ClockOffset | null>(null)
  const [objection, setObjection] = useState<string | null>(null)
  const hear = ({ sent, received, server }: { sent: number; received: number; server: number }) =>
    setOffset((known) => surerOffset(known, sent, received, server))
  const queue = useDeskQueue({
    userId,
    address,
    onAnswer: (desk, times) => {
      hear(times)
      client.setQueryData(deskQuery(address).queryKey, { data: desk })
    },
  })
  useVisit(address, hear)

  const ahead = offset?.ms ?? 0
  const { waiting } = queue
  const desk = useMemo(() => expected(view, waiting), [view, waiting])
  const names = useMemo(() => namesIn(view), [view])
  /** Queues a command, unless the rules already speak against it. */
  const act = (order: NewOrder): DeskOrder | null => {
    const at = Date.now() + ahead
    // As it is at this moment, not as it was drawn: there may have been a question in between, or another tap.
    const newest = client.getQueryData<{ readonly data: DeskView }>(deskQuery(address).queryKey)?.data ?? view
    const current = expected(newest, queue.latest())
    const full: DeskOrder = {
      ...atTheClock(order, current, at),
      id: `mesa_${newKey()}`,
      at: new Date(at).toISOString(),
    }
    const result = perform(current, toCommand(full))
    if (!result.ok) {
      setObjection(deskRefusals[result.refusal])
      return null
    }
    setObjection(null)
    queue.add(full)
    return full
  }

  return {
    view,
    desk,
    names,
    /** The server's time now. */
    now: () => Date.now() + ahead,
    act,
    queue,
    objection,
    forgetObjection: () => setObjection(null),
  }
}

export type DeskControl = ReturnType<typeof useDesk>

/** The minute that the operator saw is the one that counts, whenever it arrives. */
function atTheClock(order: NewOrder, desk: Desk, at: number): NewOrder {
  if (order.do !== 'tell') return order
  if (typeof order.minute === 'number') return { ...order, period: order.period ?? periodOfMinute(order.minute) }
  const clock = runningClock(desk)
  return clock ? { ...order, ...readClock(clock, at) } : order
}
