import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Cut } from '../../../platform/reading/list.ts'
import { editionIds, matchConditions, type MatchFilters } from './match-filters.ts'
import { selectMatches, type MatchRow } from './match-rows.ts'

interface Filters extends MatchFilters {
  readonly time?: string
}

interface PagedMatches {
  readonly rows: Expression<MatchRow>
  readonly page?: (cut: Cut) => Expression<MatchRow>
}

/**
 * Rows that fit, and how a page of them is found by an index. Those of a team are two lists, at home and away; those of
 * a championship one per edition; every other filter narrows by itself or leaves enough to find on the way.
 */
export function pagedMatches(
  database: Queryable,
  filters: Filters,
  conditions: readonly RawBuilder<SqlBool>[],
  dated: boolean,
): PagedMatches {
  const all = (which: readonly RawBuilder<SqlBool>[]) =>
    which.reduce((query, condition) => query.where(condition), selectMatches(database))
  const { time, campeonato, temporada, ...rest } = filters
  if (time !== undefined) {
    const halves = [all(conditions).where('home_id', '=', time), all(conditions).where('away_id', '=', time)]
    return { rows: together(halves), page: (cut) => together(halves.map((half) => cut(half))) }
  }
  const rows = all(conditions)
  if ((campeonato === undefined && temporada === undefined) || dated || isNarrow(rest)) return { rows }
  const ofEdition = all(matchConditions(rest)).where(sql<SqlBool>`matches.edition_id = edition.id`)
  return {
    rows,
    page: (cut) => sql<MatchRow>`(
      select part.* from (${editionIds(filters)}) as edition cross join lateral ${cut(ofEdition)} as part)`,
  }
}

const together = (parts: readonly Expression<MatchRow>[]) => sql<MatchRow>`(${sql.join([...parts], sql` union all `)})`

function isNarrow({ ids, updated_since, data, de, ate, situacao }: MatchFilters): boolean {
  return [ids, updated_since, data, de, ate].some((filter) => filter !== undefined) || situacao === 'ao_vivo'
}
