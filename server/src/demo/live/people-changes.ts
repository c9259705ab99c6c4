import { sql, type Transaction } from 'kysely'
import type { DB } from '../../database/types.gen.ts'
import { absenceRows, spellRow, squadRows, transferRows } from '../rows/people-rows.ts'
import { insertRows } from '../rows/row-set.ts'
import { dayOf } from '../season/calendar.ts'
import type { World } from '../season/world.ts'
import { onlyKnownPeople } from './known-people.ts'

/** Transfers and injuries of the days since. */
export async function writePeople(
  transaction: Transaction<DB>,
  world: World,
  taken: ReadonlySet<string>,
  last: number,
  now: number,
): Promise<void> {
  const [after, today] = [dayOf(last), dayOf(now)]
  if (after === today) return
  for (const season of world.seasons) {
    const moves = season.moves.filter(({ day }) => day > after && day <= today)
    for (const { player, from, day } of moves) {
      await sql`
        update spells set ends = ${day}::date
        where person_id = ${player} and team_id = ${from} and role = 'player' and ends is null and demo
          and starts <= ${day}::date`.execute(transaction)
    }
    const moved = new Set(moves.map(({ player }) => player))
    const arrivals = world.stays
      .all()
      .filter(({ player, from }) => moved.has(player.id) && from > after && from <= today)
    const spells = arrivals.map((stay) => spellRow(stay, today))
    const squads = squadRows(world, season, taken, now).filter((row) => moved.has(String(row['person_id'])))
    await insertRows(transaction, 'spells', await onlyKnownPeople(transaction, spells))
    await insertRows(transaction, 'squad_members', await onlyKnownPeople(transaction, squads))
    await insertRows(transaction, 'transfers', await onlyKnownPeople(transaction, transferRows(season, last, now)))
    await insertRows(transaction, 'absences', await onlyKnownPeople(transaction, absenceRows(world, season, last, now)))
  }
}
