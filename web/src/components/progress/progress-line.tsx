import { ProgressBar } from './progress-bar.tsx'
import styles from './progress.module.css'

interface Props {
  /** What is in progress: "Envio da foto". */
  readonly label: string
  readonly percent: number
}

/** A bar with its figure. */
export function ProgressLine({ label, percent }: Props) {
  return (
    <div className={styles.line}>
      <ProgressBar label={label} percent={percent} />
      <span className={styles.figure}>{percent}%</span>
    </div>
  )
}
