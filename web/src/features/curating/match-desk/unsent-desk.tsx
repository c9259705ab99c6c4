import { Link } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { Notice } from '../../../components/notice.tsx'
import type { MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { isOnline, onReturn, postOrders } from './desk-post.ts'
import { unsentWords } from './desk-queue.ts'
import { startSender } from './desk-sender.ts'
import { queueStoreFor } from './queue-store.ts'

interface Props {
  readonly userId: string
  readonly address: MatchAddress
}

/** Sends what waits at a desk that is not open, and says so until the server has it. */
export function UnsentDesk({ userId, address }: Props) {
  const { id, idjogo } = address
  const store = queueStoreFor(userId, address)
  const queue = useSyncExternalStore(store.subscribe, store.get)
  useEffect(() => {
    const sender = startSender({
      store,
      post: (orders) => postOrders({ id, idjogo }, orders),
      onAnswer: () => undefined,
      onStuck: () => undefined,
      onReturn,
      isOnline,
    })
    return sender.stop
  }, [store, id, idjogo])
  if (queue.waiting.length + queue.refused.length === 0) return null
  return (
    <Notice
      tone="warn"
      announce="politely"
      action={
        <Link to="/campeonatos/$id/jogos/$idjogo/settings" params={{ id, idjogo }} search={{ aba: 'mesa' }}>
          Abrir a mesa
        </Link>
      }
    >
      {unsentWords(queue)}
    </Notice>
  )
}
