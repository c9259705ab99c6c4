import type { DeskOrder, DeskView } from '@meio-campo/contract'
import { deskRefusals } from '@meio-campo/contract/rules'
import { perform, periodOfMinute, readClock, runningClock, type Desk } from '@meio-campo/football'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { api } from '../../../api/api.ts'
import type { MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { newKey } from '../records/form/send-record.ts'
import { surerOffset, type ClockOffset } from './desk-clock.ts'
import { expected, namesIn, toCommand } from './desk-model.ts'
import { deskQuery } from './desk-query.ts'
import { added, dropped, withdrawn } from './desk-queue.ts'
import { startSender, type Sender } from './desk-sender.ts'
import { queueStoreFor } from './queue-store.ts'
import { useVisit } from './use-visit.ts'

export type NewOrder = Omit<DeskOrder, 'id' | 'at'>

/** The desk as this user sees it: the server's state, with the unsent commands applied to it. */
export function useDesk(address: MatchAddress, view: DeskView, userId: string) {
  const client = useQueryClient()
  const [offset, setOffset] = useState<ClockOffset | null>(null)
  const [objection, setObjection] = useState<string | null>(null)
  const updateOffset = ({ sent, received, server }: { sent: number; received: number; server: number }) =>
    setOffset((known) => surerOffset(known, sent, received, server))
  const queue = useDeskQueue({
    userId,
    address,
    onAnswer: (desk, times) => {
      updateOffset(times)
      client.setQueryData(deskQuery(address).queryKey, { data: desk })
    },
  })
  useVisit(address, updateOffset)

  const ahead = offset?.ms ?? 0
  const { waiting } = queue
  const desk = useMemo(() => expected(view, waiting), [view, waiting])
  const names = useMemo(() => namesIn(view), [view])
  /** Queues a command, unless the rules refuse it. */
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

const PATH = '/api/v1/campeonatos/{id}/jogos/{idjogo}/eventos'

interface Options {
  readonly userId: string
  readonly address: MatchAddress
  /** The server has answered: how the desk is now, and what the time is there. */
  readonly onAnswer: (desk: DeskView, times: { sent: number; received: number; server: number }) => void
}

function onReturn(again: () => void) {
  window.addEventListener('online', again)
  return () => window.removeEventListener('online', again)
}

/** The commands of this desk that the server does not have yet. */
function useDeskQueue({ userId, address, onAnswer }: Options) {
  const { id, idjogo } = address
  const store = queueStoreFor(userId, idjogo)
  const queue = useSyncExternalStore(store.subscribe, store.get)
  const [stuck, setStuck] = useState(false)
  const sender = useRef<Sender | null>(null)
  const handler = useRef(onAnswer)
  useEffect(() => {
    handler.current = onAnswer
  })
  useEffect(() => {
    const started = startSender({
      store,
      post: (orders) =>
        api.post(PATH, { params: { id, idjogo }, body: { commands: [...orders] }, quiet: true, background: true }),
      onAnswer: ({ data }, sent) =>
        handler.current(data.desk, { sent, received: Date.now(), server: Date.parse(data.now) }),
      onStuck: setStuck,
      onReturn,
    })
    sender.current = started
    return started.stop
  }, [store, id, idjogo])

  return {
    waiting: queue.waiting,
    refused: queue.refused,
    stuck: stuck && queue.waiting.length > 0,
    /** Includes commands since the last render. */
    latest: () => store.get().waiting,
    add: (order: DeskOrder) => store.change((current) => added(current, order)),
    drop: (orderId: string) => store.change((current) => dropped(current, orderId)),
    /** True when it had not left yet; one that is on its way is not called back. */
    withdraw: (orderId: string) => {
      if (sender.current?.isSending() || !store.get().waiting.some((order) => order.id === orderId)) return false
      store.change((current) => withdrawn(current, orderId))
      return true
    },
  }
}
