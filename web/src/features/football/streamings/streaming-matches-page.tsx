import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { SelectFilter } from '../../../components/list/list-tools.tsx'
import { paceWhile } from '../../../components/live/use-live.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { hasDemo, useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { SubscribeCalendarButton } from '../../push/calendars/subscribe-calendar-button.tsx'
import { CalendarButton } from '../matches/lists/calendar-button.tsx'
import { keepsChanging } from '../pieces/matches/match-stage.ts'
import { MatchListTools } from '../matches/lists/match-list-tools.tsx'
import { MatchPagesView } from '../matches/lists/match-pages-view.tsx'
import { useToday } from '../pieces/matches/use-today.ts'
import { StreamingFrame } from './streaming-frame.tsx'
import { streamingMatchesCall, streamingMatchPages, streamingQuery } from './streaming-queries.ts'

const LIVE_MS = 20_000

const route = getRouteApi('/streamings/$id/jogos')

/** What a service shows, as an agenda. */
export function StreamingMatchesPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const today = useToday()
  const matches = useInfiniteQuery({
    ...streamingMatchPages(id, search, today),
    refetchInterval: paceWhile((match) => keepsChanging(match, today), LIVE_MS),
  })
  const call = streamingMatchesCall(id, search, today)
  const exported = useApiPages(matches, '/api/v1/streamings/{id}/jogos', call, { demo: hasDemo(matches) })
  const streaming = useQuery(streamingQuery(id)).data?.data
  const competitions = new Map(streaming?.rights.map(({ competition }) => [competition.id, competition.name]))
  return (
    <StreamingFrame
      id={id}
      section="jogos"
      title="Jogos"
      actions={
        <>
          <CalendarButton call={exported} name={`jogos-${id}`} />
          <SubscribeCalendarButton kind="streaming" id={id} />
        </>
      }
    >
      <MatchListTools
        list="streamings/jogos"
        search={search}
        actions={<ExportMenu call={exported} name={`jogos-${id}`} />}
      >
        <SelectFilter
          name="campeonato"
          of="competition"
          label="Campeonato"
          all="Todos os campeonatos"
          choices={[...competitions].map(([value, label]) => ({ value, label }))}
        />
      </MatchListTools>
      <MatchPagesView
        query={matches}
        by="day"
        empty={
          <EmptyState title="Nenhum jogo aqui">
            Mude a situação, a data ou o campeonato para ver outros jogos deste serviço.
          </EmptyState>
        }
      />
    </StreamingFrame>
  )
}
