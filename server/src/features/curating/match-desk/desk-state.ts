import {
  scoreOf,
  clockShowing,
  runningPeriod,
  type Desk,
  type DeskClock,
  type DeskEvent,
  type DeskLineup,
  type DeskStatus,
  type Period,
  type Side,
} from '@meio-campo/football'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Events, Matches } from '../../../database/types.gen.ts'
import { listMarks } from './mark-rows.ts'

export type MatchColumns = Selectable<Matches>
export type EventColumns = Selectable<Events>

/** A match's desk, and the rows that it was read from. */
export interface StoredDesk {
  readonly desk: Desk
  readonly match: MatchColumns
  readonly events: readonly EventColumns[]
  /** Without those that are only guessed. */
  readonly clocks: readonly DeskClock[]
}

export async function getDesk(database: Queryable, match: MatchColumns): Promise<StoredDesk> {
  const events = await database
    .selectFrom('events')
    .selectAll()
    .where('match_id', '=', match.id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const rows = await database.selectFrom('match_clocks').selectAll().where('match_id', '=', match.id).execute()
  const players = await database
    .selectFrom('lineup_players')
    .select(['side', 'person_id', 'starter'])
    .where('match_id', '=', match.id)
    .orderBy('place')
    .execute()
  const lineup = (side: Side): DeskLineup => {
    const of = (starter: boolean) =>
      players.flatMap((player) => (player.side === side && player.starter === starter ? (player.person_id ?? []) : []))
    return { starters: of(true), bench: of(false) }
  }
  const clocks = rows.map(({ period, started_at, announced }) => ({
    period: period as Period,
    startedAt: started_at.getTime(),
    announced,
  }))
  const desk: Desk = {
    status: match.status as DeskStatus,
    scores: {
      halfTime: scoreOf(match.half_time_home, match.half_time_away),
      score: scoreOf(match.home_score, match.away_score),
      extraTime: scoreOf(match.extra_time_home, match.extra_time_away),
      penalties: scoreOf(match.penalties_home, match.penalties_away),
    },
    clocks: withGuess(match, clocks),
    events: events.map(toDeskEvent),
    lineups: { home: lineup('home'), away: lineup('away') },
    marks: await listMarks(database, match.id),
  }
  return { desk, match, events, clocks }
}

/** A match that others ran until now has a minute and no clock: it had just turned when it was written. */
function withGuess(match: MatchColumns, clocks: readonly DeskClock[]): readonly DeskClock[] {
  const period = runningPeriod({ status: match.status as DeskStatus })
  if (!period || match.minute === null || clocks.some((clock) => clock.period === period)) return clocks
  const shown = match.minute + (match.added ?? 0)
  return [...clocks, clockShowing(period, shown, match.updated_at.getTime(), null)]
}

function toDeskEvent(row: EventColumns): DeskEvent {
  return {
    id: row.id,
    revision: row.revision,
    retracted: row.retracted,
    period: row.period as Period | null,
    minute: row.minute,
    added: row.added,
    side: row.side as Side | null,
    type: row.type as DeskEvent['type'],
    detail: row.detail,
    player: row.player_id,
    related: row.related_id === null ? null : { role: row.related_role as 'assist', player: row.related_id },
    scoreAfter: scoreOf(row.score_home, row.score_away),
  }
}
