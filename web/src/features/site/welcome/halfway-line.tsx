import styles from './halfway-line.module.css'

/** The centre circle over the seam of the two halves: chalk by day, chalk by night, the ball on the spot. */
export function HalfwayLine() {
  return (
    <svg className={styles.circle} viewBox="-274 -274 548 548" aria-hidden="true">
      <path className={styles.line} d="M0-272a272 272 0 0 0 0 544" />
      <path className={`dark ${styles.line}`} d="M0-272a272 272 0 0 1 0 544" />
      <circle className={styles.spot} r="6" />
    </svg>
  )
}
