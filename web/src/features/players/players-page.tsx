import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../components/card.tsx'
import { countryChoices } from '../../components/flag/football-countries.ts'
import { ExportMenu } from '../../components/list/export-menu.tsx'
import { useAddressPages } from '../../components/list/list-search.ts'
import {
  ListTools,
  SearchFilter,
  SelectFilter,
  SortSelect,
  useListView,
  ViewSwitch,
} from '../../components/list/list-tools.tsx'
import { PagesView } from '../../components/list/pages-view.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { PageFrame } from '../../components/page/page-frame.tsx'
import { SkeletonRows } from '../../components/page/skeleton.tsx'
import { useApiCall } from '../api-panel/use-api-call.ts'
import { peopleSorts } from '../people/people-sorts.ts'
import { TeamSearchFilter } from '../teams/team-search-filter.tsx'
import { PlayerList } from './player-list.tsx'
import { playerPages, playersCall } from './player-queries.ts'
import { PlayerTable } from './player-table.tsx'

const route = getRouteApi('/jogadores/')

const positions = [
  { value: 'goleiro', label: 'Goleiros' },
  { value: 'defensor', label: 'Defensores' },
  { value: 'meia', label: 'Meias' },
  { value: 'atacante', label: 'Atacantes' },
] as const

export function PlayersPage() {
  const search = route.useSearch()
  const view = useListView()
  const players = useInfiniteQuery(playerPages(search))
  useAddressPages(players)
  const call = playersCall(search)
  useApiCall('/api/v1/jogadores', call, { demo: players.data?.pages[0]?.data.some(({ demo }) => demo) ?? false })
  return (
    <PageFrame title="Jogadores" subtitle="Carreira, gols, cartões, títulos e transferências de cada um.">
      <Card flush>
        <ListTools
          filters={['q', 'time', 'posicao', 'nacionalidade']}
          actions={
            <>
              <ViewSwitch />
              <ExportMenu call={{ path: '/api/v1/jogadores', params: {}, ...call }} name="jogadores" />
            </>
          }
        >
          <SearchFilter name="q" label="Buscar jogadores" placeholder="Nome do jogador" />
          <TeamSearchFilter name="time" label="Time" placeholder="Qualquer time" />
          <SelectFilter name="posicao" label="Posição" all="Todas as posições" choices={positions} />
          <SelectFilter
            name="nacionalidade"
            label="Nacionalidade"
            all="Todas as nacionalidades"
            choices={countryChoices}
          />
          <SortSelect choices={peopleSorts} />
        </ListTools>
        <PagesView
          query={players}
          noun={{ one: 'jogador', many: 'jogadores' }}
          skeleton={<SkeletonRows count={12} />}
          empty={
            <EmptyState title="Nenhum jogador encontrado">
              Mude a busca ou os filtros para ver outros jogadores.
            </EmptyState>
          }
        >
          {(rows) => (view === 'table' ? <PlayerTable rows={rows} /> : <PlayerList rows={rows} />)}
        </PagesView>
      </Card>
    </PageFrame>
  )
}
