import type { ReactNode } from 'react'
import styles from './text-list.module.css'

/** A line of the lists of pages and posts: title, a word about it, what can be done. */
export function TextListRow({
  title,
  children,
  actions,
}: {
  readonly title: string
  readonly children: ReactNode
  readonly actions: ReactNode
}) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>{title}</b>
        <p>{children}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </li>
  )
}

export function TextList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}
