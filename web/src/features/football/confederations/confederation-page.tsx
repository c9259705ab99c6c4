import { getRouteApi } from '@tanstack/react-router'
import { useLive } from '../../../components/live/use-live.ts'
import { ColumnsSkeleton } from '../../../components/page/columns-skeleton.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { keepsChanging } from '../pieces/matches/keeps-changing.ts'
import { useToday } from '../pieces/matches/use-today.ts'
import { EditRecordLink } from '../../curating/records/settings/admin-links.tsx'
import { RecordHistoryFold } from '../../curating/history/record-history-fold.tsx'
import { ConfederationFrame } from './confederation-frame.tsx'
import { ConfederationOverview } from './confederation-overview.tsx'
import { confederationCall, confederationQuery } from './confederation-queries.ts'

const LIVE_MS = 30_000

const route = getRouteApi('/confederacoes/$id/')

export function ConfederationPage() {
  const { id } = route.useParams()
  const today = useToday()
  const query = useLive(confederationQuery(id), {
    intervalMs: LIVE_MS,
    while: ({ data }) => data.nextMatches.some((match) => keepsChanging(match, today)),
  })
  const confederation = query.data?.data
  const source = confederation?.sources[0]
  useApiCall('/api/v1/confederacoes/{id}', confederationCall(id), {
    demo: confederation?.nextMatches.some(({ demo }) => demo) ?? false,
    source: source ? { title: source.title, at: source.at } : null,
  })
  return (
    <ConfederationFrame id={id} section="visao-geral" actions={<EditRecordLink noun="confederation" id={id} />}>
      <QueryView query={query} skeleton={<ColumnsSkeleton />}>
        {({ data }) => <ConfederationOverview confederation={data} />}
      </QueryView>
      <RecordHistoryFold kind="confederation" id={confederation?.id} />
    </ConfederationFrame>
  )
}
