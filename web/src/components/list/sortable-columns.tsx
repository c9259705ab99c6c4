import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Column, ColumnSort, SortDirection } from '../data-table.tsx'
import { useListSearch } from './list-search.ts'
import { nextSort, sortedDirection } from './sort-steps.ts'
import styles from './sortable-columns.module.css'

const icons = { ascending: IconArrowUp, descending: IconArrowDown } as const

/** Makes the heads of the columns that have a `sort` into buttons; the order is kept in the address (`?sort=red`). */
export function useSortable<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const { search } = useListSearch()
  return columns.map((column) => {
    const { sort, head } = column
    if (!sort) return column
    const sorted = sortedDirection(sort, search['sort'])
    return { ...column, headControl: <SortControl sort={sort} name={head} />, ...(sorted && { sorted }) }
  })
}

/** Which way a column is sorted by the address. */
export function useSortedBy(): (sort: ColumnSort) => SortDirection | undefined {
  const { search } = useListSearch()
  return (sort) => sortedDirection(sort, search['sort'])
}

interface Props {
  readonly sort: ColumnSort
  /** "Amarelos": the whole name, of which the head may show less. */
  readonly name: string
  /** Where a column is narrow, only the one that sorts has an arrow. */
  readonly narrow?: boolean
  readonly children?: ReactNode
}

/** The head of a column as the button that sorts by it. */
export function SortControl({ sort, name, narrow = false, children = name }: Props) {
  const { search, set } = useListSearch()
  const sorted = sortedDirection(sort, search['sort'])
  const Icon = sorted ? icons[sorted] : IconArrowsSort
  return (
    <button
      type="button"
      className={styles.control}
      data-narrow={narrow || undefined}
      title={`Ordenar por ${name.toLowerCase()}`}
      onClick={() => set({ sort: nextSort(sort.word, search['sort']) })}
    >
      {children}
      {(sorted || !narrow) && <Icon size={13} stroke={2} aria-hidden />}
    </button>
  )
}
