import type { Match } from '@meio-campo/contract'
import { IconBell, IconBellFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { findSubscription } from './browser-push.ts'
import { useUser } from '../../../session/session-store.ts'
import { showLinkToast, showToast } from '../../../state/toasts.ts'
import { stageOf } from '../../football/pieces/matches/match-stage.ts'
import { followedQuery, setFollowed } from './notification-queries.ts'

/** Follows or unfollows a match, for signed-in users, until the match is over. */
export function FollowButton({ match }: { readonly match: Match }) {
  const user = useUser()
  const { data } = useQuery({ ...followedQuery(match.id), enabled: user !== null })
  const [busy, setBusy] = useState(false)
  if (!user) return null
  // While unknown, the button shows "not following": its place is reserved, and following twice has no effect.
  const followed = data !== undefined && data.data.length > 0
  if (stageOf(match) === 'finished' && !followed) return null
  const turn = async () => {
    setBusy(true)
    if (await setFollowed(match.id, !followed)) await confirm(!followed)
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
async function confirm(followed: boolean): Promise<void> {
  if (!followed) return showToast('Você não acompanha mais este jogo.')
  const notified = await findSubscription().catch(() => null)
  if (notified) return showToast('Você acompanha este jogo.')
  showLinkToast('Você acompanha este jogo. Ligue as notificações para saber dele.', '/settings?aba=notificacoes')
}
