import { recordNouns } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import { recordTables } from './tables.ts'

/** What else makes two records with one name different ones, by kind. */
export const alike = {
  team: sql`(other.kind, other.gender, other.age_level) = (own.kind, own.gender, own.age_level)`,
  stadium: sql`(other.city is null or own.city is null or normalise_name(other.city) = normalise_name(own.city))`,
} as const

/**
 * Warnings for names in a record's form that other records have too. Clubs do share names, so it is not an error; but
 * an import cannot distinguish the two by it.
 */
export const namesakeWarnings = (kind: keyof typeof alike, ids: readonly string[]) => {
  const table = sql.table(recordTables[kind])
  const { one, feminine } = recordNouns[kind]
  return sql`
    select distinct own.id, same.sentence from ${table} as own cross join lateral (
      select '“' || given || '” também é nome d' || ${`${feminine ? 'a' : 'o'} ${one} `}::text || other.name
        || coalesce(', de ' || other.city, '') || ': uma importação pode não saber de qual se fala.' as sentence
      from unnest(array[own.name, own.official_name, own.short_name]) as given
      join aliases as a on a.kind = ${kind} and a.normalised = normalise_name(given) and a.record_id <> own.id
      join ${table} as other on other.id = a.record_id
      where ${alike[kind]}
      order by other.name, given limit 3) as same
    where own.id = any (${ids}::text[])`
}
