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
import styles from './team-matches-page.module.css'
import { useListSearch } from '../../../../components/list/list-search.ts'
import { SelectFilter } from '../../../../components/list/list-tools.tsx'
import { ListTools } from '../../../../console/record-list/list-tools.tsx'
import { Segmented } from '../../../../components/segmented.tsx'
import { Stepper } from '../../../../components/stepper/stepper.tsx'
import { partialDateWords, shiftMonth } from '../../pieces/dates/partial-date-words.ts'
import { competitionsIn, seasonsIn } from '../../teams/played-editions.ts'
import { TeamSearchFilter } from '../../pieces/teams/team-search-filter.tsx'
import type { TeamMatchesSearch } from './team-matches-search.ts'

const route = getRouteApi('/times/$id/jogos')

/** A team's matches: results, upcoming ones, or a calendar. */
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
      title="Jogos"
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

const views = [
  { value: '', label: 'Resultados' },
  { value: 'proximos', label: 'Próximos' },
  { value: 'calendario', label: 'Calendário' },
] as const
const places = [
  { value: 'casa', label: 'Em casa' },
  { value: 'fora', label: 'Fora' },
] as const
const results = [
  { value: 'V', label: 'Vitórias' },
  { value: 'E', label: 'Empates' },
  { value: 'D', label: 'Derrotas' },
] as const

interface Props {
  readonly search: TeamMatchesSearch
  readonly month: string
  readonly played: Parameters<typeof seasonsIn>[0]
}

function TeamMatchesTools({ search, month, played }: Props) {
  const { set } = useListSearch()
  const view = search.ver ?? ''
  return (
    <ListTools list="times/jogos" bare>
      <Segmented
        label="Como ver"
        choices={views}
        value={view}
        onChange={(next) => set({ ver: next, mes: undefined, ...(next !== '' && { resultado: undefined }) })}
      />
      {view === 'calendario' ? (
        <Stepper
          previous={{ label: 'Mês anterior', go: () => set({ mes: shiftMonth(month, -1) }) }}
          next={{ label: 'Próximo mês', go: () => set({ mes: shiftMonth(month, 1) }) }}
        >
          <b aria-live="polite">{partialDateWords(month)}</b>
        </Stepper>
      ) : (
        <SelectFilter
          name="temporada"
          label="Temporada"
          all="Todas as temporadas"
          choices={seasonsIn(played, search.temporada)}
        />
      )}
      <SelectFilter
        name="campeonato"
        of="competition"
        label="Campeonato"
        all="Todos os campeonatos"
        choices={competitionsIn(played)}
      />
      <SelectFilter name="local" label="Local" all="Em casa e fora" choices={places} />
      {view === '' && <SelectFilter name="resultado" label="Resultado" all="Todos os resultados" choices={results} />}
      <TeamSearchFilter name="adversario" label="Adversário" placeholder="Qualquer adversário" />
    </ListTools>
  )
}
