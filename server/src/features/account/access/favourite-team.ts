import type { FavouriteTeam } from '@meio-campo/contract'
import { defaultTeams } from '@meio-campo/contract/rules'

/** The team that an account names; null when it names none, or one that is not known. */
export function findFavouriteTeam(teamId: string | null): FavouriteTeam | null {
  const team = defaultTeams.find(({ id }) => id === teamId)
  return team ? { ...team, colors: [...team.colors], linkAddress: `/times/${team.id}` } : null
}
