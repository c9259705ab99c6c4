import type { Match } from '@meio-campo/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { matchConditions } from '../rows/match-filters.ts'
import { selectMatches, toMatches } from '../rows/match-rows.ts'

const SHOWN = 5

export interface EditionMatches {
  readonly liveMatches: Match[]
  readonly nextMatches: Match[]
  readonly lastMatches: Match[]
}

/** Live, next and last matches. */
export async function listMatchesAround(database: Queryable, editionId: string, now: Date): Promise<EditionMatches> {
  const own = sql<SqlBool>`matches.edition_id = ${editionId}`
  const ids = (conditions: readonly RawBuilder<SqlBool>[], direction: 'asc' | 'desc', limit: number) =>
    [own, ...conditions]
      .reduce((query, condition) => query.where(condition), selectMatches(database))
      .clearSelect()
      .select('matches.id')
      .orderBy('matches.moment', direction)
      .orderBy('matches.id', direction)
      .limit(limit)
      .execute()
  const [live, next, last] = await Promise.all([
    ids(matchConditions({ situacao: 'ao_vivo' }), 'asc', 50),
    ids([...matchConditions({ situacao: 'agendado' }), startsAfter(now)], 'asc', SHOWN),
    ids(matchConditions({ situacao: 'encerrado' }), 'desc', SHOWN),
  ])
  const matches = await toMatches(database, [...live, ...next, ...last])
  const byId = new Map(matches.map((match) => [match.id, match]))
  const pick = (rows: readonly { readonly id: string }[]) => rows.flatMap(({ id }) => byId.get(id) ?? [])
  return { liveMatches: pick(live), nextMatches: pick(next), lastMatches: pick(last) }
}

/** A match whose kick-off has passed is no longer next; one with only a day is next until that day ends. */
export function startsAfter(now: Date): RawBuilder<SqlBool> {
  return sql`matches.moment >= ${new Date(now.getTime() - 12 * 3_600_000)}
    and (matches.kickoff is null or matches.kickoff >= ${now})`
}
