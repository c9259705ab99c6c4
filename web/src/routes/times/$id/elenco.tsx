import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { SquadPage } from '../../../features/football/teams/squad/squad-page.tsx'
import { parseSquadSearch } from '../../../features/football/teams/squad/squad-search.ts'
import { squadQuery } from '../../../features/football/teams/squad/squad-queries.ts'
import { teamQuery } from '../../../features/football/teams/team-queries.ts'

export const Route = createFileRoute('/times/$id/elenco')({
  staticData: { access: 'user', title: 'Elenco' },
  validateSearch: parseSquadSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => {
    void queryClient.prefetchQuery(teamQuery(params.id))
    void queryClient.prefetchQuery(squadQuery(params.id, deps))
  },
  component: SquadPage,
})
