import { useId } from 'react'
import styles from '../../pieces/dates/date-filter.module.css'
import { partialDateWords, widerDates } from '../../pieces/dates/partial-date-words.ts'
import { useToday } from '../../pieces/matches/use-today.ts'
import { isWholeDay } from './match-date.ts'

interface Props {
  readonly date: string
  /** Nothing picked: today. */
  readonly onPick: (date: string | undefined) => void
}

/** Any day, the month and the year around it, and the way back to today. */
export function MatchDatePicker({ date, onPick }: Props) {
  const id = useId()
  const today = useToday()
  return (
    <div className={styles.filter}>
      <label className={styles.label} htmlFor={id}>
        Data
      </label>
      <input
        id={id}
        className={styles.input}
        type="date"
        value={isWholeDay(date) ? date : ''}
        onChange={(event) => {
          const day = event.currentTarget.value
          // A year being typed is for a moment the year 2 or 20.
          if (day >= '1850') onPick(day)
        }}
      />
      {widerDates(date).map((wider) => (
        <button
          key={wider}
          type="button"
          className={styles.chip}
          aria-label={`Jogos de ${partialDateWords(wider)}`}
          onClick={() => onPick(wider)}
        >
          {partialDateWords(wider)}
        </button>
      ))}
      {date !== today && (
        <button type="button" className={styles.chip} aria-label="Jogos de hoje" onClick={() => onPick(undefined)}>
          Hoje
        </button>
      )}
    </div>
  )
}
