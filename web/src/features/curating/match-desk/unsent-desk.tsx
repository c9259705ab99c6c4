import { Link } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import type { MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { isOnline, onReturn, postOrders } from './desk-post.ts'
import { unsentWords, withoutRefused } from './desk-queue.ts'
import { startSender } from './desk-sender.ts'
import styles from './match-desk.module.css'
import { queueStoreFor } from './queue-store.ts'

interface Props {
  readonly userId: string
  readonly address: MatchAddress
  /** Whether the desk can be opened from here: whoever has no duty any more has none. */
  readonly canOpen?: boolean
}

/** Sends what waits at a desk that is not open, and says so until the server has it. */
export function UnsentDesk({ userId, address, canOpen = true }: Props) {
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
        <span className={styles.choices}>
          {canOpen && (
            <Link to="/campeonatos/$id/jogos/$idjogo/settings" params={{ id, idjogo }} search={{ aba: 'mesa' }}>
              Abrir a mesa
            </Link>
          )}
          {queue.refused.length > 0 && (
            <Button variant="default" size="xs" onClick={() => store.change(withoutRefused)}>
              Descartar os recusados
            </Button>
          )}
        </span>
      }
    >
      {unsentWords(queue)}
    </Notice>
  )
}
