import { matchStatuses } from '@meio-campo/contract/rules'
import { runningClock, type Desk } from '@meio-campo/football'
import { useEffect, useState } from 'react'
import { Crest } from '../../../components/crest/crest.tsx'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { usePartName } from '../../../components/part-of.ts'
import { ScorePlate } from '../../football/pieces/matches/score-plate.tsx'
import inkStyles from '../../football/pieces/matches/team-inks.module.css'
import { inkVariables, teamInks } from '../../football/pieces/matches/team-inks.ts'
import { clockText } from './desk-clock.ts'
import styles from './match-desk.module.css'
import type { DeskControl } from './use-desk.ts'

/** The score and the clock, large enough to be read at arm's length. */
export function DeskScoreboard({ control }: { readonly control: DeskControl }) {
  const { view, desk, now } = control
  const { home, away } = view.match
  const score = desk.scores.extraTime ?? desk.scores.score
  const { penalties } = desk.scores
  const name = usePartName('Placar da mesa')
  return (
    <section
      className={`${styles.board} ${inkStyles.inks}`}
      style={inkVariables(teamInks(home, away))}
      aria-label={name}
    >
      <div className={styles.side}>
        <Crest team={home} size={44} />
        <b>{home.name}</b>
      </div>
      <div className={styles.middle}>
        <HiddenText>
          <span aria-live="polite">
            {home.name} {score?.home ?? 0} × {score?.away ?? 0} {away.name}
          </span>
        </HiddenText>
        <div className={styles.plates} aria-hidden="true">
          <ScorePlate goals={score?.home ?? null} size="large" />
          <ScorePlate goals={score?.away ?? null} size="large" />
        </div>
        {penalties && (
          <p className={styles.penalties}>
            Pênaltis: {penalties.home} × {penalties.away}
          </p>
        )}
        <Clock desk={desk} now={now} />
      </div>
      <div className={styles.side}>
        <Crest team={away} size={44} />
        <b>{away.name}</b>
      </div>
    </section>
  )
}

function Clock({ desk, now }: { readonly desk: Desk; readonly now: () => number }) {
  const clock = runningClock(desk)
  useTicking(clock !== null)
  const shown = clock && clockText(clock, now())
  return (
    <div className={styles.time}>
      {shown && (
        <p className={styles.clock} role="timer" aria-label="Relógio do jogo" aria-live="off">
          {shown.main}
          {shown.extra && <span> {shown.extra}</span>}
        </p>
      )}
      <p className={styles.status}>
        {matchStatuses[desk.status]}
        {clock?.announced && ` · ${clock.announced} min de acréscimo`}
      </p>
    </div>
  )
}

/** Renders twice a second while a clock runs. */
function useTicking(running: boolean) {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => tick((count) => count + 1), 500)
    return () => clearInterval(timer)
  }, [running])
}
