import type { TeamRef } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { teamsQuery } from './edition-queries.ts'

type TeamOf = (id: string) => TeamRef

const unknown: TeamOf = (id) => ({ id, name: id, acronym: null, crest: null, colours: [] })

const TeamNames = createContext<TeamOf>(unknown)
export const TeamNamesProvider = TeamNames.Provider

/** Teams by id, for every piece of the editor. */
export const useTeamOf = (): TeamOf => use(TeamNames)

/** Those that came with the structure, and those picked since. */
export function useTeamNames(known: readonly TeamRef[], ids: readonly string[]): TeamOf {
  const byId = new Map(known.map((team) => [team.id, team]))
  const missing = [...new Set(ids)].filter((id) => !byId.has(id)).toSorted()
  const { data } = useQuery({
    ...teamsQuery(missing),
    enabled: missing.length > 0,
    placeholderData: (before) => before,
  })
  for (const team of data?.data ?? []) byId.set(team.id, team)
  return (id) => byId.get(id) ?? unknown(id)
}
