import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { Evidence, Thresholds } from '../evidence/evidence.ts'
import { compareStadiumNames, isSameCity, stadiumWords, type GroundNames } from '../resolving/names/stadium-name.ts'
import { registrationOf } from '../resolving/person-facts.ts'

export interface StadiumFacts {
  readonly id: string
  readonly names: readonly (readonly string[])[]
  readonly city: string | null
  readonly country: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  /** Numbers that datasets gave to this ground alone. */
  readonly registrations: readonly string[]
}

/** Matches for which one source gives the one ground and another source the other. */
export interface SharedMatches {
  readonly together: number
  /** Matches of the one ground for which that other source gives a third one. */
  readonly elsewhere: number
}

export interface StadiumPair {
  readonly first: string
  readonly second: string
  readonly evidence: readonly Evidence[]
}

export const STADIUM_THRESHOLDS: Thresholds = { same: 14, unsure: 11 }

const FORBIDDEN = Number.NEGATIVE_INFINITY
const NAME_BITS: Readonly<Record<GroundNames, number>> = { equal: 10, contained: 5, unknown: 0, different: -1 }
const ORDER: readonly GroundNames[] = ['equal', 'contained', 'unknown', 'different']

export function weighStadiums(
  a: StadiumFacts,
  b: StadiumFacts,
  shared: SharedMatches | undefined,
): readonly Evidence[] {
  const evidence: Evidence[] = []
  const add = (kind: Evidence['kind'], bits: number, detail: Evidence['detail'] = {}) =>
    evidence.push({ kind, bits, detail })
  if (a.country !== null && b.country !== null && a.country !== b.country)
    add('different-country', FORBIDDEN, { a: a.country, b: b.country })
  const series = (number: string) => number.slice(0, number.lastIndexOf(' '))
  if (a.registrations.some((one) => b.registrations.some((other) => one !== other && series(one) === series(other))))
    add('two-registrations', FORBIDDEN)
  const compared = new Set(a.names.flatMap((one) => b.names.map((other) => compareStadiumNames(one, other))))
  const names = ORDER.find((each) => compared.has(each)) ?? 'unknown'
  add(names === 'equal' ? 'same-name' : names === 'contained' ? 'similar-name' : 'different-name', NAME_BITS[names])
  const sameCity = isSameCity(a.city, b.city)
  const kilometres = distanceBetween(a, b)
  if (sameCity === true) add('same-city', 4, { city: a.city ?? '' })
  if (kilometres !== null && kilometres <= 1)
    add('same-coordinates', 12, { kilometres: Math.round(kilometres * 100) / 100 })
  if (kilometres !== null && kilometres > 5) add('far-apart', -20, { kilometres: Math.round(kilometres) })
  if (shared && shared.together > 0) {
    add('same-fixtures', [0, 8, 12][shared.together] ?? 17, { matches: shared.together })
    if (shared.elsewhere > 0) add('different-fixtures', -6 * shared.elsewhere, { matches: shared.elsewhere })
  }
  // Towns have names in several languages: where matches or the map agree, another spelling says little.
  if (sameCity === false) add('different-city', shared?.together || (kilometres ?? 9) <= 1 ? -2 : -12)
  return evidence
}

function distanceBetween(a: StadiumFacts, b: StadiumFacts): number | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null
  const radians = Math.PI / 180
  const north = (a.latitude - b.latitude) * 111.2
  const east = (a.longitude - b.longitude) * 111.2 * Math.cos(a.latitude * radians)
  return Math.hypot(north, east)
}

/** Pairs with one of `touched` that share matches, a name in one town, or a place on the map. */
export async function findStadiumPairs(
  transaction: Transaction<DB>,
  touched: ReadonlySet<string>,
): Promise<StadiumPair[]> {
  const stadiums = await loadStadiums(transaction)
  const shared = await loadSharedMatches(transaction)
  const pairs: StadiumPair[] = []
  for (const id of touched) {
    const stadium = stadiums.get(id)
    if (!stadium) continue
    for (const other of stadiums.values()) {
      if (other === stadium || (touched.has(other.id) && other.id < id)) continue
      if (other.country !== stadium.country && other.country !== null && stadium.country !== null) continue
      const [a, b] = id < other.id ? [stadium, other] : [other, stadium]
      pairs.push({ first: a.id, second: b.id, evidence: weighStadiums(a, b, shared.get(`${a.id} ${b.id}`)) })
    }
  }
  return pairs
}

async function loadStadiums(transaction: Transaction<DB>): Promise<Map<string, StadiumFacts>> {
  const { rows } = await sql<Omit<StadiumFacts, 'names' | 'registrations'> & { names: string[]; keys: string[] }>`
    select s.id, s.city, s.country, s.latitude::float8 as latitude, s.longitude::float8 as longitude,
      array(select alias from aliases as a where a.kind = 'stadium' and a.record_id = s.id) as names,
      array(select dataset_id || ' ' || key from sources as o where o.kind = 'stadium' and o.record_id = s.id) as keys
    from stadiums as s where not s.demo`.execute(transaction)
  return new Map(
    rows.map(({ names, keys, ...row }) => {
      const numbers = keys.map((key) => registrationOf(key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)))
      return [
        row.id,
        { ...row, names: names.map(stadiumWords), registrations: numbers.filter((number) => number !== null) },
      ]
    }),
  )
}

async function loadSharedMatches(transaction: Transaction<DB>): Promise<Map<string, SharedMatches>> {
  const { rows } = await sql<SharedMatches & { first: string; second: string }>`
    with stated as materialized (
      select distinct record_id as match_id, dataset_id, said ->> 'stadium' as stadium
      from sources where kind = 'match' and said ->> 'stadium' is not null),
    together as materialized (
      select x.stadium as one, y.stadium as other, y.dataset_id, count(distinct x.match_id)::int as matches
      from stated as x join stated as y using (match_id) where x.dataset_id <> y.dataset_id group by 1, 2, 3)
    select t.one as first, t.other as second, max(t.matches) as together,
      (select coalesce(max(e.matches), 0) from together as e
       where e.one = t.one and e.other not in (t.one, t.other) and e.dataset_id = any (array_agg(t.dataset_id)))::int as elsewhere
    from together as t where t.one < t.other group by 1, 2`.execute(transaction)
  return new Map(rows.map(({ first, second, ...shared }) => [`${first} ${second}`, shared]))
}
