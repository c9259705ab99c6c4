import { HiddenText } from '../hidden-text.tsx'
import { linePath, scale } from './chart-scale.ts'
import styles from './sparkline.module.css'

interface Props {
  /** Places in a table: the first is at the top. */
  readonly values: readonly number[]
  /** The whole description: "Do 7º ao 3º lugar em 33 rodadas". */
  readonly label: string
  /** The last place there is; without it, the worst of the values. */
  readonly worst?: number
  readonly width?: number
  readonly height?: number
}

/** A team's positions by round, small enough for a row. */
export function Sparkline({ values, label, worst, width = 120, height = 28 }: Props) {
  const last = values.at(-1)
  if (last === undefined) return null
  const x = scale([0, Math.max(1, values.length - 1)], [3, width - 5])
  const y = scale([1, worst ?? Math.max(2, ...values)], [4, height - 4])
  return (
    <span className={styles.frame}>
      <HiddenText>{label}</HiddenText>
      <svg className={styles.spark} width={width} height={height} aria-hidden="true">
        <path className={styles.line} d={linePath(values.map((value, index) => [x(index), y(value)]))} />
        <circle className={styles.now} cx={x(values.length - 1)} cy={y(last)} r="3" />
      </svg>
    </span>
  )
}
