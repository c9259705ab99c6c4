import type { LineupsPage } from '@meio-campo/contract'
import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { keepsOut, readBansAtTeam } from '../discipline/court-bans.ts'
import { readTeamDiscipline } from '../discipline/team-discipline.ts'
import { banReason } from '../discipline/ban-reason.ts'
import type { FoundMatch } from './find-match.ts'

type Absence = LineupsPage['absences']['home'][number]

/** Who could not play for a team in a match: by cards, by a court, or for another reason on that day. */
export async function readAbsences(database: Queryable, match: FoundMatch, team: string): Promise<Absence[]> {
  const [discipline, bans, others] = await Promise.all([
    readTeamDiscipline(database, match.edition_id, team),
    readBansAtTeam(database, team),
    readOtherAbsences(database, team, match.day),
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

async function readOtherAbsences(database: Queryable, team: string, day: string | null): Promise<Absence[]> {
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
