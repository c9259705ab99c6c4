import styles from './upload-progress.module.css'

interface Props {
  /** What is being sent: "Envio da foto". */
  readonly label: string
  readonly percent: number
}

/** 90% of the way is the sending; the last tenth comes with the answer. */
export function UploadProgress({ label, percent }: Props) {
  return (
    <div className={styles.progress}>
      <div
        className={styles.bar}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> looks different in every browser
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <span className={styles.figure}>{percent}%</span>
    </div>
  )
}
