import { IconArrowsUpDown, IconBallFootball, IconBallFootballOff, IconDeviceTv, IconPoint } from '@tabler/icons-react'
import { BookingCard } from './booking-card.tsx'
import styles from './event-icon.module.css'
import type { Side } from './event-words.ts'

interface Props {
  readonly type: string
  readonly side: Side | null
  readonly retracted?: boolean
}

/** The icon of an event; the text is next to it. A goal has the colour of the team it counts for. */
export function EventIcon({ type, side, retracted = false }: Props) {
  return (
    <span className={styles.sign} data-type={type} data-side={side} data-retracted={retracted || undefined} aria-hidden>
      {drawing(type)}
    </span>
  )
}

function drawing(type: string) {
  switch (type) {
    case 'goal':
    case 'shootoutGoal':
      return <IconBallFootball size={16} stroke={1.75} />
    case 'penalty':
      return (
        <>
          <IconBallFootball size={16} stroke={1.75} />
          <small>P</small>
        </>
      )
    case 'ownGoal':
      return (
        <>
          <IconBallFootball size={16} stroke={1.75} />
          <small>C</small>
        </>
      )
    case 'missedPenalty':
    case 'shootoutMiss':
      return <IconBallFootballOff size={16} stroke={1.75} />
    case 'yellow':
    case 'secondYellow':
    case 'red':
      return <BookingCard kind={type} decorative />
    case 'substitution':
      return <IconArrowsUpDown size={16} stroke={1.75} />
    case 'var':
      return <IconDeviceTv size={16} stroke={1.75} />
    default:
      return <IconPoint size={16} stroke={1.75} />
  }
}
