import type { PersonRef } from '@meio-campo/contract'
import type { Day } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { type EditionStructure, findEditionStructures } from '../standings/edition-structure.ts'
import { type DecidedEdition, decideEdition } from './decided-edition.ts'

/** The note of a title that was computed and not entered. */
export const NOTE = 'Calculado a partir dos resultados.'

interface Decided<Of> {
  readonly edition: Of
  readonly structure: EditionStructure
  readonly result: DecidedEdition
}

/** Of these editions, those whose champion is certain by the results. */
export async function decideEditions<Of extends { readonly id: string; readonly kind: string }>(
  database: Queryable,
  editions: readonly Of[],
  today: Day,
): Promise<Decided<Of>[]> {
  const structures = await findEditionStructures(
    database,
    editions.map(({ id }) => id),
  )
  const byId = new Map(structures.map((structure) => [structure.id, structure]))
  return editions.flatMap((edition) => {
    const structure = byId.get(edition.id)
    const result = structure && decideEdition(structure, edition.kind, today)
    return result ? [{ edition, structure, result }] : []
  })
}

/** The champions' coaches in their last match, by champion and match. */
export async function findCoaches(
  database: Queryable,
  decided: readonly DecidedEdition[],
): Promise<ReadonlyMap<string, PersonRef>> {
  const rows = await database
    .selectFrom('lineups')
    .innerJoin('matches', 'matches.id', 'lineups.match_id')
    .leftJoin('people', 'people.id', 'lineups.coach_id')
    .select([
      'lineups.match_id',
      'lineups.coach_id',
      sql<string | null>`coalesce(people.name, lineups.coach_name)`.as('name'),
      sql<string>`case lineups.side when 'home' then matches.home_id else matches.away_id end`.as('team'),
    ])
    .where(sql<boolean>`lineups.match_id = any(${decided.map(({ last }) => last.row.id)})`)
    .execute()
  return new Map(
    rows.flatMap(({ match_id, coach_id, name, team }) =>
      name === null ? [] : [[team + match_id, { id: coach_id, name }] as const],
    ),
  )
}
