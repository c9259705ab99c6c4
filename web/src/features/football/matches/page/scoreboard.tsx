import type { Match, MatchEvent } from '@meio-campo/contract'
import { dotted, plural } from '@meio-campo/contract/rules'
import { IconBuildingStadium, IconDeviceTv, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Badge, DemoBadge } from '../../../../components/badge.tsx'
import { Crest } from '../../../../components/crest/crest.tsx'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { Pennant } from '../../../../components/pennant/pennant.tsx'
import { goalsOf, type Side } from '../../pieces/matches/event-words.ts'
import { clockAt, longDay } from '../../pieces/matches/match-day.ts'
import { isLive, shownScore } from '../../pieces/matches/match-stage.ts'
import { MatchStatusTag } from '../../pieces/matches/match-status-tag.tsx'
import {
  airingWords,
  minuteWords,
  periodOf,
  placeWords,
  roundWords,
  scoreWords,
} from '../../pieces/matches/match-words.ts'
import { ScorePlate } from '../../pieces/matches/score-plate.tsx'
import inkStyles from '../../pieces/matches/team-inks.module.css'
import { inkVariables, teamInks } from '../../pieces/matches/team-inks.ts'
import { useToday } from '../../pieces/matches/use-today.ts'
import { EventTimeline } from './event-timeline.tsx'
import styles from './scoreboard.module.css'

interface Props {
  readonly match: Match
  /** With events, the scorers and the timeline are shown. */
  readonly events?: readonly MatchEvent[]
  /** A replay of a finished match, which must not look live. */
  readonly replay?: boolean
  /** Smaller, so that what just happened is on the same screen. */
  readonly dense?: boolean
}

/** The head of a match's pages: both teams, the score, the clock and the events so far. */
export function Scoreboard({ match, events, replay = false, dense = false }: Props) {
  const today = useToday()
  return (
    <section
      className={`${styles.board} ${inkStyles.inks}`}
      style={inkVariables(teamInks(match.home, match.away))}
      aria-label="Placar"
      data-dense={dense || undefined}
    >
      <div className={styles.top}>
        <Link className={styles.competition} to="/campeonatos/$id" params={{ id: match.competition.id }}>
          <Pennant competition={match.competition} size={24} />
          {dotted(match.competition.name, roundWords(match))}
        </Link>
        {match.demo && <DemoBadge />}
      </div>
      <div className={styles.sides}>
        <TeamSide match={match} side="home" events={events} />
        <Middle match={match} today={today} replay={replay} />
        <TeamSide match={match} side="away" events={events} />
      </div>
      {events && events.length > 0 && <EventTimeline match={match} events={events} />}
      {!dense && <BoardFacts match={match} />}
    </section>
  )
}

function BoardFacts({ match }: { readonly match: Match }) {
  const shows = airingWords(match.airings)
  const place = placeWords(match)
  return (
    <ul className={styles.facts}>
      {place && (
        <li>
          <IconBuildingStadium size={16} stroke={1.75} aria-hidden />
          {match.stadium ? (
            <Link to="/estadios/$id" params={{ id: match.stadium.id }}>
              {place}
            </Link>
          ) : (
            place
          )}
        </li>
      )}
      {match.attendance !== null && (
        <li>
          <IconUsers size={16} stroke={1.75} aria-hidden />
          {match.attendance.toLocaleString('pt-BR')} {plural(match.attendance, 'pessoa', 'pessoas')}
        </li>
      )}
      {shows && (
        <li>
          <IconDeviceTv size={16} stroke={1.75} aria-hidden />
          {shows}
        </li>
      )}
    </ul>
  )
}

interface SideProps {
  readonly match: Match
  readonly side: Side
  readonly events: readonly MatchEvent[] | undefined
}

function TeamSide({ match, side, events }: SideProps) {
  const team = match[side]
  const goals = goalsOf(events ?? [], side)
  return (
    <div className={styles.side} data-side={side}>
      <Link className={styles.team} to="/times/$id" params={{ id: team.id }}>
        <Crest team={team} size={72} />
        <b>{team.name}</b>
      </Link>
      {goals.length > 0 && (
        <ul className={styles.goals} aria-label={`Gols: ${team.name}`}>
          {goals.map((event) => (
            <li key={event.id}>
              {event.player?.name ?? 'Gol'} <span>{minuteWords(event.minute, event.added)}</span>
              {event.type === 'penalty' && ' (pên.)'}
              {event.type === 'ownGoal' && ' (contra)'}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface MiddleProps {
  readonly match: Match
  readonly today: string
  readonly replay: boolean
}

function Middle({ match, today, replay }: MiddleProps) {
  const score = shownScore(match)
  const live = isLive(match)
  // Before the match there is no score to show, only when it begins.
  const begun = live || score !== null
  const day = match.day && longDay(match.day, today)
  const known = match.kickoff !== null && match.timeConfirmed
  return (
    <div className={styles.middle}>
      {/* A goal is said once, politely. */}
      <HiddenText>
        <span aria-live={live ? 'polite' : 'off'}>
          {match.home.name} {scoreWords(match)} {match.away.name}
        </span>
      </HiddenText>
      <div className={styles.plates} aria-hidden="true">
        {begun && <ScorePlate goals={score?.home ?? null} size="large" />}
        <span className={styles.clock} data-alone={!begun || undefined}>
          {live ? (
            <b>{minuteWords(match.minute, match.added) ?? '•'}</b>
          ) : (
            <span>{!score && known ? clockAt(match.kickoff!) : '×'}</span>
          )}
        </span>
        {begun && <ScorePlate goals={score?.away ?? null} size="large" />}
      </div>
      {match.penalties && (
        <p className={styles.penalties} aria-hidden="true">
          ({match.penalties.home} × {match.penalties.away} nos pênaltis)
        </p>
      )}
      {replay ? <Badge>Reprise</Badge> : <MatchStatusTag match={match} showMinute={false} />}
      <p className={styles.when}>
        {/* Without a minute the tag above already names the period. */}
        {live
          ? match.minute !== null && periodOf(match)
          : [day, score && known && clockAt(match.kickoff!)].filter(Boolean).join(', ')}
      </p>
    </div>
  )
}
