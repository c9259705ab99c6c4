import { Link, type LinkProps } from '@tanstack/react-router'
import { useStripScroll } from '../use-strip-scroll.ts'
import styles from './section-tabs.module.css'

export interface Section {
  readonly id: string
  readonly label: string
  /** Where it is: `linkOptions({ to, params, search })`. */
  readonly link: LinkProps
  /** How many things wait there. */
  readonly count?: number
}

interface Props {
  /** Says whose pages these are; read by screen readers. */
  readonly label: string
  readonly sections: readonly Section[]
  readonly current: string
}

/** The pages of one record, as links; on a phone they scroll sideways. */
export function SectionTabs({ label, sections, current }: Props) {
  const strip = useStripScroll<HTMLElement>(current)
  return (
    <nav className={styles.strip} aria-label={label} ref={strip}>
      <ul className={styles.tabs}>
        {sections.map(({ id, label: words, link }) => (
          <li key={id}>
            <Link
              {...link}
              className={styles.tab}
              // The overview's address begins all the others: only its own page is it.
              activeOptions={{ exact: true }}
              data-tab={id}
              aria-current={id === current ? 'page' : undefined}
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
