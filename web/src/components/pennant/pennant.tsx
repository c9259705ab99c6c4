import { choosePennant, pennantLetters, type PennantPattern } from '@meio-campo/contract/rules'
import styles from './pennant.module.css'

interface Props {
  readonly competition: { readonly id: string; readonly name: string; readonly acronym?: string | null }
  /** Height in pixels; from 24 up it carries a code. */
  readonly size?: number
}

const LETTERS_FROM = 24
const INK = '#ffffff'

/** Below the letters, or beside them, so that they stay readable. */
const patterns: Readonly<Record<PennantPattern, string>> = {
  plain: '',
  tip: 'M6.5 29h27L20 45z',
  pale: 'M3 5h7v30.5L3 27.5zM37 5h-7v30.5l7-8z',
  chief: 'M3 5h34v9H3z',
  sash: 'M3 27.5v-8l27 16-5 6z',
}

/** A championship's pennant on its rod. Decorative: the name is next to it. */
export function Pennant({ competition, size = 26 }: Props) {
  const { ground, pattern } = choosePennant(competition.id)
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
      <path d={patterns[pattern]} fill={INK} fillOpacity="0.3" />
      <path d="M6.5 9.5h27v16.5L20 42.5 6.5 26z" fill="none" stroke={INK} strokeWidth="1.6" strokeLinejoin="round" />
      <path className={styles.rim} d="M3 5h34v22.5L20 48 3 27.5z" />
      <rect className={styles.rod} y="2" width="40" height="4.5" rx="2.25" />
      {size >= LETTERS_FROM && (
        <text x="20" y="25.6" textAnchor="middle" fontSize={letters.length > 2 ? 10 : 12.5} fontWeight="800" fill={INK}>
          {letters}
        </text>
      )}
    </svg>
  )
}
