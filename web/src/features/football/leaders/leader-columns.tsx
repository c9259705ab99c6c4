import { numberFormat } from '@meio-campo/contract/rules'
import type { ReactNode } from 'react'
import type { Column } from '../../../components/data-table.tsx'
import styles from './leaders.module.css'

const whole = numberFormat()

/** A figure that the list can be ordered by, the highest first. */
export const figureColumn = <Row,>(id: string, head: string, value: (row: Row) => number | null): Column<Row> => ({
  id,
  head,
  align: 'end',
  sort: { word: id, gives: 'descending' },
  cell: (row) => {
    const known = value(row)
    return known === null ? '–' : whole.format(known)
  },
})

interface PlacedProps {
  readonly position: number
  /** With room for a whole name. */
  readonly wide?: boolean
  /** The link. */
  readonly children: ReactNode
}

/** The person or team of a row, after the position. */
export function Placed({ position, wide = false, children }: PlacedProps) {
  return (
    <span className={wide ? `${styles.placed} ${styles.wide}` : styles.placed}>
      <span className={styles.place}>{position}º</span>
      {children}
    </span>
  )
}
