import type { Day } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { Link } from '@tanstack/react-router'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { LiveDot } from '../../../../components/live/live-dot.tsx'
import { useStripScroll } from '../../../../components/use-strip-scroll.ts'
import styles from './day-strip.module.css'
import { longDay, nearDay, stripDay } from '../../pieces/matches/match-day.ts'
import { useToday } from '../../pieces/matches/use-today.ts'

interface Props {
  readonly days: readonly Day[]
  /** The day on screen. */
  readonly current: string
}

/** The days around, each with how many matches it has. */
export function DayStrip({ days, current }: Props) {
  const today = useToday()
  const ref = useStripScroll<HTMLOListElement>(current)
  return (
    <nav className={styles.days} aria-label="Dias">
      <ol ref={ref} className={styles.strip}>
        {days.map(({ day, matches, live }) => {
          const { weekday, date } = stripDay(day)
          return (
            <li key={day} data-tab={day}>
              <Link
                className={styles.day}
                to="/jogos/$date"
                params={{ date: day }}
                // The filters stay when the day changes.
                search={true}
                data-empty={matches === 0 || undefined}
                aria-current={day === current ? 'date' : undefined}
              >
                <HiddenText>
                  {longDay(day, today)}: {`${matches} ${plural(matches, 'jogo', 'jogos')}`}
                  {live > 0 && `, ${live} ao vivo`}
                </HiddenText>
                <span aria-hidden="true">{nearDay(day, today) ?? weekday}</span>
                <b aria-hidden="true">{date}</b>
                <small aria-hidden="true">
                  {live > 0 ? (
                    <>
                      <LiveDot /> {live}
                    </>
                  ) : matches > 0 ? (
                    matches
                  ) : (
                    '–'
                  )}
                </small>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
