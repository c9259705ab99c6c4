import { CentreCircle } from '../../components/pitch/centre-circle.tsx'
import styles from './boot-screen.module.css'

/** Shown while the session is checked. The loading indicator carries the words. */
export function BootScreen() {
  return (
    <div className={styles.boot}>
      <CentreCircle size={40} />
    </div>
  )
}
