// Roles are explicit, because `display: block` on a phone takes a table's own roles away.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { numberFormat } from '@meio-campo/contract/rules'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './data-table.module.css'
import { HiddenText } from './hidden-text.tsx'

export interface Column<Row> {
  readonly id: string
  /** Empty for a column of actions. */
  readonly head: string
  /** The whole name, where the head shows less of it. */
  readonly name?: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'end'
  /** The word of the API's `sort`, and what it means; `useSortable` (`list/sortable-columns.tsx`) makes it a control. */
  readonly sort?: RowSort<Row>
  /** Stands in place of the words in the head. */
  readonly headControl?: ReactNode
  readonly sorted?: SortDirection
}

export type SortDirection = 'ascending' | 'descending'

export interface ColumnSort {
  readonly word: string
  /** What the word alone gives; with `-` before it, the other. */
  readonly gives: SortDirection
}

interface RowSort<Row> extends ColumnSort {
  /** For rows that the console sorts itself (`list/sorted-rows.ts`). */
  readonly by?: (row: Row) => string | number | null
}

interface Props<Row> {
  /** Says what the table lists; read by screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
}

/** A list as a table. The first column names the row. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  return (
    <DataTableFrame caption={caption} columns={columns}>
      <table className={styles.table} role="table">
        <caption>
          <HiddenText>{caption}</HiddenText>
        </caption>
        <DataTableHead columns={columns} />
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              <DataTableCells columns={columns} row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </DataTableFrame>
  )
}

interface FrameProps<Row> extends Pick<Props<Row>, 'caption' | 'columns'> {
  readonly children: ReactNode
}

/**
 * On a phone a table is scrolled sideways while its first column stays, so that a row's name is always seen. Only a
 * table with actions becomes small blocks with labels there, because its buttons would be out of sight.
 */
export function DataTableFrame<Row>({ caption, columns, children }: FrameProps<Row>) {
  if (columns.some(({ head }) => head === '')) return <div className={styles.blocks}>{children}</div>
  return <Scroll label={caption}>{children}</Scroll>
}

/** Focusable only if it scrolls, so that a table that fits is not an extra tab stop. */
function Scroll({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const box = ref.current!
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth))
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={ref} className={styles.scroll} {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label })}>
      {children}
    </div>
  )
}

export function DataTableHead<Row>({ columns }: Pick<Props<Row>, 'columns'>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ id, head, align, headControl, sorted }) => (
          <th key={id} role="columnheader" scope="col" data-align={align} aria-sort={sorted}>
            {headControl ?? (head || <HiddenText>Ações</HiddenText>)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const plain = numberFormat()

/** A cell that is only a number is a quantity, written as everywhere: 1.130. A year is given as text. */
const written = (content: ReactNode) => (typeof content === 'number' ? plain.format(content) : content)

export function DataTableCells<Row>({ columns, row }: Pick<Props<Row>, 'columns'> & { readonly row: Row }) {
  return columns.map(({ id, head, align, cell }) => (
    <td key={id} role="cell" data-align={align}>
      {head && (
        <span className={styles.label} aria-hidden="true">
          {head}
        </span>
      )}
      {written(cell(row))}
    </td>
  ))
}
