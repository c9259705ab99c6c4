import type { Stadium, StadiumPage } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

const NEAR_SHOWN = 6
const EARTH_KM = 6371

type Near = StadiumPage['near'][number]

/** The nearest stadiums, or those of the same city where it is not known where this one stands. */
export async function listNearStadiums(
  database: Queryable,
  { id, latitude, longitude, city, country }: Pick<Stadium, 'id' | 'latitude' | 'longitude' | 'city' | 'country'>,
): Promise<Near[]> {
  if (latitude === null || longitude === null) return city === null ? [] : listInCity(database, id, city, country)
  // By the haversine formula: there are some thousand stadiums, which is nothing to sort.
  const { rows } = await sql<{ id: string; name: string; city: string | null; km: number }>`
    select id, name, city, ${EARTH_KM}::float8 * 2 * asin(sqrt(least(1,
      sin(radians(latitude - ${latitude}) / 2) ^ 2
        + cos(radians(${latitude}::float8)) * cos(radians(latitude)) * sin(radians(longitude - ${longitude}) / 2) ^ 2
      ))) as km
    from stadiums
    where id <> ${id} and latitude is not null and longitude is not null
    order by km, id limit ${NEAR_SHOWN}`.execute(database)
  return rows.map(({ km, ...stadium }) => ({ stadium, distanceKm: Math.round(km * 10) / 10 }))
}

async function listInCity(database: Queryable, id: string, city: string, country: string | null): Promise<Near[]> {
  const rows = await database
    .selectFrom('stadiums')
    .select(['id', 'name', 'city'])
    .where('id', '<>', id)
    .where('city', '=', city)
    .where(sql<boolean>`country is not distinct from ${country}`)
    .orderBy('name')
    .orderBy('id')
    .limit(NEAR_SHOWN)
    .execute()
  return rows.map((stadium) => ({ stadium, distanceKm: null }))
}
