import type { Freshness } from '@meio-campo/contract'
import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

interface Wanted {
  readonly campeonato: string
  readonly temporada?: string
  readonly jogo?: string
}

/** The connected sources that speak of a match, or else of an edition; the freshest first. */
export async function listFreshness(
  database: Queryable,
  { campeonato, temporada, jogo }: Wanted,
): Promise<Freshness[]> {
  const speaksOf =
    jogo === undefined
      ? sql<SqlBool>`exists (
          select 1 from sources as s join editions as e on e.id = s.record_id
          where s.kind = 'edition' and s.dataset_id = d.id
            and e.competition_id = ${campeonato} and e.name = ${temporada ?? ''})`
      : sql<SqlBool>`exists (
          select 1 from sources as s where s.kind = 'match' and s.dataset_id = d.id and s.record_id = ${jogo})`
  const rows = await database
    .selectFrom('connections as c')
    .innerJoin('datasets as d', 'd.id', 'c.dataset_id')
    .select((select) => ['d.id', 'd.title', 'd.attribution', select.fn.max('c.fresh_at').as('at')])
    .where('c.fresh_at', 'is not', null)
    .where(speaksOf)
    .groupBy(['d.id', 'd.title', 'd.attribution'])
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ id, title, attribution, at }) => ({ dataset: id, title, attribution, at: at!.toISOString() }))
}
