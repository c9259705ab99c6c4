import { csvLine, slug } from '@meio-campo/contract/rules'
import { useId, useState, type ReactNode } from 'react'
import { HiddenText } from '../hidden-text.tsx'
import { saveFile } from '../list/export-file.ts'
import styles from './chart-frame.module.css'

export interface ChartTable {
  readonly caption: string
  readonly heads: readonly string[]
  /** The first cell names the row. */
  readonly rows: readonly (readonly (string | number | null)[])[]
}

interface Props {
  /** One sentence that says what the picture shows. */
  readonly summary: string
  readonly table: ChartTable
  readonly legend?: ReactNode
  readonly children: ReactNode
}

/** A chart, with its numbers as a table for readers who prefer or need them. */
export function ChartFrame({ summary, table, legend, children }: Props) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id}>
        <HiddenText>{summary}</HiddenText>
      </figcaption>
      {asTable ? <NumberTable table={table} /> : children}
      <div className={styles.foot}>
        {legend && !asTable && <div className={styles.legend}>{legend}</div>}
        {asTable && (
          <button type="button" className={styles.toggle} onClick={() => saveTable(table)}>
            Baixar CSV
          </button>
        )}
        <button type="button" className={styles.toggle} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Ver como gráfico' : 'Ver como tabela'}
        </button>
      </div>
    </figure>
  )
}

function saveTable({ caption, heads, rows }: ChartTable) {
  const text = [heads, ...rows].map(csvLine).join('')
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${slug(caption)}.csv`)
}

function NumberTable({ table: { caption, heads, rows } }: { readonly table: ChartTable }) {
  return (
    // The block scrolls, so it takes the focus: the arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table}>
        <caption>
          <HiddenText>{caption}</HiddenText>
        </caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={String(name)}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
