import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import type { MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { canReach, onReturn, postOrders } from './desk-post.ts'
import { showDesk } from './desk-query.ts'
import { unsentWords, withoutRefused } from './desk-queue.ts'
import { startSender } from './desk-sender.ts'
import styles from './match-desk.module.css'
import { queueStoreFor } from './queue-store.ts'

interface Props {
  readonly userId: string
  readonly address: MatchAddress
  /** Whether the desk can be opened from here; false for a user who lost the duty. */
  readonly canOpen?: boolean
}

/** Sends the queued commands of a desk that is not open, and shows them until the server has them. */
export function UnsentDesk({ userId, address, canOpen = true }: Props) {
  const { id, idjogo } = address
  const client = useQueryClient()
  const store = queueStoreFor(userId, address)
  const queue = useSyncExternalStore(store.subscribe, store.get)
  useEffect(() => {
    const sender = startSender({
      store,
      post: (orders) => postOrders({ id, idjogo }, orders),
      onAnswer: ({ data }) => showDesk(client, { id, idjogo }, data.desk),
      onStuck: () => undefined,
      onReturn,
      canReach,
    })
    return sender.stop
  }, [client, store, id, idjogo])
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
