import { plural } from '@meio-campo/contract/rules'
import { ChartFrame } from '../../../../components/chart/chart-frame.tsx'
import styles from './goals-by-minute.module.css'

interface Part {
  readonly from: number
  readonly to: number
  readonly scored: number
  readonly conceded: number
}

interface Props {
  readonly parts: readonly Part[]
  /** A player scores; only a team also concedes. */
  readonly scoredOnly?: boolean
}

const TALLEST = 96

const partWords = ({ from, to }: Part) => `${from}–${to}'`
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const goals = (count: number, one: string, many: string) => `${count} ${plural(count, one, many)}`

/** Goals by the minute of play: scored above the line, conceded (hatched) below. */
export function GoalsByMinute({ parts, scoredOnly = false }: Props) {
  const scored = sum(parts.map((part) => part.scored))
  const conceded = sum(parts.map((part) => part.conceded))
  const most = Math.max(1, ...parts.flatMap((part) => (scoredOnly ? [part.scored] : [part.scored, part.conceded])))
  const height = (count: number) => Math.round((count / most) * TALLEST)
  const scoredWords = goals(scored, 'marcado', 'marcados')
  const concededWords = goals(conceded, 'sofrido', 'sofridos')
  return (
    <ChartFrame
      summary={`Gols por minuto: ${scoredWords}${scoredOnly ? '' : `, ${concededWords}`}.`}
      table={{
        caption: 'Gols por minuto',
        heads: scoredOnly ? ['Minutos', 'Marcados'] : ['Minutos', 'Marcados', 'Sofridos'],
        rows: parts.map((part) =>
          scoredOnly ? [partWords(part), part.scored] : [partWords(part), part.scored, part.conceded],
        ),
      }}
      legend={
        <>
          <span className={styles.key} data-kind="scored">
            {scoredWords}
          </span>
          {!scoredOnly && (
            <span className={styles.key} data-kind="conceded">
              {concededWords}
            </span>
          )}
        </>
      }
    >
      <div className={styles.chart} aria-hidden="true">
        {parts.map((part) => (
          <div key={part.from} className={styles.part}>
            <span className={styles.up}>
              <b>{part.scored}</b>
              <i style={{ height: height(part.scored) }} />
            </span>
            <span className={styles.axis}>{partWords(part)}</span>
            {!scoredOnly && (
              <span className={styles.down}>
                <i style={{ height: height(part.conceded) }} />
                <b>{part.conceded}</b>
              </span>
            )}
          </div>
        ))}
      </div>
    </ChartFrame>
  )
}
