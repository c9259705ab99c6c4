import type { DeskOrder, DeskView } from '@meio-campo/contract'
import { deskRefusals } from '@meio-campo/contract/rules'
import {
  EARLY_MS,
  isTooSoon,
  periodOfMinute,
  readClock,
  runningClock,
  runningPeriod,
  type Desk,
} from '@meio-campo/football'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { dayAt } from '../../football/pieces/matches/match-day.ts'
import type { MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { newKey } from '../records/form/send-record.ts'
import { surerOffset, type ClockOffset } from './desk-clock.ts'
import { actStoreFor, type ActStore } from './act-store.ts'
import { actWords, planBack, recorded, redone, undone, without, type DeskAct, type NewOrder } from './desk-acts.ts'
import { expected, namesIn } from './desk-model.ts'
import { newestView, showDesk, useNewestView } from './desk-query.ts'
import { added, canWithdraw, dropped, withdrawn } from './desk-queue.ts'
import { canReach, onReturn, postOrders } from './desk-post.ts'
import { startSender, type DeskAnswer, type Sender } from './desk-sender.ts'
import { queueStoreFor } from './queue-store.ts'
import { useVisit } from './use-visit.ts'

/** The desk as this user sees it: the server's state, with the unsent commands applied to it. */
export function useDesk(address: MatchAddress, drawn: DeskView, userId: string, closed: string | null) {
  const client = useQueryClient()
  const view = useNewestView(address, drawn)
  const [offset, setOffset] = useState<ClockOffset | null>(null)
  const [objection, setObjection] = useState<string | null>(null)
  const updateOffset = ({ sent, received, server }: { sent: number; received: number; server: number }) =>
    setOffset((known) => surerOffset(known, sent, received, server))
  const acts = actStoreFor(userId, address.idjogo)
  const queue = useDeskQueue({
    userId,
    address,
    onAnswer: ({ desk, outcomes }, times) => {
      updateOffset(times)
      const refused = new Set(outcomes.filter(({ done }) => !done).map(({ id }) => id))
      if (refused.size > 0) acts.change((log) => without(log, refused))
      return showDesk(client, address, desk)
    },
  })
  useVisit(address, updateOffset)

  const ahead = offset?.ms ?? 0
  const { waiting } = queue
  const desk = useMemo(() => expected(view, waiting), [view, waiting])
  const names = useMemo(() => namesIn(view), [view])

  /** Queues the commands of one act, unless the rules refuse one of them. */
  const send = (orders: readonly NewOrder[]): DeskAct | null => {
    if (closed !== null) {
      setObjection(closed)
      return null
    }
    const now = Date.now() + ahead
    // As it is at this moment, not as it was drawn: there may have been a question in between, or another tap.
    const newest = newestView(client, address) ?? view
    const current = expected(newest, queue.latest())
    const name = `mesa_${newKey()}`
    const full = orders.map((order): DeskOrder => ({
      ...atTheClock(order, current, now),
      id: `mesa_${newKey()}`,
      at: order.at ?? new Date(now).toISOString(),
      ...(orders.length > 1 && { act: name }),
    }))
    const today = dayAt(new Date(now + EARLY_MS))
    const plan = full.some((order) => isTooSoon(order, newest.match.day, today)) ? 'tooSoon' : planBack(current, full)
    if (typeof plan === 'string') {
      setObjection(deskRefusals[plan])
      return null
    }
    setObjection(null)
    queue.add(full)
    return { words: actWords(full[0]!, { desk: current, view: newest, names: namesIn(newest) }), orders: full, ...plan }
  }
  const act = (...orders: readonly [NewOrder, ...NewOrder[]]): DeskAct | null => {
    const done = send(orders)
    if (done) acts.change((log) => recorded(log, done))
    return done
  }

  return {
    view,
    desk,
    names,
    /** The server's time now. */
    now: () => Date.now() + ahead,
    act,
    queue,
    log: useSyncExternalStore(acts.subscribe, acts.get),
    undo: () => undoLast(acts, queue, send, setObjection),
    redo: () => redoLast(acts, send),
    objection,
    forgetObjection: () => setObjection(null),
  }
}

type Send = (orders: readonly NewOrder[]) => DeskAct | null

/** Undoes the last act of this desk; gives what was undone. */
function undoLast(
  acts: ActStore,
  queue: ReturnType<typeof useDeskQueue>,
  send: Send,
  onObjection: (words: string) => void,
): DeskAct | null {
  const last = acts.get().done.at(-1)
  if (!last) return null
  if (last.back === null) {
    onObjection('Isto não se desfaz na mesa. Mude a situação do jogo em Dados.')
    return null
  }
  // Commands that were not sent yet are dropped from the queue, and queued again by a redo.
  const unsent = queue.withdraw(last.orders.map(({ id }) => id))
  const back = unsent ? last.orders.map(asNew) : send(last.back)?.back
  if (back === undefined) return null
  acts.change((log) => undone(log, { ...last, back }))
  return last
}

/** A command without its number: it gets a new one when it is sent again. */
function asNew(command: DeskOrder): NewOrder {
  const { id: _id, act: _act, ...order } = command
  return order
}

function redoLast(acts: ActStore, send: Send): DeskAct | null {
  const last = acts.get().undone.at(-1)
  const done = last?.back && send(last.back)
  if (!last || !done) return null
  acts.change((log) => redone(log, { ...done, words: last.words }))
  return last
}

export type DeskControl = ReturnType<typeof useDesk>

/** The minute and the period that the operator saw are those that count, whenever it arrives. */
function atTheClock(order: NewOrder, desk: Desk, at: number): NewOrder {
  if (order.do === 'end' || order.do === 'announce' || order.do === 'setClock') {
    const running = runningPeriod(desk)
    return running ? { period: running, ...order } : order
  }
  if (order.do !== 'tell' && order.do !== 'mark') return order
  if (typeof order.minute === 'number') return { ...order, period: order.period ?? periodOfMinute(order.minute) }
  const clock = runningClock(desk)
  return clock ? { ...order, ...readClock(clock, order.do === 'mark' && order.at ? Date.parse(order.at) : at) } : order
}

interface Options {
  readonly userId: string
  readonly address: MatchAddress
  /** The server has answered: what became of the commands, how the desk is now, and what the time is there. */
  readonly onAnswer: (
    answer: DeskAnswer['data'],
    times: { sent: number; received: number; server: number },
  ) => Promise<void>
}

/** The commands of this desk that the server does not have yet. */
function useDeskQueue({ userId, address, onAnswer }: Options) {
  const { id, idjogo } = address
  const store = queueStoreFor(userId, address)
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
      post: (orders) => postOrders({ id, idjogo }, orders),
      onAnswer: ({ data }, sent) => handler.current(data, { sent, received: Date.now(), server: Date.parse(data.now) }),
      onStuck: setStuck,
      onReturn,
      canReach,
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
    /** Together: the sender must not begin with a part of an act. */
    add: (orders: readonly DeskOrder[]) => store.change((current) => added(current, ...orders)),
    drop: (orderId: string) => store.change((current) => dropped(current, orderId)),
    /** True if none of them was sent yet; a command on its way cannot be withdrawn. */
    withdraw: (ids: readonly string[]) => {
      if (sender.current?.isSending() || !canWithdraw(store.get(), ids)) return false
      for (const id of ids) store.change((current) => withdrawn(current, id))
      return true
    },
  }
}
