import { CentreCircle } from '../../components/pitch/centre-circle.tsx'
import styles from './boot-screen.module.css'

/** While it is being decided which page may be drawn. The loading indicator says the words. */
export function BootScreen() {
  return (
    <div className={styles.boot}>
      <CentreCircle size={40} />
    </div>
  )
}
