import type { Card, CardKind } from '@meio-campo/football'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { eventTeam, selectEvents } from './selected-events.ts'

/** A card of the match events: a player known only by name has no id. */
export interface ShownCard extends Card {
  readonly edition: string
  readonly person: { readonly id: string | null; readonly name: string } | null
}

/** Every valid card of the matches chosen by a condition, oldest first. */
export async function findCards(database: Queryable, which: RawBuilder<SqlBool>): Promise<ShownCard[]> {
  const rows = await selectEvents(database, which, ['yellow', 'secondYellow', 'red'])
    .leftJoin('people', 'people.id', 'events.player_id')
    .select([
      'events.id',
      'matches.edition_id',
      'events.match_id',
      'events.type',
      'events.player_id',
      sql<string | null>`coalesce(people.name, events.player_name)`.as('name'),
      eventTeam.as('team'),
    ])
    .orderBy('matches.moment')
    .orderBy('matches.id')
    .orderBy('events.position')
    .execute()
  return rows.map(({ id, edition_id, match_id, type, player_id, name, team }) => ({
    edition: edition_id,
    match: match_id,
    team,
    player: player_id ?? namelessPlayer(team, name, id),
    kind: type as CardKind,
    person: name === null ? null : { id: player_id, name },
  }))
}

/** Ids are slugs, so this key never equals one; within a team, one name is one person. */
export function unknownPlayer(team: string, name: string): string {
  return `? ${team} ${name}`
}

/** A key for a player without an id; one without a name too counts as a different player in every event. */
export function namelessPlayer(team: string, name: string | null, eventId: string): string {
  return name === null ? `? ${eventId}` : unknownPlayer(team, name)
}
