import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ExportMenu } from '../../../../components/list/export-menu.tsx'
import { SubscribeCalendarButton } from '../../../push/calendars/subscribe-calendar-button.tsx'
import { useToday } from '../../pieces/matches/use-today.ts'
import { TeamFrame } from '../../teams/team-frame.tsx'
import { playedEditionsQuery } from '../../teams/team-queries.ts'
import { CalendarView } from './calendar-view.tsx'
import { MatchesView } from './matches-view.tsx'
import { monthCall, teamMatchesCall } from './team-matches-queries.ts'
import { TeamMatchesTools } from './team-matches-tools.tsx'
import styles from './team-matches-page.module.css'

const route = getRouteApi('/times/$id/jogos')

/** A team's matches: results, what is to come, or a calendar. */
export function TeamMatchesPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const today = useToday()
  const { data: played } = useQuery(playedEditionsQuery(id))
  const month = search.mes ?? today.slice(0, 7)
  const calendar = search.ver === 'calendario'
  const call = calendar ? monthCall(id, search, month) : teamMatchesCall(id, search, today)
  return (
    <TeamFrame
      id={id}
      temporada={search.temporada}
      section="jogos"
      title="Jogos do time"
      actions={
        <>
          <SubscribeCalendarButton kind="team" id={id} />
          <ExportMenu
            call={{ path: '/api/v1/times/{id}/jogos', ...call }}
            name={`jogos-${id}`}
            formats={['csv', 'json', 'ics']}
          />
        </>
      }
    >
      <div className={styles.page}>
        <TeamMatchesTools search={search} month={month} played={played?.data ?? []} />
        {calendar ? <CalendarView id={id} search={search} month={month} /> : <MatchesView id={id} search={search} />}
      </div>
    </TeamFrame>
  )
}
