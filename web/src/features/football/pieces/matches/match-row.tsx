import { dotted } from '@meio-campo/contract/rules'
import type { Match } from '@meio-campo/contract'
import { IconDeviceTv } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Crest } from '../../../../components/crest/crest.tsx'
import { LiveDot } from '../../../../components/live/live-dot.tsx'
import styles from './match-row.module.css'
import { loserOf, shownScore, stageOf } from './match-stage.ts'
import { airingWords, type MatchFact, placeWords, roundWords, whenWords } from './match-words.ts'
import { UnseenFacts } from './unseen-facts.tsx'
import { useToday } from './use-today.ts'

/** Which facts a row shows: what the heading above says already is left out. */
export interface MatchRowFacts {
  /** Adds the day, for lists that are not grouped by day. */
  readonly showDay?: boolean
  /** Left out where the list's heading names the championship. */
  readonly showCompetition?: boolean
  /** Left out where the page is one round's. */
  readonly showRound?: boolean
  /** Left out on a stadium's own page. */
  readonly showPlace?: boolean
}

interface Props extends MatchRowFacts {
  readonly match: Match
}

/** A match in a list: one line when wide, one line per team in a narrow column. */
export function MatchRow(props: Props) {
  const { match, showDay = false, showCompetition = true, showRound = true, showPlace = true } = props
  const today = useToday()
  const stage = stageOf(match)
  const score = shownScore(match)
  const loser = loserOf(match)
  const { head, detail } = whenWords(match, today, showDay)
  const round = dotted(showCompetition && match.competition.name, showRound && roundWords(match))
  const shows = stage === 'finished' ? null : airingWords(match.airings)
  const where = shows ?? (showPlace && placeWords(match))
  const seen: MatchFact[] = ['result']
  if (where) seen.push(shows ? 'airings' : 'place')
  if (showDay) seen.push('day')
  if (showRound) seen.push('round')
  if (showCompetition) seen.push('competition')
  return (
    <div className={styles.frame}>
      <Link
        className={styles.row}
        to="/campeonatos/$id/jogos/$idjogo"
        params={{ id: match.competition.id, idjogo: match.id }}
        data-stage={stage}
      >
        <span className={styles.when}>
          {stage === 'live' && <LiveDot />}
          <span>
            <b>{head}</b>
            {detail && <small>{detail}</small>}
          </span>
        </span>
        <Side match={match} side="home" lost={loser === 'home'} />
        <Goals area="homeGoals" goals={score?.home} penalties={match.penalties?.home} lost={loser === 'home'} />
        <span className={styles.times}>×</span>
        <Goals area="awayGoals" goals={score?.away} penalties={match.penalties?.away} lost={loser === 'away'} />
        <Side match={match} side="away" lost={loser === 'away'} />
        {(round || where) && (
          <span className={styles.meta}>
            <span>{round}</span>
            {where && (
              <span className={styles.where}>
                {shows && <IconDeviceTv size={13} stroke={1.75} aria-hidden />}
                <span>{where}</span>
              </span>
            )}
          </span>
        )}
        <UnseenFacts match={match} seen={seen} />
      </Link>
    </div>
  )
}

interface SideProps {
  readonly match: Match
  readonly side: 'home' | 'away'
  readonly lost: boolean
}

function Side({ match, side, lost }: SideProps) {
  return (
    <span className={styles[side]} data-lost={lost || undefined}>
      <Crest team={match[side]} size={22} />
      <span className={styles.name}>{match[side].name}</span>
    </span>
  )
}

interface GoalsProps {
  readonly area: 'homeGoals' | 'awayGoals'
  readonly goals: number | undefined
  readonly penalties: number | undefined
  readonly lost: boolean
}

function Goals({ area, goals, penalties, lost }: GoalsProps) {
  return (
    <span className={styles[area]} data-lost={lost || undefined}>
      {goals !== undefined && <b>{goals}</b>}
      {penalties !== undefined && <small>({penalties})</small>}
    </span>
  )
}
