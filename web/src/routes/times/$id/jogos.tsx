import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { TeamMatchesPage } from '../../../features/football/matches/team/team-matches-page.tsx'
import { parseTeamMatchesSearch } from '../../../features/football/matches/team/team-matches-search.ts'
import { teamQuery } from '../../../features/football/teams/team-queries.ts'

export const Route = createFileRoute('/times/$id/jogos')({
  staticData: { access: 'user', title: 'Jogos do time' },
  validateSearch: parseTeamMatchesSearch,
  loader: ({ params }) => void queryClient.prefetchQuery(teamQuery(params.id)),
  component: TeamMatchesPage,
})
