import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Card } from '../../../../components/card.tsx'
import { ExportMenu } from '../../../../components/list/export-menu.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import { SubscribeCalendarButton } from '../../../push/calendars/subscribe-calendar-button.tsx'
import { CompetitionFrame } from '../../competitions/competition-frame.tsx'
import { useToday } from '../../pieces/matches/use-today.ts'
import { calendarQuery, gridCall, monthCall, roundCall } from './competition-matches-queries.ts'
import type { CompetitionMatchesSearch } from './competition-matches-search.ts'
import { CompetitionMatchesTools } from './competition-matches-tools.tsx'
import { GridView } from './grid-view.tsx'
import { MonthView } from './month-view.tsx'
import { chosenRound, type Round } from './round-choice.ts'
import { RoundView } from './round-view.tsx'

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
      title="Jogos do campeonato"
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
