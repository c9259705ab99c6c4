import type { ReactNode } from 'react'
import styles from './bulk-edit-dialog.module.css'

interface Props {
  readonly id?: string
  /** Left out inside a group that is described by the list: the label would stand for what is in it. */
  readonly label?: string
  readonly children: ReactNode
}

/** Records one below the other, as many as fit. */
export function ScrollingList({ id, label, children }: Props) {
  return (
    // What scrolls must be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.rows} id={id} aria-label={label} tabIndex={0}>
      {children}
    </ul>
  )
}
