import type { ReactNode } from 'react'
import styles from './dialog-actions.module.css'

/** The buttons at the end of a dialog; the confirming one is the last. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
