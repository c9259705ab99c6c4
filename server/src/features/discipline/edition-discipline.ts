import { disciplineRecords, type Card, type Day } from '@meio-campo/football'
import type { Queryable } from '../../database/database.ts'
import type { Edition } from '../competitions/editions.ts'
import { isCounted } from '../standings/football-match.ts'
import { readCourtBans, type DatedEngagement } from './court-bans.ts'
import { stageOf, suspensionRulesOf } from './suspension-rules.ts'

/** Who must sit out the next round of an edition, and who is one booking short of it. */
export interface Discipline {
  readonly suspended: ReadonlySet<string>
  readonly pending: ReadonlySet<string>
}

const nobody: Discipline = { suspended: new Set(), pending: new Set() }

/** `cards` are all of the edition's, oldest first. Once it is over nobody misses anything any more. */
export async function readDiscipline(
  database: Queryable,
  edition: Edition,
  cards: readonly Card[],
  today: Day,
): Promise<Discipline> {
  const matches = await readCalendar(database, edition.id)
  const isLeft = matches.some((match) => !isCounted(match)) || (edition.ends !== null && edition.ends >= today)
  if (!isLeft || (await hasChampion(database, edition.id))) return nobody
  const calendars = calendarsOf(matches)
  const banned = await readCourtBans(database, edition, calendars, today)
  const rules = suspensionRulesOf(await readCompetition(database, edition.competitionId))
  if (!rules) return { ...nobody, suspended: banned }
  const records = [...calendars].flatMap(([team, calendar]) => disciplineRecords(team, calendar, cards, rules))
  return {
    suspended: new Set([...banned, ...records.filter((each) => each.suspended).map(({ player }) => player)]),
    pending: new Set(records.filter((each) => each.onTheEdge).map(({ player }) => player)),
  }
}

type CalendarRow = Awaited<ReturnType<typeof readCalendar>>[number]

function calendarsOf(matches: readonly CalendarRow[]): ReadonlyMap<string, readonly DatedEngagement[]> {
  const engagements = matches.flatMap(({ id, day, status, round, home_id, away_id }) => {
    const engagement = { match: id, day, stage: stageOf(round), played: isCounted({ status }) }
    return [home_id, away_id].map((team) => ({ team, engagement }))
  })
  const byTeam = Map.groupBy(engagements, ({ team }) => team)
  return new Map([...byTeam].map(([team, own]) => [team, own.map(({ engagement }) => engagement)]))
}

function readCalendar(database: Queryable, editionId: string) {
  return database
    .selectFrom('matches')
    .leftJoin('rounds', 'rounds.id', 'matches.round_id')
    .select([
      'matches.id',
      'matches.day',
      'matches.status',
      'matches.home_id',
      'matches.away_id',
      'rounds.name as round',
    ])
    .where('matches.edition_id', '=', editionId)
    .where('matches.annulled', '=', false)
    .where('matches.status', '<>', 'cancelled')
    .orderBy('matches.moment')
    .orderBy('matches.id')
    .execute()
}

async function hasChampion(database: Queryable, editionId: string): Promise<boolean> {
  const title = await database.selectFrom('titles').select('id').where('edition_id', '=', editionId).executeTakeFirst()
  return title !== undefined
}

function readCompetition(database: Queryable, id: string) {
  return database
    .selectFrom('competitions')
    .select(['id', 'country', 'participants'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
