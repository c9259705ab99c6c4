import type { Match } from '@meio-campo/contract'
import { TextLink } from '../../../../components/text-link.tsx'
import { useUser } from '../../../../session/session-store.ts'
import { useMatchRights } from '../../pieces/matches/match-rights.ts'

const parts = {
  lances: { words: 'Sugerir os lances', may: 'mayScore' },
  escalacao: { words: 'Sugerir a escalação', may: 'mayEdit' },
} as const

interface Props {
  readonly match: Match
  readonly part: keyof typeof parts
}

/** Offered where a part of a match is missing, to signed-in users who may not edit it. */
export function SuggestPartLink({ match, part }: Props) {
  const user = useUser()
  const rights = useMatchRights(match)
  const { words, may } = parts[part]
  if (!user || rights[may]) return null
  return (
    <TextLink
      to="/campeonatos/$id/jogos/$idjogo/settings"
      params={{ id: match.competition.id, idjogo: match.id }}
      search={{ aba: `sugerir-${part}` }}
    >
      {words}
    </TextLink>
  )
}
