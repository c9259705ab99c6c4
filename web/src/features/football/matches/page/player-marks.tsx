import type { LineupPlayer } from '@meio-campo/contract'
import { IconArrowDown, IconArrowUp, IconBallFootball } from '@tabler/icons-react'
import { BookingCard } from '../../pieces/matches/booking-card.tsx'
import { bookingOf } from './lineup-marks.ts'
import styles from './player-marks.module.css'

/** A player's goals, cards and substitutions as small icons; the player's label contains the words. */
export function PlayerMarks({ player }: { readonly player: LineupPlayer }) {
  const { goals, yellow, red, cameOn, wentOff } = player
  const booking = yellow || red ? bookingOf(yellow, red) : null
  if (goals === 0 && !booking && cameOn === null && wentOff === null) return null
  return (
    <span className={styles.marks} aria-hidden="true">
      {goals > 0 && (
        <span>
          <IconBallFootball size={14} stroke={1.75} />
          {goals > 1 && goals}
        </span>
      )}
      {booking && <BookingCard kind={booking} decorative />}
      {cameOn !== null && (
        <span className={styles.on}>
          <IconArrowUp size={12} stroke={2.25} />
          {cameOn}'
        </span>
      )}
      {wentOff !== null && (
        <span className={styles.off}>
          <IconArrowDown size={12} stroke={2.25} />
          {wentOff}'
        </span>
      )}
    </span>
  )
}

/** The captain's armband; the player's label contains the word. */
export function CaptainMark({ className }: { readonly className?: string | undefined }) {
  return (
    <span className={className} aria-hidden="true">
      <span className={styles.captain}>C</span>
    </span>
  )
}
