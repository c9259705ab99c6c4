import { Children, type ReactNode } from 'react'
import styles from './meta-line.module.css'

/** Small facts in a row, "há 3 min · 2 dispositivos": a line breaks between facts, not inside one. */
export function MetaLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.line}>
      {Children.map(children, (fact) => fact && <span className={styles.fact}>{fact}</span>)}
    </p>
  )
}
