import type { PlayerPage } from '@meio-campo/contract'
import type { CSSProperties } from 'react'
import { useToday } from '../pieces/matches/use-today.ts'
import { careerOf, yearTicks } from './career-bars.ts'
import styles from './career-line.module.css'

/** The teams of a career over the years. The table below it says the same in words. */
export function CareerLine({ spells }: { readonly spells: PlayerPage['career'] }) {
  const { rows, from, to } = careerOf(spells, useToday())
  if (rows.length === 0 || to <= from) return null
  const place = (year: number) => `${((year - from) / (to - from)) * 100}%`
  const ticks = yearTicks(from, to)
  return (
    <div className={styles.line} aria-hidden="true">
      {rows.map(({ team, bars }) => (
        <div key={team.id} className={styles.row}>
          <span className={styles.name}>{team.name}</span>
          <div className={styles.track}>
            {bars.map((bar) => (
              <i
                key={bar.from}
                data-loan={bar.loan || undefined}
                style={{ '--from': place(bar.from), '--to': place(bar.to) } as CSSProperties}
              />
            ))}
          </div>
        </div>
      ))}
      <div className={styles.row}>
        <span className={styles.name} />
        <div className={styles.axis}>
          {ticks.map((year) => (
            <span key={year} style={{ left: place(year) }} data-last={year === to || undefined}>
              {year}
            </span>
          ))}
        </div>
      </div>
      {spells.some(({ loan }) => loan) && <p className={styles.note}>Listrado: por empréstimo.</p>}
    </div>
  )
}
