import { useId } from 'react'
import badgeStyles from './badge.module.css'
import styles from './explained-badge.module.css'

interface Props {
  readonly label: string
  readonly explanation: string
}

/** A short word whose explanation opens under the pointer, with the focus and by a tap; Escape closes it. */
export function ExplainedBadge({ label, explanation }: Props) {
  const id = useId()
  return (
    <span className={styles.frame}>
      <button
        type="button"
        className={`${badgeStyles.badge} ${styles.badge}`}
        aria-describedby={id}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      >
        {label}
      </button>
      <span role="tooltip" id={id} className={styles.explanation}>
        {explanation}
      </span>
    </span>
  )
}
