import type { TeamPage as Team } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Badge } from '../../../components/badge.tsx'
import { useListSearch } from '../../../components/list/list-search.ts'
import { useLive } from '../../../components/live/use-live.ts'
import { QueryView } from '../../../components/page/query-view.tsx'
import { useSession } from '../../../session/session-store.ts'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { SubscribeCalendarButton } from '../../push/calendars/subscribe-calendar-button.tsx'
import { EditRecordLink } from '../../curating/records/settings/admin-links.tsx'
import { JoinsFold } from '../../importing/duplicates/joins-fold.tsx'
import { RecordHistoryFold } from '../../curating/history/record-history-fold.tsx'
import { EditionPicker } from '../pieces/competitions/edition-picker.tsx'
import { TeamFrame } from './team-frame.tsx'
import { TeamOverview } from './team-overview.tsx'
import { playedEditionsQuery, teamCall, teamQuery } from './team-queries.ts'
import { isDemonstration, teamKindWords } from '../pieces/teams/team-words.ts'
import { Card } from '../../../components/card.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import styles from './team-overview.module.css'

const LIVE_MS = 20_000

const route = getRouteApi('/times/$id/')

export function TeamPage() {
  const { id } = route.useParams()
  const { temporada } = route.useSearch()
  const query = useLive(teamQuery(id, temporada), { intervalMs: LIVE_MS, while: ({ data }) => data.nextMatch !== null })
  const team = query.data?.data
  const source = team?.sources[0] ?? null
  useApiCall('/api/v1/times/{id}', teamCall(id, temporada), {
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
          <SeasonPicker id={id} temporada={temporada} />
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

/** The seasons that the team played; today is the first choice. */
function SeasonPicker({ id, temporada }: { readonly id: string; readonly temporada: string | undefined }) {
  const { data } = useQuery(playedEditionsQuery(id))
  const { set } = useListSearch()
  const seasons = [...new Set([...(data?.data.map(({ edition }) => edition) ?? []), ...(temporada ? [temporada] : [])])]
  if (seasons.length === 0) return null
  return (
    <EditionPicker
      edition={temporada ?? ''}
      editions={seasons.toSorted().toReversed()}
      none="Hoje"
      onPick={(season) => set({ temporada: season || undefined })}
    />
  )
}

function Facts({ team }: { readonly team: Team }) {
  const own = useSession()?.time?.id === team.id
  return (
    <>
      {team.nickname && <span>{team.nickname}</span>}
      {team.officialName && team.officialName !== team.name && <span>{team.officialName}</span>}
      <span>{teamKindWords(team)}</span>
      {team.season && <span>Temporada {team.season}</span>}
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
