import type { TeamPage as Team } from '@meio-campo/contract'
import { getRouteApi } from '@tanstack/react-router'
import { Badge } from '../../../components/badge.tsx'
import { useLive } from '../../../components/live/use-live.ts'
import { QueryView } from '../../../components/page/query-view.tsx'
import { useSession } from '../../../session/session-store.ts'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { SubscribeCalendarButton } from '../../push/calendars/subscribe-calendar-button.tsx'
import { EditRecordLink } from '../../curating/records/settings/admin-links.tsx'
import { JoinsFold } from '../../importing/duplicates/joins-fold.tsx'
import { RecordHistoryFold } from '../../curating/history/record-history-fold.tsx'
import { TeamFrame } from './team-frame.tsx'
import { TeamOverview } from './team-overview.tsx'
import { teamCall, teamQuery } from './team-queries.ts'
import { isDemonstration, teamKindWords } from '../pieces/teams/team-words.ts'
import { Card } from '../../../components/card.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import styles from './team-overview.module.css'

const LIVE_MS = 20_000

const route = getRouteApi('/times/$id/')

export function TeamPage() {
  const { id } = route.useParams()
  const { temporada } = route.useSearch()
  const query = useLive(teamQuery(id), { intervalMs: LIVE_MS, while: ({ data }) => data.nextMatch !== null })
  const team = query.data?.data
  const source = team?.sources[0] ?? null
  useApiCall('/api/v1/times/{id}', teamCall(id), {
    demo: team !== undefined && isDemonstration(team),
    source: source && { title: source.title, at: source.at },
  })
  return (
    <TeamFrame
      id={id}
      temporada={temporada}
      section="visao-geral"
      title={team?.name ?? 'Time'}
      facts={team && <Facts team={team} />}
      actions={
        <>
          <SubscribeCalendarButton kind="team" id={id} />
          <EditRecordLink noun="team" id={id} />
        </>
      }
    >
      <QueryView query={query} skeleton={<TeamSkeleton />}>
        {({ data }) => <TeamOverview team={data} />}
      </QueryView>
      <JoinsFold kind="team" id={team?.id} />
      <RecordHistoryFold kind="team" id={team?.id} />
    </TeamFrame>
  )
}

function Facts({ team }: { readonly team: Team }) {
  const own = useSession()?.time?.id === team.id
  return (
    <>
      {team.nickname && <span>{team.nickname}</span>}
      {team.officialName && team.officialName !== team.name && <span>{team.officialName}</span>}
      <span>{teamKindWords(team)}</span>
      {own && <Badge tone="ok">Seu time</Badge>}
    </>
  )
}

function TeamSkeleton() {
  return (
    <div className={styles.page}>
      <Card flush>
        <SkeletonRows count={4} />
      </Card>
      <div className={styles.grid}>
        <div className={styles.last}>
          <Card flush>
            <SkeletonRows count={5} />
          </Card>
        </div>
        <div className={styles.next}>
          <Card flush>
            <SkeletonRows count={5} />
          </Card>
        </div>
      </div>
    </div>
  )
}
