import styles from './score-plate.module.css'

interface Props {
  /** Nothing before the match begins. */
  readonly goals: number | null
  readonly size?: 'small' | 'large'
}

/** The score as a flip scoreboard; a goal flips the plate. */
export function ScorePlate({ goals, size = 'small' }: Props) {
  return (
    <span className={styles.plate} data-size={size}>
      {/* Another key is another element: the new digit rolls in. */}
      <span key={goals} className={styles.digit}>
        {goals ?? '–'}
      </span>
    </span>
  )
}
