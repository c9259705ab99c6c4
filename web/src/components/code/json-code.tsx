import type { JsonLine } from './json-lines.ts'
import styles from './json-code.module.css'

interface Props {
  readonly lines: readonly JsonLine[]
  readonly label: string
}

/** JSON in the code colours. A line that does not fit wraps, and its continuation is indented further. */
export function JsonCode({ lines, label }: Props) {
  return (
    // The block scrolls, so it takes the focus: the arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <pre className={styles.code} tabIndex={0} role="region" aria-label={label}>
      <code>
        {lines.map(({ indent, tokens }, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of one text never change places
          <span key={row} className={styles.line} style={{ '--indent': `${indent * 2}ch` } as React.CSSProperties}>
            {tokens.map(({ kind, text }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- nor do its words
              <span key={index} className={styles[kind]}>
                {text}
              </span>
            ))}
          </span>
        ))}
      </code>
    </pre>
  )
}
