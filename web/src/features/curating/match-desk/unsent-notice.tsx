import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useUser } from '../../../session/session-store.ts'
import { listKeptQueues } from './kept-queues.ts'

const UnsentDesks = lazy(() => import('./unsent-desks.tsx').then((file) => ({ default: file.UnsentDesks })))

/** On every page: what a desk could not send is sent from there. */
export function UnsentNotice() {
  const userId = useUser()?._id
  const path = useLocation({ select: ({ pathname }) => pathname })
  const jogos = useLocation({ select: ({ search }) => (search as { readonly jogos?: unknown }).jogos })
  const beside = typeof jogos === 'string' ? jogos : ''
  if (userId === undefined || listKeptQueues(userId).length === 0) return null
  return (
    <Suspense fallback={null}>
      <UnsentDesks key={`${userId} ${path} ${beside}`} userId={userId} path={path} beside={beside} />
    </Suspense>
  )
}
