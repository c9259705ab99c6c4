import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { Column } from '../data-table.tsx'
import { useListSearch } from './list-search.ts'
import { nextSort, sortedDirection } from './sort-steps.ts'
import styles from './sortable-columns.module.css'

const icons = { ascending: IconArrowUp, descending: IconArrowDown } as const

/** Makes the heads of the columns that have a `sort` into buttons; the order is kept in the address (`?sort=red`). */
export function useSortable<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const { search, set } = useListSearch()
  return columns.map((column) => {
    const { sort, head } = column
    if (!sort) return column
    const sorted = sortedDirection(sort, search['sort'])
    const Icon = sorted ? icons[sorted] : IconArrowsSort
    const headControl = (
      <button
        type="button"
        className={styles.control}
        title={`Ordenar por ${head.toLowerCase()}`}
        onClick={() => set({ sort: nextSort(sort.word, search['sort']) })}
      >
        {head}
        <Icon size={13} stroke={2} aria-hidden />
      </button>
    )
    return { ...column, headControl, ...(sorted && { sorted }) }
  })
}
