import styles from './live-dot.module.css'

/** The pulsing mark of a match in progress; the text is next to it. */
export function LiveDot() {
  return <span className={styles.dot} aria-hidden="true" />
}
