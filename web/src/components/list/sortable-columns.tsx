import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Column, ColumnSort, SortDirection } from '../data-table.tsx'
import { useListSearch } from './list-search.ts'
import { nextPartOrder, PART_ORDER, partOrderIn } from './part-order.ts'
import { nextSort, sortedDirection } from './sort-steps.ts'
import styles from './sortable-columns.module.css'

const icons = { ascending: IconArrowUp, descending: IconArrowDown } as const

/**
 * Makes the heads of the columns that have a `sort` into buttons; the order is kept in the address: `?sort=red` of a page's
 * list, `?ordem=anos.goals` of a part of a page.
 */
export function useSortable<Row>(columns: readonly Column<Row>[], part?: string): readonly Column<Row>[] {
  const { current } = useOrder(part)
  return columns.map((column) => {
    const { sort, head, name = head } = column
    if (!sort) return column
    const sorted = sortedDirection(sort, current)
    const headControl = (
      <SortControl sort={sort} name={name} narrow={part !== undefined || name !== head} part={part}>
        {head}
      </SortControl>
    )
    return { ...column, headControl, ...(sorted && { sorted }) }
  })
}

/** The order that the address has of the page's list, or of a part of it, and the step to the next one. */
export function useOrder(part?: string): { current: string | undefined; step: (word: string) => void } {
  const { search, set } = useListSearch()
  if (part === undefined) {
    const current = search['sort']
    return { current, step: (word) => set({ sort: nextSort(word, current) }) }
  }
  const orders = search[PART_ORDER]
  return {
    current: partOrderIn(orders, part),
    step: (word) => set({ [PART_ORDER]: nextPartOrder(orders, part, word) }),
  }
}

/** Which way a column is sorted by the address. */
export function useSortedBy(): (sort: ColumnSort) => SortDirection | undefined {
  const { search } = useListSearch()
  return (sort) => sortedDirection(sort, search['sort'])
}

interface Props {
  readonly sort: ColumnSort
  /** "Amarelos": the full name, which the header may abbreviate. */
  readonly name: string
  /** In narrow columns only the sorted one has an arrow. */
  readonly narrow?: boolean
  readonly part?: string | undefined
  readonly children?: ReactNode
}

/** The head of a column as the button that sorts by it. */
export function SortControl({ sort, name, narrow = false, part, children = name }: Props) {
  const { current, step } = useOrder(part)
  const sorted = sortedDirection(sort, current)
  const Icon = sorted ? icons[sorted] : IconArrowsSort
  return (
    <button
      type="button"
      className={styles.control}
      data-narrow={narrow || undefined}
      title={`Ordenar por ${name.toLowerCase()}`}
      onClick={() => step(sort.word)}
    >
      {children}
      {(sorted || !narrow) && <Icon size={13} stroke={2} aria-hidden />}
    </button>
  )
}
