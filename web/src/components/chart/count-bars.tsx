import type { ReactNode } from 'react'
import { HiddenText } from '../hidden-text.tsx'
import styles from './count-bars.module.css'

interface Row {
  readonly id: string
  readonly label: ReactNode
  readonly count: number
}

interface Props {
  /** Says what is counted; read by screen readers. */
  readonly caption: string
  /** What the rows are called: "Idade". */
  readonly head: string
  /** What is counted: "Jogadores". */
  readonly unit: string
  readonly rows: readonly Row[]
}

/** Counts per category. The bars are a table, so the chart needs no separate one. */
export function CountBars({ caption, head, unit, rows }: Props) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <table className={styles.table}>
      <caption>
        <HiddenText>{caption}</HiddenText>
      </caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{unit}</th>
          <th scope="col">Gráfico</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, count }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td className={styles.number}>{count.toLocaleString('pt-BR')}</td>
            <td className={styles.bar} aria-hidden="true">
              {count > 0 && <i style={{ width: `${(count / most) * 100}%` }} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
