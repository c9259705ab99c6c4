import type { DeskOrder, DeskView } from '@meio-campo/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { api } from '../../../api/api.ts'
import type { MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { added, dropped, withdrawn } from './desk-queue.ts'
import { startSender, type Sender } from './desk-sender.ts'
import { queueStoreFor } from './queue-store.ts'

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

/** What is tapped at this desk and has not arrived yet. */
export function useDeskQueue({ userId, address, onAnswer }: Options) {
  const { id, idjogo } = address
  const store = queueStoreFor(userId, idjogo)
  const queue = useSyncExternalStore(store.subscribe, store.get)
  const [stuck, setStuck] = useState(false)
  const sender = useRef<Sender | null>(null)
  const heard = useRef(onAnswer)
  useEffect(() => {
    heard.current = onAnswer
  })
  useEffect(() => {
    const started = startSender({
      store,
      post: (orders) => api.post(PATH, { params: { id, idjogo }, body: { commands: [...orders] }, quiet: true }),
      onAnswer: ({ data }, sent) =>
        heard.current(data.desk, { sent, received: Date.now(), server: Date.parse(data.now) }),
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
    /** Also what was tapped since the last drawing. */
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
