import type { MatchEvent, SuggestedEvent, Suggestion, TeamSheet } from '@meio-campo/contract'
import { eventWords, sheetLines, suggestedEventWords } from './suggested-words.ts'
import styles from './suggestion-view.module.css'

interface Props {
  readonly part: NonNullable<Suggestion['part']>
  readonly names: Suggestion['names']
  readonly value: unknown
  /** Whether it is what was suggested; otherwise it is what stands in the match. */
  readonly suggested: boolean
  /** The one beside it. */
  readonly other: unknown
}

/** An event or a line-up, as it stands or as it is suggested. */
export function PartValue({ part, names, value, suggested, other }: Props) {
  if (value === null || value === undefined) return <i>não há</i>
  if (part === 'events')
    return suggested
      ? suggestedEventWords(value as SuggestedEvent, names, other as MatchEvent | null)
      : eventWords(value as MatchEvent, names)
  const { head, starters, bench } = sheetLines(value as TeamSheet, other as TeamSheet | null, names)
  return (
    <div className={styles.sheet}>
      <Lines lines={head} suggested={suggested} />
      <Lines label="Titulares" lines={starters} suggested={suggested} />
      <Lines label="Reservas" lines={bench} suggested={suggested} />
    </div>
  )
}

interface LinesProps {
  readonly label?: string
  readonly lines: ReturnType<typeof sheetLines>['head']
  readonly suggested: boolean
}

function Lines({ label, lines, suggested }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <>
      {label && <b>{label}</b>}
      <ul aria-label={label}>
        {lines.map(({ words, isNew }) => (
          <li key={words}>
            {words}
            {isNew && <small className={styles.changed}>{suggested ? 'novo' : 'sai'}</small>}
          </li>
        ))}
      </ul>
    </>
  )
}
