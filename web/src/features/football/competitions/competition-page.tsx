import type { CompetitionPage as Competition } from '@meio-campo/contract'
import { numberFormat, plural } from '@meio-campo/contract/rules'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { Flag } from '../../../components/flag/flag.tsx'
import { useLive } from '../../../components/live/use-live.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageColumns } from '../../../components/page/page-columns.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { useSession } from '../../../session/session-store.ts'
import { RecordHistoryFold } from '../../curating/history/record-history-fold.tsx'
import { EditRecordLink } from '../../curating/records/settings/admin-links.tsx'
import { JoinsFold } from '../../importing/duplicates/joins-fold.tsx'
import { SubscribeCalendarButton } from '../../push/calendars/subscribe-calendar-button.tsx'
import { ChampionCard } from '../pieces/champions/champion-card.tsx'
import { MatchList } from '../pieces/matches/match-list.tsx'
import { ScorersCard } from '../pieces/scorers/scorers-card.tsx'
import { StandingsTable } from '../pieces/standings/standings-table.tsx'
import { CompetitionFrame } from './competition-frame.tsx'
import styles from './competition-page.module.css'
import { competitionCall, competitionQuery } from './competition-queries.ts'
import { currentRound, kindWords } from './competition-words.ts'

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
      {country && (
        <span>
          <Flag code={country} size={13} />
        </span>
      )}
      {confederation && (
        <Link to="/confederacoes/$id" params={{ id: confederation.id }}>
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

interface Props {
  readonly competition: Competition
  readonly temporada: string | undefined
}

/** An edition at a glance. */
function CompetitionOverview({ competition, temporada }: Props) {
  const { id, liveMatches, nextMatches, lateMatches, lastMatches, leaders, topScorers, format, averages } = competition
  const favourite = useSession()?.time?.id
  const search = temporada ? { temporada } : {}
  const allMatches = (
    <TextLink to="/campeonatos/$id/jogos" params={{ id }} search={search}>
      Todos os jogos
    </TextLink>
  )
  const nothing = liveMatches.length + nextMatches.length + lastMatches.length + leaders.length === 0
  return (
    <PageColumns
      side={
        <>
          <ChampionCard
            id={id}
            champion={competition.champion}
            decidedIn={competition.decidedIn}
            edition={competition.edition?.name}
            last={competition.lastChampions}
          />
          {topScorers.length > 0 && <ScorersCard id={id} search={search} rows={topScorers} />}
          {averages.played > 0 && <AveragesCard averages={averages} />}
          {format && (
            <Card title="Como se joga">
              <p className={styles.format}>{format}</p>
            </Card>
          )}
        </>
      }
    >
      {liveMatches.length > 0 && (
        <Card title="Ao vivo" flush>
          <MatchList matches={liveMatches} label="Jogos ao vivo" showCompetition={false} />
        </Card>
      )}
      {nextMatches.length > 0 && (
        <Card title={nextTitle(competition)} aside={allMatches} flush>
          <MatchList matches={nextMatches} label="Próximos jogos" showDay showCompetition={false} />
        </Card>
      )}
      {lateMatches.length > 0 && (
        <Card title={plural(lateMatches.length, 'Jogo atrasado', 'Jogos atrasados')} flush>
          <MatchList matches={lateMatches} label="Jogos atrasados" showDay showCompetition={false} />
        </Card>
      )}
      {leaders.map(({ group, rows }) => (
        <Card
          key={group}
          title={group ? `Líderes: ${group}` : 'Líderes'}
          aside={
            <TextLink to="/campeonatos/$id/tabela" params={{ id }} search={search}>
              Tabela completa
            </TextLink>
          }
          flush
        >
          <StandingsTable caption={group ? `Líderes: ${group}` : 'Líderes'} rows={rows} favourite={favourite} />
        </Card>
      ))}
      {lastMatches.length > 0 && (
        <Card title="Últimos resultados" {...(nextMatches.length === 0 && { aside: allMatches })} flush>
          <MatchList matches={lastMatches} label="Últimos resultados" showDay showCompetition={false} />
        </Card>
      )}
      {nothing && (
        <Card>
          <EmptyState title="Sem jogos registrados nesta edição">
            Só o resultado final é conhecido. Escolha outra temporada para ver tabela e jogos.
          </EmptyState>
        </Card>
      )}
    </PageColumns>
  )
}

function nextTitle({ round, nextMatches }: Competition): string {
  // The next matches may belong to the following round, so the heading names the round only if all share it.
  const same = round && nextMatches.every((match) => match.round?.name === round.name)
  return same ? `Próximos jogos: ${currentRound(round)}` : 'Próximos jogos'
}

const whole = numberFormat({ maximumFractionDigits: 0 })
const precise = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Figures without records are left out: missing cards do not mean zero cards. */
function AveragesCard({ averages }: { readonly averages: Competition['averages'] }) {
  const figures = [
    { name: plural(averages.played, 'Jogo disputado', 'Jogos disputados'), value: whole.format(averages.played) },
    { name: 'Gols por jogo', value: averages.goals === null ? null : precise.format(averages.goals) },
    { name: 'Cartões por jogo', value: averages.cards === null ? null : precise.format(averages.cards) },
    { name: 'Público médio', value: averages.attendance === null ? null : whole.format(averages.attendance) },
  ]
  return (
    <Card title="Médias">
      <dl className={styles.figures}>
        {figures
          .filter(({ value }) => value !== null)
          .map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}
