import { useQuery } from '@tanstack/react-query'
import { teamQuery } from './team-queries.ts'

/** The name of the team whose page this is; the frame has read it already. */
export function useTeamName(id: string): string {
  return useQuery(teamQuery(id)).data?.data.name ?? ''
}
