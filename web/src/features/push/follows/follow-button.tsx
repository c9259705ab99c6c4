import { IconBell, IconBellFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { useUser } from '../../../session/session-store.ts'
import { showLinkToast, showToast } from '../../../state/toasts.ts'
import { findSubscription } from '../browsers/browser-push.ts'
import { type FollowedRecord, followsQuery, setFollowed } from './follow-queries.ts'

interface Props extends FollowedRecord {
  readonly name: string
  /** False for finished matches: they can be unfollowed, but not followed again. */
  readonly offered?: boolean
}

/** Follows or lets go a team, a person, a championship or a match, for signed-in users. */
export function FollowButton({ kind, id, name, offered = true }: Props) {
  const user = useUser()
  const { data } = useQuery({ ...followsQuery(), enabled: user !== null })
  const [busy, setBusy] = useState(false)
  if (!user) return null
  // While unknown, the button shows "not following": its place is reserved, and following twice has no effect.
  const followed = data?.data.some((follow) => follow.kind === kind && follow.id === id) ?? false
  if (!offered && !followed) return null
  const turn = async () => {
    setBusy(true)
    if (await setFollowed({ kind, id }, !followed)) await confirm(name, !followed)
    setBusy(false)
  }
  return (
    <Button
      variant="default"
      loading={busy}
      aria-pressed={followed}
      leftSection={
        followed ? <IconBellFilled size={16} aria-hidden /> : <IconBell size={16} stroke={1.75} aria-hidden />
      }
      onClick={() => void turn()}
    >
      {followed ? 'Acompanhando' : 'Acompanhar'}
    </Button>
  )
}

/** A user who follows without notifications gets a link to their settings. */
async function confirm(name: string, followed: boolean): Promise<void> {
  if (!followed) return showToast(`Você não acompanha mais ${name}.`)
  const notified = await findSubscription().catch(() => null)
  if (notified) return showToast(`Você acompanha ${name}.`)
  showLinkToast(`Você acompanha ${name}. Ligue as notificações para saber na hora.`, '/settings?aba=notificacoes')
}
