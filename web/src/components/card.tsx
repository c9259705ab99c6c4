import { useId, type ReactNode } from 'react'
import styles from './card.module.css'
import { usePartName } from './part-of.ts'

interface Props {
  readonly title?: string
  /** At the right of the title: a badge, a link. */
  readonly aside?: ReactNode
  /** Lists and tables reach the card's edges by themselves. */
  readonly flush?: boolean
  readonly children: ReactNode
}

/** A part of a page, bounded by a hairline. */
export function Card({ title, aside, flush = false, children }: Props) {
  const id = useId()
  const name = usePartName(title ?? '')
  const label = name === title ? { 'aria-labelledby': id } : { 'aria-label': name }
  return (
    <section className={styles.card} {...(title && label)}>
      {title && (
        <header className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {aside && <div className={styles.aside}>{aside}</div>}
        </header>
      )}
      {flush ? children : <div className={styles.body}>{children}</div>}
    </section>
  )
}
