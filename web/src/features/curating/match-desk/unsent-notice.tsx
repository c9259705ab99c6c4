import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useUser } from '../../../session/session-store.ts'
import { listUnsent } from './queue-store.ts'

const UnsentDesk = lazy(() => import('./unsent-desk.tsx').then((file) => ({ default: file.UnsentDesk })))

/** On every page: what a desk could not send is sent from there. */
export function UnsentNotice() {
  const userId = useUser()?._id
  const path = useLocation({ select: ({ pathname }) => pathname })
  return userId === undefined ? null : <UnsentOnPage key={`${userId} ${path}`} userId={userId} path={path} />
}

function UnsentOnPage({ userId, path }: { readonly userId: string; readonly path: string }) {
  // As it was on arrival: what is sent meanwhile says so itself.
  const [unsent] = useState(() => listUnsent(userId))
  // A desk that is open sends, and says, what waits at it.
  const elsewhere = unsent.filter(({ id, idjogo }) => path !== `/campeonatos/${id}/jogos/${idjogo}/settings`)
  return (
    <Suspense fallback={null}>
      {elsewhere.map((address) => (
        <UnsentDesk key={address.idjogo} userId={userId} address={address} />
      ))}
    </Suspense>
  )
}
