import type { CompetitionPage as Competition } from '@meio-campo/contract'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Flag } from '../../../components/flag/flag.tsx'
import { useLive } from '../../../components/live/use-live.ts'
import { QueryView } from '../../../components/page/query-view.tsx'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { SubscribeCalendarButton } from '../../push/calendars/subscribe-calendar-button.tsx'
import { EditRecordLink } from '../../curating/records/settings/admin-links.tsx'
import { JoinsFold } from '../../importing/duplicates/joins-fold.tsx'
import { RecordHistoryFold } from '../../curating/history/record-history-fold.tsx'
import { CompetitionFrame } from './competition-frame.tsx'
import frame from './competition-frame.module.css'
import { CompetitionOverview } from './competition-overview.tsx'
import { competitionCall, competitionQuery } from './competition-queries.ts'
import { currentRound, kindWords } from './competition-words.ts'
import { Card } from '../../../components/card.tsx'
import { PageColumns } from '../../../components/page/page-columns.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'

const LIVE_MS = 20_000

const route = getRouteApi('/campeonatos/$id/')

export function CompetitionPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const query = useLive(competitionQuery(id, search), {
    intervalMs: LIVE_MS,
    while: ({ data }) => data.edition !== null && !data.edition.finished,
  })
  const competition = query.data?.data
  const source = competition?.sources[0] ?? null
  useApiCall('/api/v1/campeonatos/{id}', competitionCall(id, search), {
    demo: competition?.edition?.demo ?? false,
    source: source && { title: source.title, at: source.at },
  })
  return (
    <CompetitionFrame
      id={id}
      temporada={search.temporada}
      section="visao-geral"
      title={competition?.name ?? 'Campeonato'}
      about={
        competition && {
          competition,
          edition: competition.edition?.name ?? null,
          editions: competition.editions,
        }
      }
      error={query.error}
      facts={competition && <Facts competition={competition} />}
      actions={
        <>
          <SubscribeCalendarButton kind="competition" id={id} />
          <EditRecordLink noun="competition" id={id} />
        </>
      }
      onEdition={(temporada) => void navigate({ search: { temporada }, resetScroll: false })}
    >
      <QueryView query={query} skeleton={<CompetitionSkeleton />}>
        {({ data }) => <CompetitionOverview competition={data} temporada={search.temporada} />}
      </QueryView>
      <JoinsFold kind="competition" id={competition?.id} />
      <RecordHistoryFold kind="competition" id={competition?.id} />
    </CompetitionFrame>
  )
}

function Facts({ competition }: { readonly competition: Competition }) {
  const { kind, gender, country, confederation, edition, round } = competition
  return (
    <>
      {edition && <span>Edição {edition.name}</span>}
      {round && edition && !edition.finished && <span>{currentRound(round)}</span>}
      <span>{gender === 'women' ? `${kindWords(kind)} feminina` : kindWords(kind)}</span>
      {country && <Flag code={country} size={13} />}
      {confederation && (
        <Link className={frame.name} to="/confederacoes/$id" params={{ id: confederation.id }}>
          {confederation.acronym ?? confederation.name}
        </Link>
      )}
    </>
  )
}

function CompetitionSkeleton() {
  return (
    <PageColumns
      side={
        <>
          <Card flush>
            <SkeletonRows count={3} />
          </Card>
          <Card flush>
            <SkeletonRows count={5} />
          </Card>
        </>
      }
    >
      <Card flush>
        <SkeletonRows count={6} />
      </Card>
      <Card flush>
        <SkeletonRows count={8} />
      </Card>
    </PageColumns>
  )
}
