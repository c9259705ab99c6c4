import { useState, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Card } from '../card.tsx'
import { DataTable, type Column } from '../data-table.tsx'
import styles from './part-table.module.css'
import { RowsExportMenu } from './rows-export-menu.tsx'
import { sortedRows } from './sorted-rows.ts'
import { useOrder, useSortable } from './sortable-columns.tsx'

interface Props<Row extends object> {
  readonly title: string
  /** Its name in the address, where the order of its rows is kept. */
  readonly part: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Of the exported file, without its ending. */
  readonly file: string
  /** How many rows are shown at first, and the words for all of them; without it, all. */
  readonly shown?: { readonly first: number; readonly all: string }
  /** Above the rows: a picture of the same. */
  readonly drawing?: ReactNode
  /** Beside the title, before the export. */
  readonly aside?: ReactNode
}

/** A part of a page as a table that is whole: sorted by its heads, linked by the address, exported as a file. */
export function PartTable<Row extends object>({
  title,
  part,
  columns,
  rows,
  rowKey,
  file,
  shown,
  drawing,
  aside,
}: Props<Row>) {
  const [whole, setWhole] = useState(false)
  const { current } = useOrder(part)
  const sorted = sortedRows(rows, columns, current)
  const isFolded = shown !== undefined && rows.length > shown.first
  return (
    <Card
      title={title}
      aside={
        <>
          {aside}
          <RowsExportMenu rows={sorted} name={file} part={title} />
        </>
      }
      flush
    >
      {drawing}
      <DataTable
        caption={title}
        columns={useSortable(columns, part)}
        rows={isFolded && !whole ? sorted.slice(0, shown.first) : sorted}
        rowKey={rowKey}
      />
      {isFolded && (
        <p className={styles.more}>
          <Button variant="default" size="xs" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? 'Mostrar menos' : shown.all}
          </Button>
        </p>
      )}
    </Card>
  )
}
