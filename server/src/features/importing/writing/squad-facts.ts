import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

/** The key of these statements among a dataset's own, beside its rows about people. */
const FILE = 'seleções'

/**
 * A player of a national team has its nationality, and a squad's list has positions. They are stored as statements of
 * the dataset about the person, so that a list of people or a user's edit counts against them as against any source.
 * Only people without other facts get them.
 */
export async function fillFromNationalTeams(transaction: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // Tables with statistics: without them the planner expects a few rows, and compares each person with all the others.
  await sql`
    create temporary table people_to_fill on commit drop as
    select p.id, p.nationalities, p.positions from people as p
    where p.id = any (${ids}::text[]) and not p.demo and (p.nationalities = '{}' or p.positions = '{}')`.execute(
    transaction,
  )
  await sql`analyze people_to_fill`.execute(transaction)
  await sql`
    create temporary table national_places on commit drop as
    select q.person_id, t.country, left(e.name, 4) as year, q.position, q.dataset_id
    from people_to_fill as a join squad_members as q on q.person_id = a.id and q.role = 'player'
    join editions as e on e.id = q.edition_id
    join teams as t on t.id = q.team_id and t.kind = 'national'
    union all
    select v.player_id, t.country, left(m.day::text, 4), null, null
    from people_to_fill as a join events as v on v.player_id = a.id
    join matches as m on m.id = v.match_id
    join teams as t on t.id = case v.side when 'home' then m.home_id else m.away_id end and t.kind = 'national'`.execute(
    transaction,
  )
  await sql`analyze national_places`.execute(transaction)
  await sql`
    with countries as (
      select person_id, array_agg(country order by last desc, country) as nationalities
      from (select person_id, country, max(year) as last from national_places where country is not null group by 1, 2) as c
      group by 1),
    places as (
      select person_id, array_agg(position order by times desc, position) as positions
      from (select person_id, position, count(*) as times from national_places where position is not null group by 1, 2) as c
      group by 1),
    lists as (select person_id, min(dataset_id) as dataset_id from national_places group by 1),
    stated as (
      select a.id, coalesce(
          d.dataset_id,
          (select min(dataset_id) from sources where kind = 'person' and record_id = a.id)) as dataset_id,
        case when a.nationalities = '{}' then c.nationalities end as nationalities,
        case when a.positions = '{}' then p.positions[1:1] end as positions
      from people_to_fill as a left join countries as c on c.person_id = a.id left join places as p on p.person_id = a.id
      left join lists as d on d.person_id = a.id
      where (a.nationalities = '{}' and c.nationalities is not null) or (a.positions = '{}' and p.positions is not null)),
    shown as (
      update people as p set nationalities = coalesce(s.nationalities, p.nationalities),
        positions = coalesce(s.positions, p.positions)
      from stated as s where p.id = s.id)
    insert into sources (kind, record_id, dataset_id, key, file, said)
    select 'person', id, dataset_id, '', ${FILE},
      jsonb_strip_nulls(jsonb_build_object('nationalities', nationalities, 'positions', positions))
    from stated where dataset_id is not null
    on conflict (kind, record_id, dataset_id, file) do update set said = sources.said || excluded.said`.execute(
    transaction,
  )
  await sql`drop table people_to_fill, national_places`.execute(transaction)
}
