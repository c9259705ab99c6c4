import type { DeskPlayer, Match } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../../api/query.ts'
import type { MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { useMatchRights } from '../../football/pieces/matches/match-rights.ts'
import { deskQuery } from '../match-desk/desk-query.ts'
import { seasonOfSquad, squadPlayers } from './squad-of-season.ts'

/** The players offered for line-ups: the desk's lists, or the squads for an editor who may not run the desk. */
export function useSquads(
  address: MatchAddress,
  match: Match,
): { readonly home: readonly DeskPlayer[]; readonly away: readonly DeskPlayer[] } {
  const { mayScore } = useMatchRights(match)
  const desk = useQuery({ ...deskQuery(address), enabled: mayScore })
  const home = useSquad(match.home.id, match.edition, !mayScore)
  const away = useSquad(match.away.id, match.edition, !mayScore)
  return desk.data?.data.players ?? { home, away }
}

function useSquad(team: string, edition: string, enabled: boolean): readonly DeskPlayer[] {
  const current = useQuery({ ...squadOf(team, null), enabled }).data?.data
  const season = current ? seasonOfSquad(current, edition) : null
  const then = useQuery({ ...squadOf(team, season), enabled: enabled && season !== null }).data?.data
  const squad = season === null ? current : then
  return squadPlayers(squad?.players ?? [])
}

const squadOf = (id: string, season: string | null) =>
  read('/api/v1/times/{id}/elenco', { params: { id }, query: { ...(season !== null && { temporada: season }) } })
