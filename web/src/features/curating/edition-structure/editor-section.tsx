import { IconChevronRight } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import styles from './editor-section.module.css'

interface Props {
  readonly title: string
  /** What is in it, while it is closed. */
  readonly summary: string
  /** How it begins; from then on it is as it was left. */
  readonly unfolded?: boolean
  readonly children: ReactNode
}

/** A part of a phase, folded: a championship has many, and one works on one at a time. */
export function EditorSection({ title, summary, unfolded = false, children }: Props) {
  const [open, setOpen] = useState(unfolded)
  return (
    <details className={styles.section} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <IconChevronRight className={styles.arrow} size={18} stroke={1.75} aria-hidden />
        <span className={styles.title}>{title}</span> <span className={styles.words}>{summary}</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
