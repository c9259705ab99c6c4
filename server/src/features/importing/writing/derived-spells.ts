import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

// A last line-up this close to the dataset's end says nothing about somebody having left.
const STILL_THERE_DAYS = 60

/**
 * Spells and transfers as a dataset's line-ups bear them out: a run of line-ups for one club is a spell, from the first
 * to the last of them, and between two runs lies a transfer on a day that nobody wrote down. National teams are no
 * employers. Only people of the given teams are looked at again, and those still there: a later end may end them too.
 */
export async function deriveSpells(
  transaction: Transaction<DB>,
  dataset: string,
  teams: readonly string[],
): Promise<void> {
  const stated = sql`m.lineups_source like ${`${dataset}/%`}`
  await sql`
    create temporary table touched_people on commit drop as
    select person_id from spells
    where dataset_id = ${dataset} and role = 'player' and (ends is null or team_id = any (${teams}::text[]))
    union
    select p.person_id from matches m join lineup_players p on p.match_id = m.id and p.side = 'home'
    where m.home_id = any (${teams}::text[]) and ${stated} and p.person_id is not null
    union
    select p.person_id from matches m join lineup_players p on p.match_id = m.id and p.side = 'away'
    where m.away_id = any (${teams}::text[]) and ${stated} and p.person_id is not null`.execute(transaction)
  await sql`analyze touched_people`.execute(transaction)
  await sql`
    create temporary table derived_spells on commit drop as
    with seen as (
      select p.person_id, case p.side when 'home' then m.home_id else m.away_id end as team_id, m.day, m.id, p.number
      from touched_people join lineup_players p using (person_id) join matches m on m.id = p.match_id
      where ${stated} and m.day is not null
    ), runs as (
      select *,
        row_number() over (partition by person_id order by day, id)
          - row_number() over (partition by person_id, team_id order by day, id) as run
      from seen
    ), spells as (
      select person_id, team_id, min(day) as starts, max(day) as last_day,
        (array_agg(number order by day desc))[1] as number
      from runs where team_id in (select id from teams where kind = 'club')
      group by person_id, team_id, run
    )
    select *,
      case when last_day < (select max(day) from matches m where ${stated}) - ${STILL_THERE_DAYS}::int
        or lead(starts) over (partition by person_id order by starts, last_day) is not null then last_day end as ends,
      lag(team_id) over (partition by person_id order by starts, last_day) as came_from,
      lag(last_day) over (partition by person_id order by starts, last_day) as left_after
    from spells`.execute(transaction)
  await sql`analyze derived_spells`.execute(transaction)
  await writeSpells(transaction, dataset)
  await writeTransfers(transaction, dataset)
  await sql`drop table derived_spells, touched_people`.execute(transaction)
}

const TOUCHED = sql`person_id in (select person_id from touched_people)`

async function writeSpells(transaction: Transaction<DB>, dataset: string): Promise<void> {
  await sql`
    delete from spells as s where dataset_id = ${dataset} and role = 'player' and ${TOUCHED} and not exists (
      select 1 from derived_spells as d
      where d.person_id = s.person_id and d.team_id = s.team_id and d.starts = s.starts)`.execute(transaction)
  await sql`
    insert into spells as s (person_id, team_id, role, starts, ends, number, dataset_id)
    select distinct on (person_id, team_id, starts) person_id, team_id, 'player', starts, ends, number, ${dataset}
    from derived_spells order by person_id, team_id, starts, last_day desc
    on conflict (person_id, team_id, role, starts) do update set ends = excluded.ends, number = excluded.number
    where s.dataset_id = excluded.dataset_id and (s.ends, s.number) is distinct from (excluded.ends, excluded.number)`.execute(
    transaction,
  )
}

async function writeTransfers(transaction: Transaction<DB>, dataset: string): Promise<void> {
  const moves = sql`derived_spells as d where came_from is not null and came_from <> team_id`
  await sql`
    delete from transfers as t where dataset_id = ${dataset} and ${TOUCHED} and not exists (
      select 1 from ${moves} and d.person_id = t.person_id and d.came_from = t.from_id and d.team_id = t.to_id
        and d.starts = t.not_after and least(d.left_after, d.starts) = t.not_before)`.execute(transaction)
  await sql`
    insert into transfers (person_id, from_id, to_id, not_before, not_after, dataset_id)
    select person_id, came_from, team_id, least(left_after, starts), starts, ${dataset} from ${moves}
    on conflict do nothing`.execute(transaction)
}
