import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../../components/lazy-part.ts'
import { useUser } from '../../../session/session-store.ts'
import { listKeptQueues } from './kept-queues.ts'
import { parseOpenDesks } from './open-desks.ts'

const UnsentDesks = lazyPart(async () => (await import('./unsent-desks.tsx')).UnsentDesks)

/** On every page: what a desk could not send is sent from there. */
export function UnsentNotice() {
  const userId = useUser()?._id
  const path = useLocation({ select: ({ pathname }) => pathname })
  const jogos = useLocation({ select: ({ search }) => (search as { readonly jogos?: unknown }).jogos })
  if (userId === undefined) return null
  const open = openDesks(path, typeof jogos === 'string' ? jogos : '')
  if (listKeptQueues(userId).every((idjogo) => open.includes(idjogo))) return null
  return (
    <Suspense fallback={null}>
      <UnsentDesks key={`${userId} ${path} ${open.join(' ')}`} userId={userId} open={open} />
    </Suspense>
  )
}

/** A desk that is open sends, and says, what waits at it: the page's own, and those beside it, as the address has them. */
function openDesks(path: string, beside: string): readonly string[] {
  const [, id, idjogo] = /^\/campeonatos\/([^/]+)\/jogos\/([^/]+)\/settings$/.exec(path) ?? []
  if (!id || !idjogo) return []
  const own = { id, idjogo }
  return [own, ...parseOpenDesks(beside, own)].map((desk) => desk.idjogo)
}
