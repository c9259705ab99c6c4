import {
  type Card,
  cbfSuspensions,
  type Day,
  disciplineRecords,
  type SuspensionRules,
  worldCupSuspensions,
} from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Edition } from '../editions/editions.ts'
import { isCounted } from '../rows/football-match.ts'
import { type CalendarRow, type DatedEngagement, listCalendarRows, toEngagement } from './calendar.ts'
import { keepsOutOfNext, listBansInEdition } from './court-bans.ts'

/** The players suspended in the next round of an edition, and those one booking from a ban. */
export interface Discipline {
  readonly suspended: ReadonlySet<string>
  readonly pending: ReadonlySet<string>
}

const none: Discipline = { suspended: new Set(), pending: new Set() }

/** `cards` are all of the edition's, oldest first. A finished edition has no suspensions left. */
export async function getDiscipline(
  database: Queryable,
  edition: Edition,
  cards: readonly Card[],
  today: Day,
): Promise<Discipline> {
  const matches = await listCalendarRows(database, sql`matches.edition_id = ${edition.id}`)
  const isLeft = matches.some((match) => !isCounted(match)) || (edition.ends !== null && edition.ends >= today)
  if (!isLeft || (await hasChampion(database, edition.id))) return none
  const calendars = calendarsOf(matches)
  const bans = await listBansInEdition(database, edition.id)
  const banned = new Set(
    bans
      .filter((ban) => keepsOutOfNext(ban, edition.id, calendars.get(ban.team ?? '') ?? [], today))
      .map(({ person }) => person.id),
  )
  const rules = suspensionRulesOf(await getCompetitionRow(database, edition.competitionId))
  if (!rules) return { ...none, suspended: banned }
  const records = [...calendars].flatMap(([team, calendar]) => disciplineRecords(team, calendar, cards, rules))
  return {
    suspended: new Set([...banned, ...records.filter((each) => each.suspended).map(({ player }) => player)]),
    pending: new Set(records.filter((each) => each.onTheEdge).map(({ player }) => player)),
  }
}

function calendarsOf(matches: readonly CalendarRow[]): ReadonlyMap<string, readonly DatedEngagement[]> {
  const engagements = matches.flatMap((row) =>
    [row.home_id, row.away_id].map((team) => ({ team, engagement: toEngagement(row) })),
  )
  const byTeam = Map.groupBy(engagements, ({ team }) => team)
  return new Map([...byTeam].map(([team, own]) => [team, own.map(({ engagement }) => engagement)]))
}

async function hasChampion(database: Queryable, editionId: string): Promise<boolean> {
  const title = await database.selectFrom('titles').select('id').where('edition_id', '=', editionId).executeTakeFirst()
  return title !== undefined
}

function getCompetitionRow(database: Queryable, id: string) {
  return database
    .selectFrom('competitions')
    .select(['id', 'country', 'participants'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** When cards suspend, by competition; null where the rule is unknown. */
export function suspensionRulesOf(competition: {
  readonly id: string
  readonly country: string | null
  readonly participants: string
}): SuspensionRules | null {
  if (/^copa_do_mundo(_feminina)?$/.test(competition.id)) return worldCupSuspensions
  return competition.country === 'BR' && competition.participants === 'club' ? cbfSuspensions : null
}
