import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

/** A squad: an edition and a team, as in `PersonFacts.squads`. */
export const placeOf = (edition: string, team: string) => `${edition} ${team}`

/** The people who played or took part in an event, by edition, team and person. */
export async function readAppeared(
  transaction: Transaction<DB>,
  editions: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ edition_id: string; team_id: string; person_id: string }>`
    select m.edition_id, case p.side when 'home' then m.home_id else m.away_id end as team_id, p.person_id
    from matches as m join lineup_players as p on p.match_id = m.id
    where m.edition_id = any (${editions}::text[]) and p.person_id is not null
    union
    select m.edition_id, case e.side when 'home' then m.home_id else m.away_id end, e.player_id
    from matches as m join events as e on e.match_id = m.id
    where m.edition_id = any (${editions}::text[]) and e.player_id is not null`.execute(transaction)
  return new Set(rows.map(({ edition_id, team_id, person_id }) => `${placeOf(edition_id, team_id)} ${person_id}`))
}
