import { getRouteApi } from '@tanstack/react-router'
import { useLive } from '../../../../components/live/use-live.ts'
import { ColumnsSkeleton } from '../../../../components/page/columns-skeleton.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { useApiCall } from '../../../../console/api-panel/use-api-call.ts'
import { keepsChanging } from '../../pieces/matches/keeps-changing.ts'
import { useToday } from '../../pieces/matches/use-today.ts'
import { RecordHistoryFold } from '../../../curating/history/record-history-fold.tsx'
import { MatchFrame } from './match-frame.tsx'
import { MatchOverview } from './match-overview.tsx'
import { matchCall, matchQuery } from '../../pieces/matches/match-queries.ts'

const LIVE_MS = 20_000

const route = getRouteApi('/campeonatos/$id/jogos/$idjogo/')

export function MatchPage() {
  const address = route.useParams()
  const today = useToday()
  const query = useLive(matchQuery(address), {
    intervalMs: LIVE_MS,
    while: ({ data }) => keepsChanging(data, today),
  })
  const match = query.data?.data
  const source = match?.sources[0]
  useApiCall('/api/v1/campeonatos/{id}/jogos/{idjogo}', matchCall(address), {
    demo: match?.demo ?? false,
    source: source ? { title: source.title, at: source.at } : null,
  })
  return (
    <MatchFrame address={address} section="resumo" match={match} events={match?.events} query={query}>
      <QueryView query={query} skeleton={<ColumnsSkeleton />}>
        {({ data }) => <MatchOverview match={data} />}
      </QueryView>
      <RecordHistoryFold kind="match" id={match?.id} />
    </MatchFrame>
  )
}
