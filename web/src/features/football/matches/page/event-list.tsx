import type { Match, MatchEvent, PersonRef } from '@meio-campo/contract'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { PersonLink } from '../../../../components/person/person-link.tsx'
import styles from './event-list.module.css'
import { EventIcon } from '../../pieces/matches/event-icon.tsx'
import { drawnSide, eventKind, isGoal, isMark, substitution } from '../../pieces/matches/event-words.ts'
import { minuteWords } from '../../pieces/matches/match-words.ts'
import inkStyles from '../../pieces/matches/team-inks.module.css'
import { inkVariables, teamInks } from '../../pieces/matches/team-inks.ts'

interface Props {
  readonly match: Pick<Match, 'home' | 'away'>
  /** In reading order. */
  readonly events: readonly MatchEvent[]
}

/** The match event by event. A retracted event stays, struck through. */
export function EventList({ match, events }: Props) {
  return (
    <ol
      className={`${styles.list} ${inkStyles.inks}`}
      style={inkVariables(teamInks(match.home, match.away))}
      aria-label="Lances"
    >
      {events.map((event) =>
        isMark(event) ? (
          <li key={event.id} className={styles.mark}>
            {eventKind(event)}
          </li>
        ) : (
          <EventItem key={event.id} event={event} match={match} />
        ),
      )}
    </ol>
  )
}

function EventItem({ event, match }: { readonly event: MatchEvent; readonly match: Props['match'] }) {
  const team = event.side && match[event.side]
  const goal = isGoal(event) && !event.retracted
  const counts = drawnSide(event)
  return (
    <li className={styles.event} data-goal={goal || undefined} data-side={counts}>
      <span className={styles.minute}>{minuteWords(event.minute, event.added)}</span>
      <span className={styles.sign}>
        <EventIcon type={event.type} side={counts} retracted={event.retracted} />
      </span>
      <div className={styles.words}>
        <p>
          {event.retracted && <HiddenText>Anulado: </HiddenText>}
          <span className={event.retracted ? styles.struck : undefined}>
            <b>{eventKind(event)}</b>
            {event.type !== 'substitution' && event.player && (
              <>
                {' · '}
                <b>
                  <PersonLink person={event.player} />
                </b>
              </>
            )}
          </span>
          {team && <small>{team.name}</small>}
        </p>
        {event.type === 'substitution' && <Change event={event} />}
        {event.related?.role === 'assist' && (
          <p className={styles.detail}>
            Assistência: <PersonLink person={event.related.player} />
          </p>
        )}
        {event.detail && <p className={styles.detail}>{event.detail}</p>}
        {event.retracted && <p className={styles.revision}>Retirado na revisão {event.revision}</p>}
        {goal && event.scoreAfter && (
          <p className={styles.score}>
            {match.home.name} <b>{event.scoreAfter.home}</b> × <b>{event.scoreAfter.away}</b> {match.away.name}
          </p>
        )}
      </div>
    </li>
  )
}

function Change({ event }: { readonly event: MatchEvent }) {
  const { on, off } = substitution(event)
  const person = (word: string, who: PersonRef | null, kind: 'on' | 'off') =>
    who && (
      <span>
        <b className={styles[kind]}>{word}</b> <PersonLink person={who} />
      </span>
    )
  return (
    <p className={styles.change}>
      {person('Entra', on, 'on')}
      {person('Sai', off, 'off')}
    </p>
  )
}
