import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { useLive } from '../../../components/live/use-live.ts'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { EditRecordLink } from '../../curating/records/settings/admin-links.tsx'
import { RecordHistoryFold } from '../../curating/history/record-history-fold.tsx'
import { CoachFrame } from './coach-frame.tsx'
import { CoachOverview } from './coach-overview.tsx'
import { coachCall, coachQuery } from './coach-queries.ts'

const LIVE_MS = 30_000

const route = getRouteApi('/tecnicos/$id/')

export function CoachPage() {
  const { id } = route.useParams()
  const query = useLive(coachQuery(id), { intervalMs: LIVE_MS, while: ({ data }) => data.nextMatch !== null })
  const coach = query.data?.data
  const source = coach?.sources[0] ?? null
  useApiCall('/api/v1/tecnicos/{id}', coachCall(id), {
    demo: coach?.demo ?? false,
    source: source && { title: source.title, at: source.at },
  })
  return (
    <CoachFrame
      id={id}
      section="visao-geral"
      title={coach?.name ?? 'Técnico'}
      facts={coach && (coach.team ? <TeamLink team={coach.team} /> : <span>Sem time</span>)}
      actions={<EditRecordLink noun="coach" id={id} />}
    >
      <QueryView
        query={query}
        skeleton={
          <Card flush>
            <SkeletonRows count={10} />
          </Card>
        }
      >
        {({ data }) => <CoachOverview coach={data} />}
      </QueryView>
      <RecordHistoryFold kind="person" id={coach?.id} />
    </CoachFrame>
  )
}
