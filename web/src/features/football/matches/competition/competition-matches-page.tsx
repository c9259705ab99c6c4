import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Card } from '../../../../components/card.tsx'
import { ExportMenu } from '../../../../components/list/export-menu.tsx'
import { PagesView } from '../../../../components/list/pages-view.tsx'
import { paceWhile, useLive } from '../../../../components/live/use-live.ts'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import { hasDemo, useApiCall, useApiPages } from '../../../../console/api-panel/use-api-call.ts'
import { SubscribeCalendarButton } from '../../../push/calendars/subscribe-calendar-button.tsx'
import { CompetitionFrame } from '../../competitions/competition-frame.tsx'
import { MatchGroups } from '../../pieces/matches/match-groups-view.tsx'
import { isLive, stageOf } from '../../pieces/matches/match-stage.ts'
import { differInRound } from '../../pieces/matches/match-words.ts'
import { useToday } from '../../pieces/matches/use-today.ts'
import styles from './competition-matches-page.module.css'
import { calendarQuery, gridCall, monthCall, monthPages, roundCall, roundQuery } from './competition-matches-queries.ts'
import type { CompetitionMatchesSearch } from './competition-matches-search.ts'
import { CompetitionMatchesTools } from './competition-matches-tools.tsx'
import { GridView } from './grid-view.tsx'
import { chosenRound, type Round } from './round-choice.ts'

const route = getRouteApi('/campeonatos/$id/jogos/')

/** The matches of an edition: by round, by date, or team against team. */
export function CompetitionMatchesPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const calendar = useQuery(calendarQuery(id, search))
  const today = useToday()
  const change = useCallback(
    (next: CompetitionMatchesSearch) => void navigate({ search: next, resetScroll: false }),
    [navigate],
  )
  const answer = calendar.data
  const round = answer ? chosenRound(answer.rounds, search) : null
  const month = search.mes ?? defaultMonth(answer?.data[0]?.day ?? null, today)
  return (
    <CompetitionFrame
      id={id}
      temporada={search.temporada}
      section="jogos"
      title="Jogos"
      about={answer}
      error={calendar.error}
      actions={
        round && (
          <>
            <SubscribeCalendarButton kind="competition" id={id} />
            <ExportMenu
              call={{ path: '/api/v1/campeonatos/{id}/jogos', ...shownCall(id, search, round, month) }}
              name={`jogos-${id}`}
              formats={['csv', 'json', 'ics']}
            />
          </>
        )
      }
      onEdition={(temporada) => change({ temporada, ...(search.ver && { ver: search.ver }) })}
    >
      <QueryView
        query={calendar}
        skeleton={
          <Card flush>
            <SkeletonRows count={10} />
          </Card>
        }
      >
        {({ rounds }) =>
          round ? (
            <>
              <CompetitionMatchesTools
                id={id}
                search={search}
                rounds={rounds}
                round={round}
                month={month}
                onChange={change}
              />
              {search.ver === 'data' && <MonthView id={id} search={search} month={month} />}
              {search.ver === 'grade' && <GridView id={id} search={search} phase={search.fase ?? round.phase} />}
              {search.ver === undefined && <RoundView id={id} search={search} round={round} />}
            </>
          ) : (
            <Card>
              <EmptyState
                title="Sem jogos registrados nesta edição"
                action={
                  <ButtonLink variant="default" to="/campeonatos/$id/campeoes" params={{ id }}>
                    Ver os campeões
                  </ButtonLink>
                }
              >
                Escolha outra temporada para ver rodadas e resultados.
              </EmptyState>
            </Card>
          )
        }
      </QueryView>
    </CompetitionFrame>
  )
}

function shownCall(id: string, search: CompetitionMatchesSearch, round: Round, month: string) {
  if (search.ver === 'data') return monthCall(id, search, month)
  return search.ver === 'grade' ? gridCall(id, search, search.fase ?? round.phase) : roundCall(id, search, round)
}

/** This month, or the edition's last one when it is over. */
const defaultMonth = (last: string | null, today: string) => (last && last < today ? last : today).slice(0, 7)

const LIVE_MS = 20_000

interface Props {
  readonly id: string
  readonly search: CompetitionMatchesSearch
  readonly month: string
}

/** The matches of a month, or all of one team's. */
function MonthView({ id, search, month }: Props) {
  const matches = useInfiniteQuery({
    ...monthPages(id, search, month),
    refetchInterval: paceWhile(isLive, LIVE_MS),
  })
  useApiPages(matches, '/api/v1/campeonatos/{id}/jogos', monthCall(id, search, month), { demo: hasDemo(matches) })
  return (
    <PagesView
      query={matches}
      noun={{ one: 'jogo', many: 'jogos' }}
      skeleton={
        <Card flush>
          <SkeletonRows count={10} />
        </Card>
      }
      empty={
        <Card>
          <EmptyState title="Nenhum jogo aqui">
            {search.time ? 'Escolha outro time ou outra situação.' : 'Vá para outro mês com as setas.'}
          </EmptyState>
        </Card>
      }
    >
      {(rows) => (
        <div className={styles.days}>
          <MatchGroups matches={rows} by="day" showCompetition={false} />
        </div>
      )}
    </PagesView>
  )
}

interface RoundViewProps {
  readonly id: string
  readonly search: CompetitionMatchesSearch
  readonly round: Round
}

/** A round by day; it is refreshed while matches are left to play. */
function RoundView({ id, search, round }: RoundViewProps) {
  const matches = useLive(roundQuery(id, search, round), {
    intervalMs: LIVE_MS,
    while: ({ data }) => data.some((match) => stageOf(match) === 'live' || stageOf(match) === 'next'),
  })
  useApiCall('/api/v1/campeonatos/{id}/jogos', roundCall(id, search, round), {
    demo: matches.data?.data.some(({ demo }) => demo) ?? false,
  })
  return (
    <QueryView
      query={matches}
      skeleton={
        <Card flush>
          <SkeletonRows count={10} />
        </Card>
      }
    >
      {({ data }) => {
        // Rounds without a number share their phase's answer.
        const shown = round.number === null ? data.filter((match) => match.round?.name === round.name) : data
        return shown.length > 0 ? (
          <div className={styles.days} aria-busy={matches.isPlaceholderData}>
            <MatchGroups matches={shown} by="day" showCompetition={false} showRound={differInRound(shown)} />
          </div>
        ) : (
          <Card>
            <EmptyState title="Nenhum jogo nesta rodada">Os confrontos ainda não foram definidos.</EmptyState>
          </Card>
        )
      }}
    </QueryView>
  )
}
