import type { Competition } from '@meio-campo/contract'
import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Order } from '../../../platform/reading/order.ts'
import { isByFame, namedLike } from '../../../platform/reading/record.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import { confederationsBelow, getConfederationTree } from '../rows/confederation-tree.ts'

export const competitionOrders: Readonly<Record<string, Order>> = {
  name: { column: 'sort_name', type: 'text' },
  fame: { column: 'fame', type: 'integer' },
  updated: { column: 'updated_at', type: 'timestamptz' },
  /** The default while searching: the best match first. */
  relevance: { column: 'rank', type: 'integer' },
}

export interface CompetitionFilters {
  readonly sort?: string
  readonly q?: string
  readonly ids?: string
  readonly updated_since?: string
  readonly pais?: string
  readonly tipo?: string
  readonly participantes?: string
  readonly confederacao?: string
}

const KINDS: Readonly<Record<string, string>> = { liga: 'league', copa: 'cup', amistoso: 'friendly' }

export function selectCompetitions(database: Queryable, filters: CompetitionFilters) {
  const { q, ids, updated_since, pais, tipo, participantes, confederacao } = filters
  return database
    .selectFrom('competitions')
    .$if(isByFame(filters.sort), (query) =>
      query.innerJoin('fame', (join) =>
        join.onRef('fame.record_id', '=', 'competitions.id').on('fame.kind', '=', 'competition'),
      ),
    )
    .leftJoin('confederations', 'confederations.id', 'competitions.confederation_id')
    .$if(q !== undefined, (query) =>
      query.innerJoin(namedLike('competition', q!).as('found'), (join) =>
        join.onRef('found.record_id', '=', 'competitions.id'),
      ),
    )
    .selectAll('competitions')
    .select([
      sql<number>`${isByFame(filters.sort) ? sql`fame.fame` : sql`0`}`.as('fame'),
      sql<number>`${q === undefined ? sql`0` : sql`found.rank`}`.as('rank'),
      sql<string>`normalise_name(competitions.name)`.as('sort_name'),
      'confederations.name as confederation_name',
      'confederations.acronym as confederation_acronym',
    ])
    .$if(ids !== undefined, (query) => query.where('competitions.id', 'in', ids!.split(',')))
    .$if(updated_since !== undefined, (query) =>
      query.where(sql<SqlBool>`competitions.updated_at >= ${updated_since}::timestamptz`),
    )
    .$if(pais !== undefined, (query) => query.where('competitions.country', 'in', valuesIn(pais!)))
    .$if(tipo !== undefined, (query) =>
      query.where(
        'competitions.kind',
        'in',
        valuesIn(tipo!).map((word) => KINDS[word] ?? ''),
      ),
    )
    .$if(participantes !== undefined, (query) =>
      query.where(
        'competitions.participants',
        'in',
        valuesIn(participantes!).map((word) => (word === 'selecoes' ? 'national' : 'club')),
      ),
    )
    .$if(confederacao !== undefined, (query) =>
      query.where(sql<SqlBool>`competitions.confederation_id in ${confederationsBelow(valuesIn(confederacao!))}`),
    )
}

type CompetitionRow = Awaited<ReturnType<ReturnType<typeof selectCompetitions>['executeTakeFirstOrThrow']>>

/** All of a competition but its editions, which are chosen by the day. */
export function toCompetitionRecord(row: CompetitionRow): Omit<Competition, 'edition' | 'editions'> {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    participants: row.participants,
    gender: row.gender,
    name: row.name,
    officialName: row.official_name,
    shortName: row.short_name,
    acronym: row.acronym,
    country: row.country,
    state: row.state,
    confederation:
      row.confederation_id === null
        ? null
        : {
            id: row.confederation_id,
            name: row.confederation_name ?? row.confederation_id,
            acronym: row.confederation_acronym,
          },
    crest: row.crest,
    demo: row.demo,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** `include=confederation`, for a page or for one. */
export async function includeInCompetitions<C extends Pick<Competition, 'confederation'>>(
  database: Queryable,
  competitions: readonly C[],
  include: string | undefined,
): Promise<C[]> {
  if (include === undefined) return [...competitions]
  const tree = await getConfederationTree(database)
  return competitions.map((competition) => ({
    ...competition,
    confederation: (competition.confederation && tree.find(competition.confederation.id)) ?? competition.confederation,
  }))
}
