import { type Card, type Day, disciplineRecords } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Edition } from '../editions/editions.ts'
import { isCounted } from '../rows/football-match.ts'
import { findCards } from '../standings/edition-cards.ts'
import { type CalendarRow, type DatedEngagement, listCalendarRows, toEngagement } from './calendar.ts'
import { keepsOutOfNext, listBansInEdition } from './court-bans.ts'
import { findRulesInForce } from './suspension-rules.ts'

/** The players suspended in the next round of an edition, and those one booking from a ban. */
export interface Discipline {
  readonly suspended: ReadonlySet<string>
  readonly pending: ReadonlySet<string>
  /** The editions that it was counted over: its own, and those that share the count. */
  readonly editions: readonly string[]
}

/** `cards` are all of the edition's, oldest first. A finished edition has no suspensions left. */
export async function getDiscipline(
  database: Queryable,
  edition: Edition,
  cards: readonly Card[],
  today: Day,
): Promise<Discipline> {
  const inForce = await findRulesInForce(database, edition.id)
  const editions = inForce?.editions ?? [edition.id]
  const all = await listCalendarRows(database, sql`matches.edition_id = any (${[...editions]}::text[])`)
  const own = all.filter((match) => match.edition_id === edition.id)
  const isLeft = own.some((match) => !isCounted(match)) || (edition.ends !== null && edition.ends >= today)
  if (!isLeft || (await hasChampion(database, edition.id)))
    return { suspended: new Set(), pending: new Set(), editions }
  const calendars = calendarsOf(own, [])
  const bans = await listBansInEdition(database, edition.id)
  const banned = new Set(
    bans
      .filter((ban) => keepsOutOfNext(ban, edition.id, calendars.get(ban.team ?? '') ?? [], today))
      .map(({ person }) => person.id),
  )
  if (!inForce) return { suspended: banned, pending: new Set(), editions }
  const { rules } = inForce
  const counted =
    editions.length === 1 ? cards : await findCards(database, sql`matches.edition_id = any (${[...editions]}::text[])`)
  const records = [...calendarsOf(all, rules.wipedAfter)].flatMap(([team, calendar]) =>
    disciplineRecords(team, calendar, counted, rules),
  )
  return {
    suspended: new Set([...banned, ...records.filter((each) => each.suspended).map(({ player }) => player)]),
    pending: new Set(records.filter((each) => each.onTheEdge).map(({ player }) => player)),
    editions,
  }
}

function calendarsOf(
  matches: readonly CalendarRow[],
  wipedAfter: readonly string[],
): ReadonlyMap<string, readonly DatedEngagement[]> {
  const engagements = matches.flatMap((row) =>
    [row.home_id, row.away_id].map((team) => ({ team, engagement: toEngagement(row, wipedAfter) })),
  )
  const byTeam = Map.groupBy(engagements, ({ team }) => team)
  return new Map([...byTeam].map(([team, own]) => [team, own.map(({ engagement }) => engagement)]))
}

async function hasChampion(database: Queryable, editionId: string): Promise<boolean> {
  const title = await database.selectFrom('titles').select('id').where('edition_id', '=', editionId).executeTakeFirst()
  return title !== undefined
}
