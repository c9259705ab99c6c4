import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../components/card.tsx'
import { ExportMenu } from '../../components/list/export-menu.tsx'
import { useAddressPages } from '../../components/list/list-search.ts'
import { ListTools, SelectFilter, useListView, ViewSwitch } from '../../components/list/list-tools.tsx'
import { PagesView } from '../../components/list/pages-view.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../components/page/skeleton.tsx'
import { useApiCall } from '../api-panel/use-api-call.ts'
import { seasonsIn } from './played-editions.ts'
import { TeamEditionList } from './team-edition-list.tsx'
import { TeamEditionTable } from './team-edition-table.tsx'
import { TeamFrame } from './team-frame.tsx'
import { playedEditionsQuery, teamEditionPages, teamEditionsCall } from './team-queries.ts'

const route = getRouteApi('/times/$id/campeonatos')
const PATH = '/api/v1/times/{id}/campeonatos'

/** Every edition that a team played, with its campaign. */
export function TeamEditionsPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const view = useListView()
  const editions = useInfiniteQuery(teamEditionPages(id, search))
  useAddressPages(editions)
  const { data: played } = useQuery(playedEditionsQuery(id))
  const call = teamEditionsCall(id, search)
  const first = editions.data?.pages[0]
  useApiCall(PATH, call, { demo: first?.data.some(({ demo }) => demo) ?? false })
  return (
    <TeamFrame id={id} temporada={search.temporada} section="campeonatos" title="Campeonatos do time">
      <Card flush>
        <ListTools
          filters={['temporada']}
          actions={
            <>
              <ViewSwitch />
              <ExportMenu call={{ path: PATH, ...call }} name={`campeonatos-${id}`} />
            </>
          }
        >
          <SelectFilter
            name="temporada"
            label="Temporada"
            all="Todas as temporadas"
            choices={seasonsIn(played?.data ?? [], search.temporada)}
          />
        </ListTools>
        <PagesView
          query={editions}
          noun={{ one: 'edição', many: 'edições' }}
          skeleton={<SkeletonRows count={8} />}
          empty={
            <EmptyState title="Nenhuma campanha registrada">
              {search.temporada
                ? 'Não há campeonatos deste time nesta temporada. Escolha outra.'
                : 'Os jogos deste time ainda não foram registrados.'}
            </EmptyState>
          }
        >
          {(rows) => (view === 'table' ? <TeamEditionTable rows={rows} /> : <TeamEditionList rows={rows} />)}
        </PagesView>
      </Card>
    </TeamFrame>
  )
}
