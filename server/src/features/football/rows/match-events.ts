import type { MatchEvent, PersonRef } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

/** The events of some matches in order, including retracted ones, which are marked. */
export async function findEvents(
  database: Queryable,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, MatchEvent[]>> {
  if (matchIds.length === 0) return new Map()
  const rows = await selectEvents(database)
    .where(sql<boolean>`events.match_id = any(${matchIds})`)
    .execute()
  const byMatch = Map.groupBy(rows, ({ match_id }) => match_id)
  return new Map([...byMatch].map(([id, own]) => [id, own.map(toEvent)]))
}

function selectEvents(database: Queryable) {
  return database
    .selectFrom('events')
    .leftJoin('people as player', 'player.id', 'events.player_id')
    .leftJoin('people as related', 'related.id', 'events.related_id')
    .selectAll('events')
    .select(['player.name as player_known_name', 'related.name as related_known_name'])
    .orderBy('events.match_id')
    .orderBy('events.position')
    .orderBy('events.id')
}

type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['executeTakeFirstOrThrow']>>

function toEvent(row: EventRow): MatchEvent {
  const related = toPersonRef(row.related_id, row.related_known_name ?? row.related_name)
  return {
    id: row.id,
    revision: row.revision,
    retracted: row.retracted,
    period: row.period,
    minute: row.minute,
    added: row.added,
    side: row.side as 'home' | 'away' | null,
    type: row.type,
    detail: row.detail,
    player: toPersonRef(row.player_id, row.player_known_name ?? row.player_name),
    related: related && { role: row.related_role as 'assist' | 'in' | 'out', player: related },
    scoreAfter:
      row.score_home === null || row.score_away === null ? null : { home: row.score_home, away: row.score_away },
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
