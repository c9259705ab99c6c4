import type { Match } from '@meio-campo/contract'
import { useMay } from '../../../../session/duties.ts'

/** What the user may do with a match: run its desk, and edit its data and sheets. */
export function useMatchRights(match: Pick<Match, 'id' | 'competition' | 'home' | 'away'> | undefined) {
  const may = useMay()
  if (!match) return { mayScore: false, mayEdit: false }
  const competition = match.competition.id
  return {
    mayScore: may({ role: 'scorer', match: match.id, teams: [match.home.id, match.away.id], competition }),
    mayEdit: may({ role: 'editor', kind: 'match', competition }),
  }
}
