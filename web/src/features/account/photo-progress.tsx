import styles from './photo-progress.module.css'

/** 90% of the way is the sending; the last tenth comes with the answer. */
export function PhotoProgress({ percent }: { readonly percent: number }) {
  return (
    <div className={styles.progress}>
      <div
        className={styles.bar}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> looks different in every browser
        role="progressbar"
        aria-label="Envio da foto"
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
