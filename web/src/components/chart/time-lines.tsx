import { ChartFrame } from './chart-frame.tsx'
import { linePath, scale } from './chart-scale.ts'
import styles from './time-lines.module.css'

export interface TimeSeries {
  readonly name: string
  /** One per moment; null where nothing was measured. */
  readonly values: readonly (number | null)[]
}

interface Props {
  readonly caption: string
  /** One sentence that says what the picture shows. */
  readonly summary: string
  readonly moments: readonly { readonly label: string; readonly short: string }[]
  /** One to four. */
  readonly series: readonly TimeSeries[]
  /** A value with its unit. */
  readonly words: (value: number) => string
  /** What the moments are called in the table. */
  readonly head?: string
  /** The values at the bottom and at the top; without it, from zero to the highest. */
  readonly range?: readonly [bottom: number, top: number]
}

const HEIGHT = 100

/** One to four values over time, with a common scale. */
export function TimeLines({ caption, summary, moments, series, words, head = 'Hora', range }: Props) {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const [bottom, top] = range ?? [0, Math.max(...known, 0) || 1]
  const heightOf = scale([bottom, top], [HEIGHT, 0])
  const points = (values: TimeSeries['values']) =>
    values.map((value, index) => (value === null ? null : ([index, heightOf(value)] as const)))
  const ticks = [0, Math.floor((moments.length - 1) / 2), moments.length - 1]
  return (
    <ChartFrame
      summary={summary}
      table={{
        caption,
        heads: [head, ...series.map(({ name }) => name)],
        rows: moments.map(({ label }, index) => [
          label,
          ...series.map(({ values }) => {
            const value = values[index] ?? null
            return value === null ? null : words(value)
          }),
        ]),
      }}
      legend={series.map(({ name }, index) => (
        <span key={name} className={styles.key} data-series={index}>
          {name}
        </span>
      ))}
    >
      <div className={styles.chart} aria-hidden="true">
        <span className={styles.most}>{known.length === 0 ? 'Nada medido ainda' : words(top)}</span>
        <svg className={styles.lines} viewBox={`0 0 ${moments.length - 1} ${HEIGHT}`} preserveAspectRatio="none">
          {series.map(({ name, values }, index) => (
            <g key={name} data-series={index}>
              <path className={styles.line} d={linePath(points(values))} />
              {points(values).map((point, place, all) =>
                // A moment between two gaps has no line: a dot shows it.
                point && !all[place - 1] && !all[place + 1] ? (
                  <path key={moments[place]!.label} className={styles.dot} d={`M${point[0]} ${point[1]}h0`} />
                ) : null,
              )}
            </g>
          ))}
        </svg>
        <div className={styles.axis}>
          {ticks.map((tick) => (
            <span key={tick}>{moments[tick]?.short}</span>
          ))}
        </div>
      </div>
    </ChartFrame>
  )
}
