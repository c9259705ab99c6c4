import type { ReactNode } from 'react'
import styles from './filter-bar.module.css'

/** Search and filters above a list; they wrap instead of squeezing. */
export function FilterBar({ children }: { readonly children: ReactNode }) {
  return <search className={styles.bar}>{children}</search>
}
