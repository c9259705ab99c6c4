import { crestColors, letterOn, pennantLetters } from '@meio-campo/contract/rules'
import styles from './pennant.module.css'

interface Props {
  readonly competition: { readonly id: string; readonly name: string; readonly acronym?: string | null }
  /** Height in pixels; from 24 up it carries a code. */
  readonly size?: number
}

const LETTERS_FROM = 24

/** A championship's pennant on its rod. Decorative: the name is next to it. */
export function Pennant({ competition, size = 26 }: Props) {
  const [ground] = crestColors([], competition.id)
  const ink = letterOn(ground)
  const letters = pennantLetters(competition.acronym ?? null, competition.name)
  return (
    <svg
      className={styles.pennant}
      width={Math.round((size * 40) / 50)}
      height={size}
      viewBox="0 0 40 50"
      aria-hidden="true"
    >
      <path d="M3 5h34v22.5L20 48 3 27.5z" fill={ground} />
      <path d="M6.5 9.5h27v16.5L20 42.5 6.5 26z" fill="none" stroke={ink} strokeWidth="1.6" strokeLinejoin="round" />
      <path className={styles.rim} d="M3 5h34v22.5L20 48 3 27.5z" />
      <rect className={styles.rod} y="2" width="40" height="4.5" rx="2.25" />
      {size >= LETTERS_FROM && (
        <text x="20" y="25.6" textAnchor="middle" fontSize={letters.length > 2 ? 10 : 12.5} fontWeight="800" fill={ink}>
          {letters}
        </text>
      )}
    </svg>
  )
}
