import { Link } from '@tanstack/react-router'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { LiveDot } from '../../../components/live/live-dot.tsx'
import { Skeleton } from '../../../components/page/skeleton.tsx'
import { longDay } from '../../football/pieces/matches/match-day.ts'
import { MatchRow } from '../../football/pieces/matches/match-row.tsx'
import { isLive } from '../../football/pieces/matches/match-stage.ts'
import { useToday } from '../../football/pieces/matches/use-today.ts'
import type { Showcase } from './showcase-queries.ts'
import styles from './today-strip.module.css'

/** Today's matches side by side, the live ones first. */
export function TodayStrip({ matches }: { readonly matches: Showcase['matches'] | undefined }) {
  const live = matches?.filter(isLive).length ?? 0
  return (
    <section className={styles.strip} aria-labelledby="jogos-de-hoje">
      <header className={styles.head}>
        <h2 className={styles.title} id="jogos-de-hoje">
          {matches ? <Today /> : <TodayToCome />}
        </h2>
        {live > 0 && (
          <span className={styles.live}>
            <LiveDot />
            {live} ao vivo
          </span>
        )}
        <Link className={styles.all} to="/jogos">
          Todos os jogos
        </Link>
      </header>
      {matches?.length === 0 ? (
        <p className={styles.none}>Nenhum jogo hoje. Quando houver, o placar corre aqui, ao vivo.</p>
      ) : (
        <ul className={styles.matches} aria-label="Jogos de hoje">
          {matches?.map((match) => (
            <li key={match.id} className={styles.match} data-live={isLive(match) || undefined}>
              <MatchRow match={match} />
            </li>
          )) ?? <Waiting />}
        </ul>
      )}
    </section>
  )
}

function Today() {
  const today = useToday()
  return longDay(today, today)
}

/** The build draws this page, when the day of the visit is unknown. */
const TodayToCome = () => (
  <>
    <HiddenText>Jogos de hoje</HiddenText>
    <Skeleton width={220} height={24} />
  </>
)

const Waiting = () =>
  [62, 48, 70, 54].map((width) => (
    <li key={width} className={styles.match} aria-hidden="true">
      <span className={styles.waiting}>
        <Skeleton width={`${width}%`} />
        <Skeleton width={`${width - 12}%`} />
        <Skeleton width="80%" height={8} />
      </span>
    </li>
  ))
