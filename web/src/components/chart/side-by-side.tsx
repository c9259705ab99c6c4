import { numberFormat } from '@meio-campo/contract/rules'
import type { ReactNode } from 'react'
import { HiddenText } from '../hidden-text.tsx'
import styles from './side-by-side.module.css'

interface Side {
  readonly id: string
  readonly head: ReactNode
}

export interface SideBySideRow {
  readonly id: string
  readonly label: string
  /** One for each side; null where it is not known. */
  readonly values: readonly (number | null)[]
  readonly words?: (value: number) => string
  /** Which value stands out; a number that is neither good nor bad has none, nor has a count that is small for who played little. */
  readonly better?: 'more' | 'less'
}

interface Props {
  readonly caption: string
  /** What a row is: "Número". */
  readonly head: string
  readonly sides: readonly Side[]
  readonly rows: readonly SideBySideRow[]
}

/** With more than two, the first column stays in sight while the others scroll. */
const FIT_ON_A_PHONE = 2

const plain = numberFormat()

/** Two to four things compared number by number. It is a table whose cells also draw their size. */
export function SideBySide({ caption, head, sides, rows }: Props) {
  const table = (
    <table className={styles.table} data-sides={sides.length}>
      <caption>
        <HiddenText>{caption}</HiddenText>
      </caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {sides.map((side) => (
            <th key={side.id} scope="col">
              {side.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} sides={sides} />
        ))}
      </tbody>
    </table>
  )
  if (sides.length <= FIT_ON_A_PHONE) return table
  return (
    // The block scrolls on a phone, so it takes the focus: the arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
      {table}
    </div>
  )
}

function Row({ row, sides }: { readonly row: SideBySideRow; readonly sides: readonly Side[] }) {
  const { label, values, words = (value) => plain.format(value), better } = row
  const known = values.filter((value) => value !== null)
  const most = Math.max(...known.map(Math.abs), 0)
  const best = better === undefined ? null : bestOf(known, better)
  return (
    <tr>
      <th scope="row">{label}</th>
      {sides.map(({ id }, index) => {
        const value = values[index] ?? null
        return (
          <td key={id} data-best={(value !== null && value === best) || undefined}>
            <span>{value === null ? '–' : words(value)}</span>
            {value !== null && value === best && <HiddenText> (melhor)</HiddenText>}
            <i aria-hidden="true">
              <i style={{ width: `${most === 0 || value === null ? 0 : (Math.abs(value) / most) * 100}%` }} />
            </i>
          </td>
        )
      })}
    </tr>
  )
}

/** The comparison as rows of a file: a column for each side. */
export const sideRows = (names: readonly string[], rows: readonly SideBySideRow[]): readonly object[] =>
  rows.map(({ label, values }) => ({
    label,
    ...Object.fromEntries(names.map((name, index) => [name, values[index] ?? null])),
  }))

/** No value is highlighted where all are equal. */
function bestOf(values: readonly number[], better: 'more' | 'less'): number | null {
  if (values.length < 2 || new Set(values).size === 1) return null
  return better === 'more' ? Math.max(...values) : Math.min(...values)
}
