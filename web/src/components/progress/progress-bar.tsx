import styles from './progress.module.css'

interface Props {
  /** What is in progress: "Envio da foto". */
  readonly label: string
  /** Null while the total is unknown. */
  readonly percent: number | null
}

export function ProgressBar({ label, percent }: Props) {
  return (
    <span
      className={styles.bar}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> looks different in every browser
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent !== null && { 'aria-valuenow': percent })}
    >
      <span style={{ width: `${percent ?? 0}%` }} />
    </span>
  )
}

interface ProgressLineProps {
  /** What is in progress: "Envio da foto". */
  readonly label: string
  readonly percent: number
}

/** A bar with its figure. */
export function ProgressLine({ label, percent }: ProgressLineProps) {
  return (
    <div className={styles.line}>
      <ProgressBar label={label} percent={percent} />
      <span className={styles.figure}>{percent}%</span>
    </div>
  )
}
