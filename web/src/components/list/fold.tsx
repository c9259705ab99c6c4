import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './fold.module.css'

/** Lines that open: `<Folds label="Mensagens">` around a `<Fold>` for each. */
export function Folds({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

interface Props {
  /** How the line is laid out, its arrow first. */
  readonly layout: string | undefined
  readonly line: ReactNode
  /** What there is to read once it is opened. */
  readonly children: ReactNode
}

export function Fold({ layout, line, children }: Props) {
  return (
    <li>
      <details className={styles.fold}>
        <summary className={`${styles.line} ${layout}`}>
          <IconChevronRight className={styles.arrow} size={16} stroke={1.75} aria-hidden />
          {line}
        </summary>
        {children}
      </details>
    </li>
  )
}
