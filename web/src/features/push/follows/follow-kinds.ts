import type { FollowKind } from '@meio-campo/contract/rules'
import { IconBallFootball, IconShield, IconShirtSport, IconTrophy, type Icon } from '@tabler/icons-react'

/** How each kind of followed record is shown. */
export const followKindWords: Readonly<Record<FollowKind, { readonly label: string; readonly icon: Icon }>> = {
  team: { label: 'Time', icon: IconShield },
  person: { label: 'Pessoa', icon: IconShirtSport },
  competition: { label: 'Campeonato', icon: IconTrophy },
  match: { label: 'Jogo', icon: IconBallFootball },
}
