import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useStripScroll } from '../use-strip-scroll.ts'
import type { Section } from './section-tabs.tsx'
import styles from './sub-tabs.module.css'

interface Props {
  /** Says what these are the tabs of; read by screen readers. */
  readonly label: string
  readonly sections: readonly Section[]
  readonly current: string
  /** The chosen one's. */
  readonly children: ReactNode
}

const MOST_COUNTED = 999

/** The tabs inside a tab, as links; on a phone they scroll sideways. */
export function SubTabs({ label, sections, current, children }: Props) {
  const strip = useStripScroll<HTMLElement>(current)
  return (
    <div className={styles.page}>
      <nav aria-label={label} className={styles.tabs} ref={strip}>
        {sections.map(({ id, label: words, link, count = 0 }) => (
          <Link
            key={id}
            {...link}
            // The first one's address begins all the others: only its own page is it.
            activeOptions={{ exact: true }}
            activeProps={{}}
            className={styles.tab}
            data-tab={id}
            aria-current={id === current ? 'page' : undefined}
          >
            {words}
            {count > 0 && (
              <>
                {' '}
                <span className={styles.count}>{count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}</span>
              </>
            )}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  )
}
