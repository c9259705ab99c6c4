import type { Lineup, LineupsPage } from '@meio-campo/contract'
import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { FoundMatch } from './match-by-address.ts'
import { findLineups } from '../rows/match-lineups.ts'
import { toMatches } from '../rows/match-rows.ts'
import { withDerivedRound } from '../standings/derived-round.ts'
import { banReason, keepsOut, listBansAtTeam } from '../discipline/court-bans.ts'
import { getTeamDiscipline, type TeamDiscipline } from '../discipline/team-discipline.ts'

export async function getLineupsPage(database: Queryable, row: FoundMatch): Promise<LineupsPage> {
  const [[match], homeAbsences, awayAbsences] = await Promise.all([
    toMatches(database, [row]),
    listAbsences(database, row, row.home_id),
    listAbsences(database, row, row.away_id),
  ])
  const lineups = (await findLineups(database, [match!])).get(row.id)
  const [home, away] = [lineups?.home ?? null, lineups?.away ?? null]
  return {
    match: await withDerivedRound(database, row, match!),
    home,
    away,
    absences: { home: without(home, homeAbsences), away: without(away, awayAbsences) },
  }
}

/** A player on the match sheet was not absent, whatever was announced before. */
function without(lineup: Lineup | null, absences: LineupsPage['absences']['home']) {
  const present = new Set(lineup ? [...lineup.starters, ...lineup.bench].map(({ person }) => person.id) : [])
  return absences.filter(({ person }) => person.id === null || !present.has(person.id))
}

type Absence = LineupsPage['absences']['home'][number]

/** The players unavailable to a team in a match: by cards, by a court, or for another reason on that day. */
export async function listAbsences(
  database: Queryable,
  match: FoundMatch,
  team: string,
  known: Promise<TeamDiscipline> = getTeamDiscipline(database, match.edition_id, team),
): Promise<Absence[]> {
  const [discipline, bans, others] = await Promise.all([
    known,
    listBansAtTeam(database, team),
    listOtherAbsences(database, team, match.day),
  ])
  const { rules, records, people, calendar } = discipline
  const byCards = records.flatMap(({ player, bans: earned }) => {
    const ban = earned.find(({ missed }) => missed === match.id)
    const person = people.get(player)
    return ban && person && rules ? [suspended(person, banReason(ban, rules))] : []
  })
  const byCourt = bans
    .filter((ban) => keepsOut(ban, match.edition_id, calendar, match.id))
    .map(({ person, reason, ends }) => ({ ...suspended(person, reason), until: ends }))
  return onceEach([...byCourt, ...byCards, ...others])
}

function suspended(person: Absence['person'], reason: string): Absence {
  return { person, kind: 'suspended', reason, until: null }
}

async function listOtherAbsences(database: Queryable, team: string, day: string | null): Promise<Absence[]> {
  if (day === null) return []
  const rows = await database
    .selectFrom('absences')
    .innerJoin('people', 'people.id', 'absences.person_id')
    .select(['people.id', 'people.name', 'absences.kind', 'absences.reason', 'absences.ends'])
    .where('absences.team_id', '=', team)
    .where(
      sql<SqlBool>`${day}::date between coalesce(absences.starts, '-infinity') and coalesce(absences.ends, 'infinity')`,
    )
    .orderBy('people.name')
    .execute()
  return rows.map(({ id, name, kind, reason, ends }) => ({ person: { id, name }, kind, reason, until: ends }))
}

function onceEach(absences: readonly Absence[]): Absence[] {
  return [...Map.groupBy(absences, ({ person }) => person.id ?? person.name).values()].map(([first]) => first!)
}
