import type { ReactNode } from 'react'
import { Moment } from '../moment/moment.tsx'
import { Fold } from './fold.tsx'
import styles from './timed-fold.module.css'

interface Props {
  readonly at: string
  /** Who did what, with the name in `<b>`. */
  readonly words: ReactNode
  /** Badges at the end of the line. */
  readonly signs?: ReactNode
  /** What there is to read once it is opened. */
  readonly children: ReactNode
}

/** When, and who did what, in a line that opens. */
export function TimedFold({ at, words, signs, children }: Props) {
  return (
    <Fold
      layout={styles.line}
      line={
        <>
          <span className={styles.time}>
            <Moment at={at} form="short" />
          </span>
          <span className={styles.words}>{words}</span>
          {signs && <span className={styles.signs}>{signs}</span>}
        </>
      }
    >
      {children}
    </Fold>
  )
}
