import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { DayField } from '../../../components/list/day-field.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { useAddressPages, useListSearch } from '../../../components/list/list-search.ts'
import { ListTools, SearchFilter, SelectFilter } from '../../../components/list/list-tools.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { KeyFilter } from '../usage/key-filter.tsx'
import { FILTERS, parseLogPlace, statusChoices, toLogQuery } from './log-filters.ts'
import { requestPages } from './log-queries.ts'
import { RequestTable } from './request-table.tsx'

const route = getRouteApi('/api')

/** The calls of the last seven days, one by one. */
export function RequestLogTab() {
  const place = parseLogPlace(route.useSearch())
  const { set } = useListSearch()
  const requests = useInfiniteQuery(requestPages(place))
  useAddressPages(requests)
  const filtered = FILTERS.some((name) => place[name])
  return (
    <Card title="Chamadas dos últimos 7 dias" flush>
      <ListTools
        filters={FILTERS}
        actions={<ExportMenu call={{ path: '/api/v1/registros', query: toLogQuery(place) }} name="registros" />}
      >
        <SearchFilter name="caminho" label="Caminho" placeholder="Parte do caminho: /tabela" />
        <SearchFilter name="id" label="Número da chamada" placeholder="Número: req_…" />
        <SelectFilter name="status" label="Status" all="Todos os status" choices={statusChoices} />
        <KeyFilter />
        <DayField label="De" value={place.de} latest={place.ate} onChange={(day) => set({ de: day })} />
        <DayField label="Até" value={place.ate} earliest={place.de} onChange={(day) => set({ ate: day })} />
      </ListTools>
      <PagesView
        query={requests}
        noun={{ one: 'chamada', many: 'chamadas' }}
        empty={
          filtered ? (
            <EmptyState title="Nenhuma chamada com esses filtros">Mude o caminho, o status ou o período.</EmptyState>
          ) : (
            <EmptyState title="Nenhuma chamada em sete dias">
              Cada chamada feita com uma chave aparece aqui um segundo depois de respondida.
            </EmptyState>
          )
        }
      >
        {(rows) => <RequestTable requests={rows} />}
      </PagesView>
    </Card>
  )
}
