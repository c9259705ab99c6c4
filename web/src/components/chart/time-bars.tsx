import { numberFormat } from '@meio-campo/contract/rules'
import { ChartFrame } from './chart-frame.tsx'
import styles from './time-bars.module.css'

interface Bar {
  /** Names its hour or day in full, for the table and the pointer. */
  readonly label: string
  /** The same in few letters, for the axis. */
  readonly short: string
  readonly count: number
  /** The part of the count that is drawn separately. */
  readonly part: number
  /** Shown only in the table, under the heading `noteName`. */
  readonly note?: string
}

interface Props {
  readonly caption: string
  /** One sentence that says what the picture shows. */
  readonly summary: string
  /** What a bar stands for: "Dia". */
  readonly head: string
  readonly countName: string
  readonly partName: string
  /** With it the table has a column more. */
  readonly noteName?: string
  readonly bars: readonly Bar[]
}

const HEIGHT = 100
/** Above this number of bars the gaps are dropped. */
const MANY = 60
const number = numberFormat()

/** Counts by hour or by day. */
export function TimeBars({ caption, summary, head, countName, partName, noteName, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  // A little over one: neighbours must not show a seam.
  const width = bars.length > MANY ? 1.05 : 0.8
  const tall = (count: number) => (count / most) * HEIGHT
  const ticks = [0, Math.floor((bars.length - 1) / 2), bars.length - 1]
  return (
    <ChartFrame
      summary={summary}
      table={{
        caption,
        heads: [head, countName, partName, ...(noteName ? [noteName] : [])],
        rows: bars.map(({ label, count, part, note }) => [
          label,
          number.format(count),
          number.format(part),
          ...(noteName ? [note ?? null] : []),
        ]),
      }}
      legend={
        <>
          <span className={styles.key}>{countName}</span>
          <span className={styles.key} data-kind="part">
            {partName}
          </span>
        </>
      }
    >
      <div className={styles.chart} aria-hidden="true">
        <span className={styles.most}>{number.format(most)}</span>
        <svg className={styles.bars} viewBox={`0 0 ${bars.length} ${HEIGHT}`} preserveAspectRatio="none">
          {bars.map(({ label, count, part }, index) => (
            <g key={label}>
              <title>{`${label}: ${number.format(count)}`}</title>
              <rect className={styles.room} x={index} y={0} width={1} height={HEIGHT} />
              <rect className={styles.count} x={index} y={HEIGHT - tall(count)} width={width} height={tall(count)} />
              <rect className={styles.part} x={index} y={HEIGHT - tall(part)} width={width} height={tall(part)} />
            </g>
          ))}
        </svg>
        <div className={styles.axis}>
          {ticks.map((tick) => (
            <span key={tick}>{bars[tick]?.short}</span>
          ))}
        </div>
      </div>
    </ChartFrame>
  )
}
