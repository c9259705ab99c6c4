import { useId } from 'react'
import styles from './date-filter.module.css'
import { partialDateWords, widerDates } from './partial-date-words.ts'

interface Props {
  /** A day, a month, a year, as the address has it. */
  readonly date: string | undefined
  readonly onPick: (date: string | undefined) => void
}

/** A day, and from it the month or the year around it. */
export function DateFilter({ date, onPick }: Props) {
  const id = useId()
  return (
    <div className={styles.filter}>
      <label className={styles.label} htmlFor={id}>
        Data
      </label>
      <input
        id={id}
        className={styles.input}
        type="date"
        value={date?.length === 10 ? date : ''}
        onChange={(event) => {
          const day = event.currentTarget.value
          // A year being typed is for a moment the year 2 or 20.
          if (day >= '1850') onPick(day)
        }}
      />
      {date && (
        <>
          <span className={styles.current}>{partialDateWords(date)}</span>
          {widerDates(date).map((wider) => (
            <button key={wider} type="button" className={styles.chip} onClick={() => onPick(wider)}>
              {wider.length === 4 ? `Todo o ano de ${wider}` : `Todo o mês de ${partialDateWords(wider)}`}
            </button>
          ))}
          <button type="button" className={styles.chip} onClick={() => onPick(undefined)}>
            Qualquer data
          </button>
        </>
      )}
    </div>
  )
}
