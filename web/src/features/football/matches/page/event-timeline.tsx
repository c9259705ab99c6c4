import type { Match, MatchEvent } from '@meio-campo/contract'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { EventIcon } from '../../pieces/matches/event-icon.tsx'
import { eventSentence } from '../../pieces/matches/event-words.ts'
import { isLive } from '../../pieces/matches/match-stage.ts'
import { minuteWords } from '../../pieces/matches/match-words.ts'
import inkStyles from '../../pieces/matches/team-inks.module.css'
import { inkVariables, teamInks } from '../../pieces/matches/team-inks.ts'
import { lengthOf, placeEvents } from './event-places.ts'
import styles from './event-timeline.module.css'

interface Props {
  readonly match: Pick<Match, 'home' | 'away' | 'status' | 'minute'>
  readonly events: readonly MatchEvent[]
}

/** The events along the minutes: the home team above the line, the away team below, half-time in the middle. */
export function EventTimeline({ match, events }: Props) {
  const length = lengthOf(events, match.status)
  const places = placeEvents(events, length)
  const names = { home: match.home.name, away: match.away.name }
  const live = isLive(match)
  // At half-time the clock has no minute.
  const minute = match.minute ?? (match.status === 'halfTime' ? 45 : length)
  const now = live ? Math.min(100, (minute / length) * 100) : 100
  const deepest = (side: 'home' | 'away', kind: 'wide' | 'narrow') =>
    Math.max(0, ...places.filter((place) => place.side === side).map((place) => place.level[kind] + 1))
  const rooms = {
    '--home-wide': deepest('home', 'wide'),
    '--home-narrow': deepest('home', 'narrow'),
    '--away-wide': deepest('away', 'wide'),
    '--away-narrow': deepest('away', 'narrow'),
  } as React.CSSProperties
  return (
    <figure className={`${styles.frame} ${inkStyles.inks}`} style={inkVariables(teamInks(match.home, match.away))}>
      <figcaption>
        <HiddenText>
          Lances de {names.home} × {names.away}
        </HiddenText>
      </figcaption>
      <div className={styles.track} style={rooms}>
        <span className={styles.line} />
        <span className={styles.played} style={{ width: `${now}%` }} />
        {[15, 30, 60, 75, ...(length === 120 ? [90, 105] : [])].map((minute) => (
          <span key={minute} className={styles.tick} style={{ left: `${(minute / length) * 100}%` }} />
        ))}
        <span className={styles.interval} style={{ left: `${(45 / length) * 100}%` }} />
        {live && <span className={styles.now} style={{ left: `${now}%` }} />}
        <ol>
          {places.map(({ event, side, at, level }) => (
            <li
              key={event.id}
              className={styles.event}
              data-side={side}
              style={{ left: `${at}%`, '--wide': level.wide, '--narrow': level.narrow } as React.CSSProperties}
              title={eventSentence(event, names)}
            >
              <HiddenText>{eventSentence(event, names)}</HiddenText>
              <EventIcon type={event.type} side={side} retracted={event.retracted} />
              {level.wide === 0 && (
                <span className={styles.minute} data-narrow-hidden={level.narrow > 0 || undefined} aria-hidden="true">
                  {minuteWords(event.minute, event.added)}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}
