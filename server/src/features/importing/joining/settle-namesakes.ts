import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { NamesakeMatches } from '../resolving/namesakes.ts'
import { joinMatches, type MatchPair } from './join-matches.ts'

/** The matches that are known of a namesake become those of the club that played them, with all that was said of them. */
export async function settleNamesakes(
  transaction: Transaction<DB>,
  namesakes: readonly NamesakeMatches[],
): Promise<void> {
  for (const { edition, own, namesake } of namesakes) {
    if (own === namesake) continue
    const { rows } = await sql<MatchPair>`
      select own.id as kept, other.id as joined
      from matches as own join matches as other on other.edition_id = own.edition_id
        and other.day between own.day - 1 and own.day + 1
        and (other.home_score, other.away_score) = (own.home_score, own.away_score)
        and ((own.home_id = ${own} and other.home_id = ${namesake} and other.away_id = own.away_id)
          or (own.away_id = ${own} and other.away_id = ${namesake} and other.home_id = own.home_id))
      where own.edition_id = ${edition} order by 1, 2`.execute(transaction)
    await joinMatches(transaction, rows)
    await leave(transaction, edition, namesake)
  }
}

/** Ties and phases of the edition in which the namesake has no match any more. */
async function leave(transaction: Transaction<DB>, edition: string, team: string): Promise<void> {
  await sql`
    delete from ties as t using phases as p
    where p.id = t.phase_id and p.edition_id = ${edition} and ${team} in (t.first_id, t.second_id)
      and not exists (select 1 from matches as m where m.tie_id = t.id)
      and not exists (select 1 from ties as o where o.next_tie_id = t.id)`.execute(transaction)
  await sql`
    delete from phase_teams as e using phases as p
    where p.id = e.phase_id and p.edition_id = ${edition} and e.team_id = ${team}
      and not exists (select 1 from matches as m where m.phase_id = p.id and ${team} in (m.home_id, m.away_id))
      and not exists (select 1 from deductions as d where d.phase_id = p.id and d.team_id = ${team})`.execute(
    transaction,
  )
}
