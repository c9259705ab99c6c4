import type { Confederation } from '@meio-campo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Column } from '../../../components/data-table.tsx'
import { Flag } from '../../../components/flag/flag.tsx'
import { SearchFilter, SortSelect, useListView } from '../../../components/list/list-tools.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { MissingData } from '../../../console/not-found/missing-data.tsx'
import { RecordList } from '../../../console/record-list/record-list.tsx'
import { nameSorts } from '../../../console/record-list/record-list.tsx'
import { bulkEdit } from '../../curating/bulk/bulk-edit.tsx'
import { NewRecordLink } from '../../curating/records/settings/admin-links.tsx'
import { confederationPages, confederationsCall } from './confederation-queries.ts'
import { ConfederationRow } from './confederation-row.tsx'
import { confederationTree, worldOf, type ConfederationNode } from './confederation-tree.ts'
import { levelWords, memberCount } from './confederation-words.ts'
import styles from './confederations-page.module.css'

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
        list="confederacoes"
        noun={{ one: 'confederação', many: 'confederações' }}
        empty={
          search.q ? (
            <EmptyState title="Nenhuma confederação encontrada">
              Mude a busca para ver outras confederações e federações.
            </EmptyState>
          ) : (
            <MissingData title="Nenhuma confederação ainda">
              As confederações e federações aparecem aqui quando são cadastradas ou importadas.
            </MissingData>
          )
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
  { id: 'founded', head: 'Fundação', align: 'end', cell: ({ founded }) => founded?.toString() ?? '–' },
  { id: 'teams', head: 'Times', align: 'end', cell: ({ teams }) => teams },
]

function ConfederationTable({ rows }: { readonly rows: readonly Confederation[] }) {
  return <VirtualTable caption="Confederações" columns={columns} rows={rows} rowKey={({ id }) => id} />
}

/** FIFA, below it the continents, in each its countries, and the states of those that have them. */
function ConfederationTree({ rows }: { readonly rows: readonly Confederation[] }) {
  const { world, continents } = worldOf(confederationTree(rows))
  const byTeams = (nodes: readonly ConfederationNode[]) =>
    nodes.toSorted((a, b) => b.confederation.teams - a.confederation.teams)
  return (
    <>
      {world && (
        <div className={styles.top}>
          <ConfederationRow confederation={world} />
        </div>
      )}
      <ul className={styles.continents} aria-label="Confederações">
        {byTeams(continents).map(({ confederation, members }) => (
          <li key={confederation.id} className={styles.continent}>
            <ConfederationRow confederation={confederation} />
            {members.length > 0 && <Members nodes={members} />}
          </li>
        ))}
      </ul>
    </>
  )
}

function Members({ nodes }: { readonly nodes: readonly ConfederationNode[] }) {
  return (
    <ul className={styles.nations}>
      {withMembersFirst(nodes).map(({ confederation, members }) => (
        <li key={confederation.id} className={members.length > 0 ? styles.wide : undefined}>
          <ConfederationRow confederation={confederation} />
          {members.length > 0 && <States confederation={confederation} members={members} />}
        </li>
      ))}
    </ul>
  )
}

/** They take a whole line, because within the columns they would break the layout. */
const withMembersFirst = (nodes: readonly ConfederationNode[]) =>
  nodes.toSorted((a, b) => Number(b.members.length > 0) - Number(a.members.length > 0))

function States({ confederation, members }: ConfederationNode) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.states} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {open ? 'Esconder' : 'Ver'} {memberCount(confederation)}
      </summary>
      {open && (
        <ul>
          {members.map((node) => (
            <li key={node.confederation.id}>
              <ConfederationRow confederation={node.confederation} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
