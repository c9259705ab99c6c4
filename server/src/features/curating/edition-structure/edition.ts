import type { EditionRow } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { refuseMissing } from '../../../platform/reading/missing-records.ts'

/** An edition with its competition, as the structure needs them. */
export interface EditionAbout {
  readonly id: string
  readonly name: string
  readonly demo: boolean
  readonly hosts: string[]
  readonly competition: { readonly id: string; readonly name: string; readonly code: string }
}

/** With a lock, no other transaction changes the structure or creates its matches until this one ends. */
export async function getEditionAbout(database: Queryable, id: string, lock = false): Promise<EditionAbout> {
  const row = await database
    .selectFrom('editions')
    .innerJoin('competitions', 'competitions.id', 'editions.competition_id')
    .select([
      'editions.id',
      'editions.name',
      'editions.demo',
      'editions.hosts',
      'competitions.id as competition',
      'competitions.name as competition_name',
      'competitions.code',
    ])
    .where('editions.id', '=', id)
    .$if(lock, (query) => query.forUpdate('editions'))
    .executeTakeFirst()
  if (!row) return refuseMissing(database, 'edition', id)
  const { competition, competition_name: name, code, ...edition } = row
  return { ...edition, competition: { id: competition, name, code } }
}

export const fullName = ({ name, competition }: EditionAbout): string => `${competition.name} ${name}`

export async function listEditions(database: Queryable, competitionId: string): Promise<EditionRow[]> {
  const { rows } = await sql<EditionRow>`
    select e.id, e.name, e.demo, e.starts, e.ends,
      (select count(*)::integer from phases where edition_id = e.id) as phases,
      (select count(distinct t.team_id)::integer from phase_teams as t join phases as p on p.id = t.phase_id
        where p.edition_id = e.id) as teams,
      (select count(*)::integer from matches where edition_id = e.id) as matches
    from editions as e where e.competition_id = ${competitionId}
    order by e.name desc`.execute(database)
  if (rows.length === 0) await refuseUnknownCompetition(database, competitionId)
  return rows
}

async function refuseUnknownCompetition(database: Queryable, id: string): Promise<void> {
  const known = await database.selectFrom('competitions').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) await refuseMissing(database, 'competition', id)
}
