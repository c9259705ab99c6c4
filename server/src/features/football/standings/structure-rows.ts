import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { readCards } from './edition-cards.ts'
import { resultColumns } from './football-match.ts'

/** Everything the database knows of how some editions are built and how they went, in sets. */
export async function readStructureRows(database: Queryable, editionIds: readonly string[]) {
  const ofEdition = (table: 'groups' | 'rounds' | 'ties' | 'phase_teams' | 'deductions') =>
    sql<boolean>`${sql.ref(`${table}.phase_id`)} = any(array(select id from phases where edition_id = any(${editionIds})))`
  const [phases, groups, rounds, ties, teams, deductions, matches, cards] = await Promise.all([
    database
      .selectFrom('phases')
      .innerJoin('editions', 'editions.id', 'phases.edition_id')
      .selectAll('phases')
      .select(['editions.competition_id', 'editions.name as edition_name'])
      .where(sql<boolean>`phases.edition_id = any(${editionIds})`)
      .orderBy('phases.position')
      .orderBy('phases.id')
      .execute(),
    database.selectFrom('groups').selectAll().where(ofEdition('groups')).orderBy('position').orderBy('name').execute(),
    database
      .selectFrom('rounds')
      .selectAll()
      .where(ofEdition('rounds'))
      .orderBy(sql`number nulls last`)
      .orderBy('name')
      .execute(),
    database.selectFrom('ties').selectAll().where(ofEdition('ties')).orderBy('position').orderBy('id').execute(),
    database.selectFrom('phase_teams').selectAll().where(ofEdition('phase_teams')).orderBy('team_id').execute(),
    database.selectFrom('deductions').selectAll().where(ofEdition('deductions')).orderBy('id').execute(),
    database
      .selectFrom('matches')
      .leftJoin('rounds', 'rounds.id', 'matches.round_id')
      .select(resultColumns)
      .select([
        'matches.phase_id',
        'matches.group_id',
        'matches.tie_id',
        'matches.round_id',
        'matches.leg',
        'matches.kickoff',
        'matches.moment',
        'matches.covers_events',
        'rounds.number as round_number',
      ])
      .where(sql<boolean>`matches.edition_id = any(${editionIds})`)
      .orderBy('matches.moment')
      .orderBy('matches.id')
      .execute(),
    readCards(database, sql`matches.edition_id = any(${editionIds})`),
  ])
  return { phases, groups, rounds, ties, teams, deductions, matches, cards }
}

export type StructureRows = Awaited<ReturnType<typeof readStructureRows>>
export type StructureMatch = StructureRows['matches'][number]
