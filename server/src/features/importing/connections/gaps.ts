import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Gaps } from '../connectors/connector.ts'

export const NO_GAPS: Gaps = { clubCountries: [], birthMonths: [] }

/** Clubs and people with missing facts: clubs by their country, people by their birth date. */
export async function findGaps(database: Queryable): Promise<Gaps> {
  const clubs = await sql<{ country: string }>`
    select left(t.country, 2) as country from teams as t left join stadiums as s on s.id = t.stadium_id
    where t.kind = 'club' and not t.demo and t.country ~ '^[A-Z]{2}'
      and (t.founded is null or s.id is null or s.latitude is null or s.capacity is null)
    group by 1 order by count(*) desc, 1`.execute(database)
  const births = await sql<{ month: string; days: string[] }>`
    select left(birth_date::text, 7) as month, array_agg(distinct birth_date::text order by birth_date::text) as days
    from people
    where birth_date is not null and not demo
      and (height_cm is null or birth_place is null or positions = '{}' or nationalities = '{}')
    group by 1 order by count(*) desc, 1`.execute(database)
  return { clubCountries: clubs.rows.map(({ country }) => country), birthMonths: births.rows }
}
