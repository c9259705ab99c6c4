// Roles are explicit, because the phone's `display: block` takes a table's own roles away.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import { HiddenText } from './hidden-text.tsx'

export interface Column<Row> {
  readonly id: string
  /** Empty for a column of actions. */
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'end'
}

interface Props<Row> {
  /** Says what the table lists; read by screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
}

/** A list as a table; on a phone each row becomes a small block with its labels. The first column names the row. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  return (
    <div className={styles.wrap}>
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
    </div>
  )
}

export function DataTableHead<Row>({ columns }: Pick<Props<Row>, 'columns'>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ id, head, align }) => (
          <th key={id} role="columnheader" scope="col" data-align={align}>
            {head || <HiddenText>Ações</HiddenText>}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export function DataTableCells<Row>({ columns, row }: Pick<Props<Row>, 'columns'> & { readonly row: Row }) {
  return columns.map(({ id, head, align, cell }) => (
    <td key={id} role="cell" data-align={align}>
      {head && (
        <span className={styles.label} aria-hidden="true">
          {head}
        </span>
      )}
      {cell(row)}
    </td>
  ))
}
