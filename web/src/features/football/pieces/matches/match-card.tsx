import type { Match } from '@meio-campo/contract'
import { IconBuildingStadium, IconDeviceTv } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Crest } from '../../../../components/crest/crest.tsx'
import { DemoBadge } from '../../../../components/badge.tsx'
import styles from './match-card.module.css'
import { clockAt, shortDay } from './match-day.ts'
import { MatchStatusTag } from './match-status-tag.tsx'
import { shownScore, stageOf } from './match-stage.ts'
import { airingWords, placeWords, roundWords } from './match-words.ts'
import { ScorePlate } from './score-plate.tsx'
import { UnseenFacts } from './unseen-facts.tsx'
import { useToday } from './use-today.ts'

const SEEN_WITHOUT_COMPETITION = ['result', 'status', 'day', 'round', 'place', 'airings', 'demo'] as const
const SEEN = [...SEEN_WITHOUT_COMPETITION, 'competition'] as const

interface Props {
  readonly match: Match
  readonly showCompetition?: boolean
}

/** A match as a card: for the one that matters on a page. */
export function MatchCard({ match, showCompetition = true }: Props) {
  const today = useToday()
  const stage = stageOf(match)
  const shows = stage === 'finished' ? null : airingWords(match.airings)
  const place = placeWords(match)
  return (
    <Link
      className={styles.card}
      to="/campeonatos/$id/jogos/$idjogo"
      params={{ id: match.competition.id, idjogo: match.id }}
      data-stage={stage}
    >
      <span className={styles.top}>
        <MatchStatusTag match={match} />
        <span className={styles.round}>
          {showCompetition && <b>{match.competition.name}</b>}
          <span>{roundWords(match)}</span>
        </span>
      </span>
      <span className={styles.sides}>
        <Side match={match} side="home" />
        <Middle match={match} today={today} />
        <Side match={match} side="away" />
      </span>
      {(shows || place || match.demo) && (
        <span className={styles.foot}>
          {shows && (
            <span>
              <IconDeviceTv size={15} stroke={1.75} aria-hidden />
              {shows}
            </span>
          )}
          {place && (
            <span>
              <IconBuildingStadium size={15} stroke={1.75} aria-hidden />
              {place}
            </span>
          )}
          {match.demo && <DemoBadge />}
        </span>
      )}
      <UnseenFacts match={match} seen={showCompetition ? SEEN : SEEN_WITHOUT_COMPETITION} />
    </Link>
  )
}

function Side({ match, side }: { readonly match: Match; readonly side: 'home' | 'away' }) {
  return (
    <span className={styles.side}>
      <Crest team={match[side]} size={52} />
      <b>{match[side].name}</b>
    </span>
  )
}

function Middle({ match, today }: { readonly match: Match; readonly today: string }) {
  const score = shownScore(match)
  const day = match.day ? shortDay(match.day, today) : 'Data a definir'
  if (score) {
    return (
      <span className={styles.middle}>
        <span className={styles.plates}>
          <ScorePlate goals={score.home} />
          <span className={styles.times}>×</span>
          <ScorePlate goals={score.away} />
        </span>
        {match.penalties && (
          <small>
            ({match.penalties.home} × {match.penalties.away} nos pênaltis)
          </small>
        )}
        {stageOf(match) !== 'live' && <small>{day}</small>}
      </span>
    )
  }
  const known = match.kickoff !== null && match.timeConfirmed
  return (
    <span className={styles.middle}>
      <span className={styles.clock}>{known ? clockAt(match.kickoff!) : '×'}</span>
      <small>{day}</small>
    </span>
  )
}
