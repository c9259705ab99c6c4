import type { FilteredList } from '@meio-campo/contract/rules'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { PageOf } from '../../api/pages.ts'
import type { RawCall } from '../../api/raw-call.ts'
import { Card } from '../../components/card.tsx'
import { ExportMenu } from '../../components/list/export-menu.tsx'
import { useListView, ViewSwitch } from '../../components/list/list-tools.tsx'
import { PagesView } from '../../components/list/pages-view.tsx'
import type { Noun } from '../../components/list/pages-words.ts'
import { useSelectionState } from '../../components/list/row-selection.ts'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../components/page/skeleton.tsx'
import { useUser } from '../../session/session-store.ts'
import { MissingData } from '../not-found/missing-data.tsx'
import { isFiltered } from './filtered.ts'
import { ListTools } from './list-tools.tsx'
import { SelectableList, type RenderBulkEdit } from './selectable-list.tsx'

type Rows<Row> = ComponentType<{ readonly rows: readonly Row[] }>

interface Props<Row> {
  readonly query: UseInfiniteQueryResult<InfiniteData<PageOf<Row>>>
  /** What `useApiPages` gave back. */
  readonly exported: Pick<RawCall, 'path' | 'params' | 'query'>
  /** What an exported file is called. */
  readonly name: string
  readonly list: FilteredList
  readonly noun: Noun
  /** For a noun that is feminine, or a list with more to say than "change the filters". */
  readonly empty?: ReactNode
  /** Lets admins select rows and edit them all at once. */
  readonly bulkEdit?: RenderBulkEdit
  /** About as many as the first page fills a screen with. */
  readonly skeletonRows: number
  readonly cards: Rows<Row>
  readonly table: Rows<Row>
  /** The filters and the order. */
  readonly children: ReactNode
}

/** A list of records as the reader prefers it, cards or table, with its filters and its export. */
export function RecordList<Row extends object>({
  query,
  exported,
  name,
  list,
  noun,
  empty,
  bulkEdit,
  skeletonRows,
  cards: Cards,
  table: Table,
  children,
}: Props<Row>) {
  const view = useListView()
  const admin = useUser()?.admin ?? false
  const selection = useSelectionState()
  return (
    <Card flush>
      <ListTools
        list={list}
        actions={
          <>
            <ViewSwitch />
            <ExportMenu call={exported} name={name} />
          </>
        }
      >
        {children}
      </ListTools>
      <PagesView
        query={query}
        noun={noun}
        skeleton={<SkeletonRows count={skeletonRows} />}
        empty={empty ?? <NoRecords noun={noun} filtered={isFiltered(exported.query)} />}
      >
        {(rows) => {
          if (view !== 'table') return <Cards rows={rows} />
          if (!bulkEdit || !admin) return <Table rows={rows} />
          return (
            <SelectableList noun={noun} selection={selection} shown={idsOf(rows)} bulkEdit={bulkEdit}>
              <Table rows={rows} />
            </SelectableList>
          )
        }}
      </PagesView>
    </Card>
  )
}

const idsOf = (rows: readonly object[]) =>
  rows.flatMap((row) => ('id' in row && typeof row.id === 'string' ? [row.id] : []))

interface NoRecordsProps {
  readonly noun: Noun
  readonly filtered: boolean
}

function NoRecords({ noun: { one, many }, filtered }: NoRecordsProps) {
  if (filtered) {
    return (
      <EmptyState
        title={`Nenhum ${one} encontrado`}
      >{`Mude a busca ou os filtros para ver outros ${many}.`}</EmptyState>
    )
  }
  return (
    <MissingData title={`Nenhum ${one} ainda`} suggested={false}>
      {`Os ${many} aparecem aqui quando são cadastrados ou importados.`}
    </MissingData>
  )
}

export const nameSorts = [
  { value: 'name', label: 'Nome, de A a Z' },
  { value: '-name', label: 'Nome, de Z a A' },
] as const

/** The default of lists of what people know: the API computes it from matches, goals, titles and views. */
export const fameSort = { value: '-fame', label: 'Mais conhecidos' } as const

export const changedSort = { value: '-updated', label: 'Mudados há pouco' } as const

/** What every list of records can be sorted by. */
export const recordSorts = [...nameSorts, changedSort] as const
