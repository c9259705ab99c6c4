import centreCircleStyles from './centre-circle.module.css'
import styles from './boot-screen.module.css'

/** Shown while the session is checked. The loading indicator carries the words. */
export function BootScreen() {
  return (
    <div className={styles.boot}>
      <CentreCircle size={40} />
    </div>
  )
}

/** The loader: the spot circling the centre circle. */
function CentreCircle({ size = 26 }: { readonly size?: number }) {
  return (
    <svg className={centreCircleStyles.circle} width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <circle className={centreCircleStyles.line} cx="13" cy="13" r="10" />
      <path className={centreCircleStyles.line} d="M13 0v26" />
      <circle className={centreCircleStyles.spot} cx="20.07" cy="5.93" r="3.5" />
    </svg>
  )
}
