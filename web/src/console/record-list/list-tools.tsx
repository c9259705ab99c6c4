import { listFilters, type FilteredList } from '@meio-campo/contract/rules'
import type { ReactNode } from 'react'
import { useListSearch, type ListSearch } from '../../components/list/list-search.ts'
import { FilterBar } from '../../components/list/list-tools.tsx'
import { SavedViews } from '../saved-views/saved-views.tsx'

interface Props {
  /** Says what filters it: with any of that set, "Limpar filtros" appears, and a view of the list keeps it. */
  readonly list: FilteredList
  /** Search, filters and order. Each reads and writes its own part of the address. */
  readonly children: ReactNode
  /** At the end: view, export. */
  readonly actions?: ReactNode
  /** For a bar that stands outside a card. */
  readonly bare?: boolean
  /** Where a filter is an address of its own instead of a part of the query. */
  readonly address?: ListSearch
}

/** Everything above a list that has filters. */
export function ListTools({ list, children, actions, bare = false, address }: Props) {
  const query = useListSearch()
  const { search, set } = address ?? query
  const filters: readonly string[] = listFilters[list]
  return (
    <FilterBar
      bare={bare}
      chosen={filters.filter((name) => search[name]).length}
      actions={
        <>
          {actions}
          <SavedViews list={list} search={search} set={set} />
        </>
      }
      onClear={() => set(Object.fromEntries(filters.map((name) => [name, undefined])))}
    >
      {children}
    </FilterBar>
  )
}
