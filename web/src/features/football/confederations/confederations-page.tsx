import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Confederation } from '@meio-campo/contract'
import { SearchFilter, SortSelect, useListView } from '../../../components/list/list-tools.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { bulkEdit } from '../../curating/bulk/bulk-edit.tsx'
import { RecordList } from '../../../console/record-list/record-list.tsx'
import { nameSorts } from '../../../console/record-list/record-sorts.ts'
import { NewRecordLink } from '../../curating/records/settings/admin-links.tsx'
import { confederationPages, confederationsCall } from './confederation-queries.ts'
import { ConfederationTree } from './confederation-tree-view.tsx'
import type { Column } from '../../../components/data-table.tsx'
import { Flag } from '../../../components/flag/flag.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { levelWords } from './confederation-words.ts'

const route = getRouteApi('/confederacoes/')

const sorts = [...nameSorts, { value: '-updated', label: 'Mudadas há pouco' }] as const

export function ConfederationsPage() {
  const search = route.useSearch()
  const view = useListView()
  const confederations = useInfiniteQuery(confederationPages(search))
  const exported = useApiPages(confederations, '/api/v1/confederacoes', confederationsCall(search))
  // A tree needs all its nodes; there are some hundreds at most.
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = confederations
  const whole = view === 'cards' && !search.q
  useEffect(() => {
    if (whole && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [whole, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
  return (
    <PageFrame
      title="Confederações"
      subtitle="Da FIFA às federações estaduais."
      actions={<NewRecordLink noun="confederation" />}
    >
      <RecordList
        query={confederations}
        exported={exported}
        name="confederacoes"
        filters={['q']}
        noun={{ one: 'confederação', many: 'confederações' }}
        empty={
          <EmptyState title="Nenhuma confederação encontrada">
            Mude a busca para ver outras confederações e federações.
          </EmptyState>
        }
        bulkEdit={bulkEdit('confederation')}
        skeletonRows={12}
        cards={ConfederationTree}
        table={ConfederationTable}
      >
        <SearchFilter name="q" label="Buscar confederações" placeholder="Nome ou sigla" />
        {view === 'table' && <SortSelect choices={sorts} />}
      </RecordList>
    </PageFrame>
  )
}

const columns: readonly Column<Confederation>[] = [
  {
    id: 'name',
    head: 'Confederação',
    cell: ({ id, name }) => (
      <TextLink to="/confederacoes/$id" params={{ id }}>
        {name}
      </TextLink>
    ),
  },
  { id: 'acronym', head: 'Sigla', cell: ({ acronym }) => acronym ?? '–' },
  { id: 'level', head: 'Nível', cell: ({ level }) => levelWords(level) },
  { id: 'country', head: 'País', cell: ({ country }) => (country ? <Flag code={country} size={14} /> : '–') },
  {
    id: 'parent',
    head: 'Filiada a',
    cell: ({ parent }) =>
      parent ? (
        <TextLink to="/confederacoes/$id" params={{ id: parent.id }}>
          {parent.acronym ?? parent.name}
        </TextLink>
      ) : (
        '–'
      ),
  },
  { id: 'founded', head: 'Fundação', align: 'end', cell: ({ founded }) => founded ?? '–' },
  { id: 'teams', head: 'Times', align: 'end', cell: ({ teams }) => teams },
]

function ConfederationTable({ rows }: { readonly rows: readonly Confederation[] }) {
  return <VirtualTable caption="Confederações" columns={columns} rows={rows} rowKey={({ id }) => id} />
}
