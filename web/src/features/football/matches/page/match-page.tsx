import { getRouteApi } from '@tanstack/react-router'
import type { MatchPage as MatchAnswer } from '@meio-campo/contract'
import { useLive } from '../../../../components/live/use-live.ts'
import { ColumnsSkeleton } from '../../../../components/page/page-columns.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { useApiCall } from '../../../../console/api-panel/use-api-call.ts'
import { isUntold, keepsChanging, stageOf } from '../../pieces/matches/match-stage.ts'
import { useToday } from '../../pieces/matches/use-today.ts'
import { FreshnessLine } from '../../../importing/connections/freshness-line.tsx'
import { JoinsFold } from '../../../importing/duplicates/joins-fold.tsx'
import { RecordHistoryFold } from '../../../curating/history/record-history-fold.tsx'
import { MatchFrame } from './match-frame.tsx'
import { matchCall, matchQuery } from '../../pieces/matches/match-queries.ts'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Card } from '../../../../components/card.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { MissingData } from '../../pieces/missing-data.tsx'
import { PageColumns } from '../../../../components/page/page-columns.tsx'
import { EventList } from './event-list.tsx'
import { AiringsCard } from './airings-card.tsx'
import { ForecastCard } from './forecast-card.tsx'
import { MatchFactsCard } from '../../pieces/matches/match-facts-card.tsx'
import { StatisticsCard } from './statistics-card.tsx'
import { count } from '../../../../components/list/pages-words.ts'
import { MetaLine } from '../../../../components/meta-line.tsx'
import { MatchList } from '../../pieces/matches/match-list.tsx'
import inkStyles from '../../pieces/matches/team-inks.module.css'
import { inkVariables, teamInks } from '../../pieces/matches/team-inks.ts'
import styles from './match-page.module.css'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { TextLink } from '../../../../components/text-link.tsx'
import { PlaceChange } from '../../pieces/standings/place-change.tsx'
import { TeamLink } from '../../pieces/teams/team-link.tsx'
import { UnknownResultCard } from './unknown-result-card.tsx'

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
      <FreshnessLine competition={address.id} edition={match?.edition} match={match?.id} />
      <JoinsFold kind="match" id={match?.id} />
      <RecordHistoryFold kind="match" id={match?.id} />
    </MatchFrame>
  )
}

/** A match at a glance: events, statistics and previous meetings. */
function MatchOverview({ match }: { readonly match: MatchAnswer }) {
  const { events, statistics, headToHead, positions, airings, forecast } = match
  const today = useToday()
  const next = stageOf(match) === 'next'
  const untold = isUntold(match, today)
  return (
    <PageColumns
      side={
        <>
          {(airings.length > 0 || next) && <AiringsCard match={match} />}
          <MatchFactsCard match={match} />
          {positions && <PositionsCard match={match} positions={positions} />}
        </>
      }
    >
      {untold && <UnknownResultCard match={match} />}
      {forecast && next && <ForecastCard match={match} forecast={forecast} />}
      {!next && (
        <Card title="Lances">
          {events.length > 0 ? (
            <EventList match={match} events={events} />
          ) : (
            <MissingData title="Sem lances para este jogo">Só o resultado é conhecido.</MissingData>
          )}
        </Card>
      )}
      {!next && <StatisticsCard match={match} statistics={statistics} />}
      {forecast && !next && <ForecastCard match={match} forecast={forecast} />}
      <HeadToHeadCard match={match} headToHead={headToHead} />
      {next && !untold && !forecast && headToHead.played === 0 && (
        <Card>
          <EmptyState
            title="A bola ainda não rolou"
            action={
              <ButtonLink variant="default" to="/campeonatos/$id/jogos" params={{ id: match.competition.id }}>
                Ver a rodada
              </ButtonLink>
            }
          >
            Lances, números e escalações aparecem aqui quando o jogo começar.
          </EmptyState>
        </Card>
      )}
    </PageColumns>
  )
}

interface Props {
  readonly match: MatchAnswer
  readonly headToHead: MatchAnswer['headToHead']
}

const encounters = { one: 'encontro', many: 'encontros' }
const goalNoun = { one: 'gol', many: 'gols' }

/** All known meetings of the two teams, from the home team's side. */
function HeadToHeadCard({ match: { home, away }, headToHead }: Props) {
  const { played, homeWins, draws, awayWins, homeGoals, awayGoals, last } = headToHead
  if (played === 0) return null
  const parts = [
    { id: 'home', name: `Vitórias: ${home.name}`, value: homeWins },
    { id: 'draws', name: 'Empates', value: draws },
    { id: 'away', name: `Vitórias: ${away.name}`, value: awayWins },
  ]
  return (
    <Card title="Confronto direto" aside={<MetaLine>{count(played, encounters)}</MetaLine>} flush>
      <div className={inkStyles.inks} style={inkVariables(teamInks(home, away))}>
        <dl className={styles.tally}>
          {parts.map(({ id, name, value }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.bar} aria-hidden="true">
          {parts
            .filter(({ value }) => value > 0)
            .map(({ id, value }) => (
              <span key={id} data-part={id} style={{ flexGrow: value }} />
            ))}
        </div>
      </div>
      <p className={styles.words}>
        {home.name}: {count(homeGoals, goalNoun)}. {away.name}: {count(awayGoals, goalNoun)}.
        {last.length === 0 && ' Este é o único encontro conhecido dos dois.'}
      </p>
      {last.length > 0 && (
        <div className={styles.list}>
          <MatchList matches={last} label="Últimos encontros" showDay />
        </div>
      )}
    </Card>
  )
}

interface PositionsCardProps {
  readonly match: MatchAnswer
  readonly positions: NonNullable<MatchAnswer['positions']>
}

/** How the match changed the places of both teams in the table. */
function PositionsCard({ match, positions }: PositionsCardProps) {
  return (
    <Card
      title="Na tabela"
      aside={
        <TextLink
          to="/campeonatos/$id/tabela"
          params={{ id: match.competition.id }}
          search={{ temporada: match.edition }}
        >
          Tabela
        </TextLink>
      }
      flush
    >
      <ul>
        {(['home', 'away'] as const).map((side) => {
          const { before, after } = positions[side]
          return (
            <li key={side} className={styles.row}>
              <TeamLink team={match[side]} />
              <span className={styles.places}>
                <span className={styles.before}>
                  <HiddenText>Antes: </HiddenText>
                  {before === null ? '–' : `${before}º`}
                </span>
                {after !== null && (
                  <>
                    <span aria-hidden="true">→</span>
                    <span className={styles.after}>
                      <HiddenText>Depois: </HiddenText>
                      {after}º
                    </span>
                    <PlaceChange change={before === null ? null : before - after} />
                  </>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
