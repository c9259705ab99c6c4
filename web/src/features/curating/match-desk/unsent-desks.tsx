import { useState } from 'react'
import { listUnsent } from './queue-store.ts'
import { UnsentDesk } from './unsent-desk.tsx'

interface Props {
  readonly userId: string
  /** The matches whose desks are open on this page. */
  readonly open: readonly string[]
}

/** What waits at desks that are not open on this page. */
export function UnsentDesks({ userId, open }: Props) {
  // As it was on arrival: what is sent meanwhile says so itself.
  const [unsent] = useState(() => listUnsent(userId))
  const elsewhere = unsent.filter((desk) => !open.includes(desk.idjogo))
  return elsewhere.map((address) => <UnsentDesk key={address.idjogo} userId={userId} address={address} />)
}
