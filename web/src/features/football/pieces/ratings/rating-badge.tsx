import { HiddenText } from '../../../../components/hidden-text.tsx'
import styles from './rating-badge.module.css'
import { ratingWords } from './rating-words.ts'

const GOOD = 7
const WEAK = 5.5

/** A rating as a small plate. `decorative` where the words stand beside it. */
export function RatingBadge({
  rating,
  decorative = false,
}: {
  readonly rating: number
  readonly decorative?: boolean
}) {
  const level = rating >= GOOD ? 'good' : rating < WEAK ? 'weak' : undefined
  return (
    <span className={styles.badge} data-level={level} aria-hidden={decorative || undefined}>
      {!decorative && <HiddenText>Nota </HiddenText>}
      {ratingWords(rating)}
    </span>
  )
}
