import styles from './live-dot.module.css'

/** The pulse of what is happening now; words stand beside it. */
export function LiveDot() {
  return <span className={styles.dot} aria-hidden="true" />
}
