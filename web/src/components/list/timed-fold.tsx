import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Moment } from '../moment/moment.tsx'
import styles from './timed-fold.module.css'

/** What was done, line by line: `<TimedFolds label="Mudanças">` around a `<TimedFold>` for each. */
export function TimedFolds({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

interface Props {
  readonly at: string
  /** Who did what, who in `<b>`. */
  readonly words: ReactNode
  /** Badges at the end of the line. */
  readonly signs?: ReactNode
  /** What there is to read once it is opened. */
  readonly children: ReactNode
}

/** When, and who did what, in a line that opens. */
export function TimedFold({ at, words, signs, children }: Props) {
  return (
    <li>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <IconChevronRight className={styles.arrow} size={16} stroke={1.75} aria-hidden />
          <span className={styles.time}>
            <Moment at={at} form="short" />
          </span>
          <span className={styles.words}>{words}</span>
          {signs && <span className={styles.signs}>{signs}</span>}
        </summary>
        {children}
      </details>
    </li>
  )
}
