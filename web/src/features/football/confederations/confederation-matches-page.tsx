import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { paceWhile } from '../../../components/live/use-live.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { hasDemo, useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { keepsChanging } from '../pieces/matches/match-stage.ts'
import { MatchListTools } from '../matches/lists/match-list-tools.tsx'
import { MatchPagesView } from '../matches/lists/match-pages-view.tsx'
import { useToday } from '../pieces/matches/use-today.ts'
import { ConfederationFrame } from './confederation-frame.tsx'
import { confederationMatchesCall, confederationMatchPages } from './confederation-queries.ts'

const LIVE_MS = 30_000

const route = getRouteApi('/confederacoes/$id/jogos')

export function ConfederationMatchesPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const today = useToday()
  const matches = useInfiniteQuery({
    ...confederationMatchPages(id, search, today),
    refetchInterval: paceWhile((match) => keepsChanging(match, today), LIVE_MS),
  })
  const call = confederationMatchesCall(id, search, today)
  const exported = useApiPages(matches, '/api/v1/confederacoes/{id}/jogos', call, { demo: hasDemo(matches) })
  return (
    <ConfederationFrame id={id} section="jogos" title="Jogos">
      <MatchListTools
        list="confederacoes/jogos"
        search={search}
        actions={<ExportMenu call={exported} name={`jogos-${id}`} formats={['csv', 'json', 'ics']} />}
      />
      <MatchPagesView
        query={matches}
        by="row"
        empty={
          <EmptyState title="Nenhum jogo aqui">
            Mude a situação ou a data para ver outros jogos desta confederação.
          </EmptyState>
        }
      />
    </ConfederationFrame>
  )
}
