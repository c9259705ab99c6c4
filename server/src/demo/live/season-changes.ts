import { sql, type Transaction } from 'kysely'
import type { DB } from '../../database/types.gen.ts'
import { insertRows, insertRowSet, updateRows } from '../rows/row-set.ts'
import { squadRows, absenceRows, spellRow, transferRows } from '../rows/people-rows.ts'
import { deductionRows, structureRows, tieRow, titleRows } from '../rows/structure-rows.ts'
import { dayOf, seasonBegins } from '../season/calendar.ts'
import { tournament, TOURNAMENT_KEPT } from '../season/tournament.ts'
import type { World } from '../season/world.ts'
import { onlyKnownPeople } from './known-people.ts'

/** Seasons that began since: their editions, and contracts that ran out prolonged. */
export async function writeNewSeasons(
  transaction: Transaction<DB>,
  world: World,
  taken: ReadonlySet<string>,
  last: number,
  now: number,
): Promise<void> {
  for (const season of world.seasons) {
    const { year } = season
    const begins = seasonBegins(year)
    if (begins <= last || begins > now) continue
    await insertRowSet(transaction, structureRows(world, season, taken, now))
    const squads = squadRows(world, season, taken, begins)
    await insertRows(transaction, 'squad_members', await onlyKnownPeople(transaction, squads))
    await sql`
      update spells set contract_until = make_date(${year + 2}, 12, 31)
      where demo and role = 'player' and ends is null and contract_until < make_date(${year}, 1, 1)`.execute(
      transaction,
    )
  }
}

/** What results led to: ties filled and decided, points taken, titles won. */
export async function writeOutcomes(
  transaction: Transaction<DB>,
  world: World,
  editions: ReadonlySet<string>,
  last: number,
  now: number,
): Promise<void> {
  const isNew = (moment: number | null) => moment !== null && last < moment && moment <= now
  const decided = world.seasons.flatMap(({ knockouts }) =>
    knockouts
      .filter(
        ({ edition, ties }) => editions.has(edition) && ties.some((tie) => isNew(tie.knownAt) || isNew(tie.decidedAt)),
      )
      .flatMap((knockout) => knockout.ties.map((tie) => tieRow(knockout, tie, now))),
  )
  await updateRows(
    transaction,
    'ties',
    decided.map(({ id, first_id, second_id, winner_id }) => ({ id, first_id, second_id, winner_id })),
  )
  const leagues = world.seasons.flatMap((season) => season.leagues).filter(({ edition }) => editions.has(edition))
  const before = new Set(leagues.flatMap((league) => deductionRows(league, last)).map((row) => JSON.stringify(row)))
  const deductions = leagues
    .flatMap((league) => deductionRows(league, now))
    .filter((row) => !before.has(JSON.stringify(row)))
  // The year's own rows came with its season.
  const own = deductions.filter(({ day }) => seasonBegins(Number(String(day).slice(0, 4))) <= last)
  await insertRows(transaction, 'deductions', own)
  const titles = titleRows(world, new Set(), last, now).filter((row) => editions.has(String(row['edition_id'])))
  await insertRows(transaction, 'titles', titles)
}

/** The tournament keeps a window only. Its old editions go with their last match. */
export async function dropOldTournament(transaction: Transaction<DB>, now: number): Promise<void> {
  const oldest = new Date(now - TOURNAMENT_KEPT)
  const { rows } = await sql<{ old: boolean }>`
    select exists (
      select 1 from matches join editions on editions.id = matches.edition_id
      where matches.demo and editions.competition_id = ${tournament.id} and matches.kickoff < ${oldest}) as old`.execute(
    transaction,
  )
  if (rows[0]?.old !== true) return
  await sql`select set_config('meio_campo.cleaning', 'on', true)`.execute(transaction)
  await sql`
    delete from matches using editions
    where editions.id = matches.edition_id and matches.demo and editions.competition_id = ${tournament.id}
      and matches.kickoff < ${oldest}`.execute(transaction)
  await sql`select set_config('meio_campo.cleaning', 'off', true)`.execute(transaction)
  await sql`
    delete from rounds using phases, editions
    where phases.id = rounds.phase_id and editions.id = phases.edition_id
      and editions.competition_id = ${tournament.id} and editions.demo
      and not exists (select 1 from matches where matches.round_id = rounds.id)`.execute(transaction)
  await sql`
    delete from editions
    where competition_id = ${tournament.id} and demo and ends < ${dayOf(now)}::date
      and not exists (select 1 from matches where matches.edition_id = editions.id)`.execute(transaction)
}

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
