import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useId, type ReactNode } from 'react'
import styles from '../data-table.module.css'
import { DataTableCells, DataTableFrame, DataTableHead, type Column } from '../data-table.tsx'
import { HiddenText } from '../hidden-text.tsx'
import { useRowSelection, type RowSelection } from './row-selection.ts'
import { useSortable } from './sortable-columns.tsx'
import { useDrawnRange, usePageTop } from './virtual-list.tsx'

// Roles are explicit, because `display: block` on a phone takes a table's own roles away.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

interface Props<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly rowHeight?: number
}

/** `DataTable` for long lists: only the rows near the screen are drawn, two empty ones hold the place of the rest. */
export function VirtualTable<Row>({ caption, columns: given, rows, rowKey, rowHeight = 45 }: Props<Row>) {
  const columns = useSelectable(useSortable(given), rowKey)
  const { ref, top } = usePageTop<HTMLTableSectionElement>()
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rowKey(rows[index]!),
    scrollMargin: top,
    overscan: 10,
    rangeExtractor: useDrawnRange(),
  })
  const items = virtualizer.getVirtualItems()
  const before = items.length > 0 ? items[0]!.start - top : 0
  const after = items.length > 0 ? virtualizer.getTotalSize() - (items.at(-1)!.end - top) : 0
  return (
    <DataTableFrame caption={caption} columns={columns}>
      <table className={styles.table} role="table" aria-rowcount={rows.length + 1}>
        <caption>
          <HiddenText>{caption}</HiddenText>
        </caption>
        <DataTableHead columns={columns} />
        <tbody ref={ref} role="rowgroup">
          {before > 0 && <Room height={before} columns={columns.length} />}
          {items.map(({ key, index }) => (
            <tr key={key} ref={virtualizer.measureElement} data-index={index} role="row" aria-rowindex={index + 2}>
              <DataTableCells columns={columns} row={rows[index]!} />
            </tr>
          ))}
          {after > 0 && <Room height={after} columns={columns.length} />}
        </tbody>
      </table>
    </DataTableFrame>
  )
}

/** Where rows can be chosen, the first cell, which names its row, has the box. */
function useSelectable<Row>(columns: readonly Column<Row>[], rowKey: (row: Row) => string): readonly Column<Row>[] {
  const selection = useRowSelection()
  const [first, ...rest] = columns
  if (!selection || !first) return columns
  const cell = (row: Row) => (
    <SelectableCell selection={selection} rowKey={rowKey(row)}>
      {first.cell(row)}
    </SelectableCell>
  )
  return [{ ...first, cell }, ...rest]
}

function Room({ height, columns }: { readonly height: number; readonly columns: number }) {
  return (
    <tr aria-hidden="true" style={{ padding: 0, border: 0 }}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- room, and hidden */}
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}

interface SelectableCellProps {
  readonly selection: RowSelection
  readonly rowKey: string
  readonly children: ReactNode
}

/** A row's name with its box before it; the box is called by the name. */
function SelectableCell({ selection, rowKey, children }: SelectableCellProps) {
  const id = useId()
  return (
    <span className={styles.cell}>
      <label className={styles.box}>
        <input
          type="checkbox"
          aria-labelledby={`${id}-verb ${id}-name`}
          checked={selection.has(rowKey)}
          onChange={() => selection.toggle(rowKey)}
        />
        <HiddenText>
          <span id={`${id}-verb`}>Selecionar</span>
        </HiddenText>
      </label>
      <span className={styles.name} id={`${id}-name`}>
        {children}
      </span>
    </span>
  )
}
