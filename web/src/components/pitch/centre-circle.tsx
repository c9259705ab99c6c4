import styles from './centre-circle.module.css'

/** The loader: the spot circling the centre circle. */
export function CentreCircle({ size = 26 }: { readonly size?: number }) {
  return (
    <svg className={styles.circle} width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <circle className={styles.line} cx="13" cy="13" r="10" />
      <path className={styles.line} d="M13 0v26" />
      <circle className={styles.spot} cx="20.07" cy="5.93" r="3.5" />
    </svg>
  )
}
