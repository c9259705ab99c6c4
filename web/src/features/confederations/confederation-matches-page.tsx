import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ExportMenu } from '../../components/list/export-menu.tsx'
import { useAddressPages } from '../../components/list/list-search.ts'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { useApiCall } from '../api-panel/use-api-call.ts'
import { keepsChanging } from '../match-lists/keeps-changing.ts'
import { MatchListTools } from '../match-lists/match-list-tools.tsx'
import { MatchPagesView } from '../match-lists/match-pages-view.tsx'
import { useToday } from '../matches/use-today.ts'
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
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some((match) => keepsChanging(match, today))) ? LIVE_MS : false,
  })
  useAddressPages(matches)
  const call = confederationMatchesCall(id, search, today)
  useApiCall('/api/v1/confederacoes/{id}/jogos', call, {
    demo: matches.data?.pages[0]?.data.some(({ demo }) => demo) ?? false,
  })
  return (
    <ConfederationFrame id={id} section="jogos" title="Jogos da confederação">
      <MatchListTools
        search={search}
        actions={
          <ExportMenu
            call={{ path: '/api/v1/confederacoes/{id}/jogos', ...call }}
            name={`jogos-${id}`}
            formats={['csv', 'json', 'ics']}
          />
        }
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
