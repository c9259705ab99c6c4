import { getRouteApi } from '@tanstack/react-router'
import { PlayerLeadersPage } from './player-leaders-page.tsx'
import { SeasonsPage } from './seasons-page.tsx'
import { TeamLeadersPage } from './team-leaders-page.tsx'

const route = getRouteApi('/campeonatos/$id/')

/** A championship in numbers: its players, its teams, or its seasons beside each other. */
export function LeadersPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  if (search.de === 'times') return <TeamLeadersPage id={id} search={search} />
  if (search.de === 'temporadas') return <SeasonsPage id={id} search={search} />
  return <PlayerLeadersPage id={id} search={search} />
}
