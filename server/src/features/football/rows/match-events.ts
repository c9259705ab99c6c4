import type { MatchEvent, PersonRef } from '@meio-campo/contract'
import { scoreOf } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { fixedStatement } from '../../../database/fixed-statement.ts'

/** The events of the match `row` in order, as a column of JSON. */
export const EVENTS = `(
  select coalesce(json_agg(json_build_object(
      'id', e.id, 'revision', e.revision, 'retracted', e.retracted, 'period', e.period, 'minute', e.minute,
      'added', e.added, 'side', e.side, 'type', e.type, 'detail', e.detail,
      'player', e.player_id, 'playerName', coalesce(player.name, e.player_name),
      'related', e.related_id, 'relatedName', coalesce(related.name, e.related_name), 'role', e.related_role,
      'scoreHome', e.score_home, 'scoreAway', e.score_away)
    order by e.position, e.id), '[]')
  from events as e
    left join people as player on player.id = e.player_id
    left join people as related on related.id = e.related_id
  where e.match_id = row.id)`

export interface EventRow extends Pick<
  MatchEvent,
  'id' | 'revision' | 'retracted' | 'period' | 'minute' | 'added' | 'side' | 'type' | 'detail'
> {
  readonly player: string | null
  readonly playerName: string | null
  readonly related: string | null
  readonly relatedName: string | null
  readonly role: 'assist' | 'in' | 'out' | null
  readonly scoreHome: number | null
  readonly scoreAway: number | null
}

const readEvents = fixedStatement<{ readonly id: string; readonly events: readonly EventRow[] }>(
  `select id, ${EVENTS} as events from unnest($1::text[]) as row(id)`,
)

/** The events of some matches in order, including retracted ones, which are marked. */
export async function findEvents(
  database: Queryable,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, MatchEvent[]>> {
  if (matchIds.length === 0) return new Map()
  const rows = await readEvents(database, matchIds)
  return new Map(rows.map(({ id, events }) => [id, events.map(toEvent)]))
}

export function toEvent(row: EventRow): MatchEvent {
  const { id, revision, retracted, period, minute, added, side, type, detail, role, scoreHome, scoreAway } = row
  const related = toPersonRef(row.related, row.relatedName)
  return {
    id,
    revision,
    retracted,
    period,
    minute,
    added,
    side,
    type,
    detail,
    player: toPersonRef(row.player, row.playerName),
    related: related && { role: role as 'assist' | 'in' | 'out', player: related },
    scoreAfter: scoreOf(scoreHome, scoreAway),
  }
}

/** A person by the name of their record, or else by the source's name. */
export function toPersonRef(id: string | null, name: string | null): PersonRef | null {
  return name === null ? null : { id, name }
}

/** Without retracted events, so that a client may add them up. */
export function standingEvents(events: readonly MatchEvent[]): MatchEvent[] {
  return events.filter(({ retracted }) => !retracted)
}
