import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useUser } from '../../../session/session-store.ts'
import { parseOpenDesks } from './open-desks.ts'
import { listUnsent } from './queue-store.ts'

const UnsentDesk = lazy(() => import('./unsent-desk.tsx').then((file) => ({ default: file.UnsentDesk })))

/** On every page: what a desk could not send is sent from there. */
export function UnsentNotice() {
  const userId = useUser()?._id
  const path = useLocation({ select: ({ pathname }) => pathname })
  const jogos = useLocation({ select: ({ search }) => (search as { readonly jogos?: unknown }).jogos })
  const beside = typeof jogos === 'string' ? jogos : ''
  return userId === undefined ? null : (
    <UnsentOnPage key={`${userId} ${path} ${beside}`} userId={userId} path={path} beside={beside} />
  )
}

interface Props {
  readonly userId: string
  readonly path: string
  /** The desks that are open beside the page's own, as the address has them. */
  readonly beside: string
}

function UnsentOnPage({ userId, path, beside }: Props) {
  // As it was on arrival: what is sent meanwhile says so itself.
  const [unsent] = useState(() => listUnsent(userId))
  // A desk that is open sends, and says, what waits at it.
  const [, id, idjogo] = /^\/campeonatos\/([^/]+)\/jogos\/([^/]+)\/settings$/.exec(path) ?? []
  const own = id && idjogo ? { id, idjogo } : null
  const open = new Set(own && [own, ...parseOpenDesks(beside, own)].map((desk) => desk.idjogo))
  const elsewhere = unsent.filter((desk) => !open.has(desk.idjogo))
  return (
    <Suspense fallback={null}>
      {elsewhere.map((address) => (
        <UnsentDesk key={address.idjogo} userId={userId} address={address} />
      ))}
    </Suspense>
  )
}
