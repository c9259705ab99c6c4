import type { Match } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../../components/card.tsx'
import { Crest } from '../../../../components/crest/crest.tsx'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { useLive } from '../../../../components/live/use-live.ts'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import { useApiCall } from '../../../../console/api-panel/use-api-call.ts'
import { partialDateWords } from '../../pieces/dates/partial-date-words.ts'
import { whenWords } from '../../pieces/matches/match-words.ts'
import { MatchList } from '../../pieces/matches/match-list.tsx'
import { isLive } from '../../pieces/matches/match-stage.ts'
import { UnseenFacts } from '../../pieces/matches/unseen-facts.tsx'
import { useToday } from '../../pieces/matches/use-today.ts'
import { outcomeOf } from '../../pieces/teams/team-words.ts'
import styles from './calendar-view.module.css'
import { monthWeeks } from './month-days.ts'
import { monthCall, monthQuery } from './team-matches-queries.ts'
import type { TeamMatchesSearch } from './team-matches-search.ts'

const LIVE_MS = 20_000
const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']

interface Props {
  readonly id: string
  readonly search: TeamMatchesSearch
  readonly month: string
}

/** A month as a calendar, and below it the same matches as a list. */
export function CalendarView({ id, search, month }: Props) {
  const query = useLive(monthQuery(id, search, month), {
    intervalMs: LIVE_MS,
    while: ({ data }) => data.some(isLive),
  })
  useApiCall('/api/v1/times/{id}/jogos', monthCall(id, search, month), {
    demo: query.data?.data.some(({ demo }) => demo) ?? false,
  })
  return (
    <QueryView
      query={query}
      skeleton={
        <Card flush>
          <SkeletonRows count={8} />
        </Card>
      }
    >
      {({ data }) => (
        <div className={styles.view} aria-busy={query.isPlaceholderData}>
          <Month id={id} month={month} matches={data} />
          {data.length > 0 ? (
            <Card title="Jogos do mês" flush>
              <MatchList matches={data} label="Jogos do mês" showDay />
            </Card>
          ) : (
            <p className={styles.none}>Nenhum jogo neste mês. Vá para outro com as setas.</p>
          )}
        </div>
      )}
    </QueryView>
  )
}

interface MonthProps {
  readonly id: string
  readonly month: string
  readonly matches: readonly Match[]
}

function Month({ id, month, matches }: MonthProps) {
  const today = useToday()
  const byDay = Map.groupBy(matches, ({ day }) => day ?? '')
  return (
    <table className={styles.month}>
      <caption>
        <HiddenText>Calendário de {partialDateWords(month)}</HiddenText>
      </caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" aria-label={weekday}>
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) =>
              day === null ? (
                // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- an empty place
                <td key={index} className={styles.outside} />
              ) : (
                <td key={day} data-today={day === today || undefined}>
                  <span className={styles.number}>{Number(day.slice(8))}</span>
                  {byDay.get(day)?.map((match) => (
                    <DayMatch key={match.id} id={id} match={match} />
                  ))}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayMatch({ id, match }: { readonly id: string; readonly match: Match }) {
  const opponent = match.home.id === id ? match.away : match.home
  const outcome = outcomeOf(match, id)
  const today = useToday()
  return (
    <Link
      className={styles.match}
      to="/campeonatos/$id/jogos/$idjogo"
      params={{ id: match.competition.id, idjogo: match.id }}
    >
      <Crest team={opponent} size={24} />
      <span className={styles.name}>{opponent.name}</span>
      <b>{outcome ? `${outcome.own} × ${outcome.other}` : whenWords(match, today, false).head.toLowerCase()}</b>
      <UnseenFacts match={match} seen={[]} />
    </Link>
  )
}
