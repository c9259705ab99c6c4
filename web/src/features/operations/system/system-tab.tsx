import { BackupsCard } from '../backups/backups-card.tsx'

/** How the service itself is. */
export function SystemTab() {
  return <BackupsCard />
}
