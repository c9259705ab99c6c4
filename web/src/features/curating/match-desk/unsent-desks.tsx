import { useState } from 'react'
import { parseOpenDesks } from './open-desks.ts'
import { listUnsent } from './queue-store.ts'
import { UnsentDesk } from './unsent-desk.tsx'

interface Props {
  readonly userId: string
  readonly path: string
  /** The desks that are open beside the page's own, as the address has them. */
  readonly beside: string
}

/** What waits at desks that are not open on this page. */
export function UnsentDesks({ userId, path, beside }: Props) {
  // As it was on arrival: what is sent meanwhile says so itself.
  const [unsent] = useState(() => listUnsent(userId))
  // A desk that is open sends, and says, what waits at it.
  const [, id, idjogo] = /^\/campeonatos\/([^/]+)\/jogos\/([^/]+)\/settings$/.exec(path) ?? []
  const own = id && idjogo ? { id, idjogo } : null
  const open = new Set(own && [own, ...parseOpenDesks(beside, own)].map((desk) => desk.idjogo))
  const elsewhere = unsent.filter((desk) => !open.has(desk.idjogo))
  return elsewhere.map((address) => <UnsentDesk key={address.idjogo} userId={userId} address={address} />)
}
