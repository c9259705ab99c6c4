import { staysOf, type KnownLineups, type LineupOfPlayer, type Stay, type TeamSeason } from '@meio-campo/football'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

interface Touched {
  /** Teams whose line-ups changed, or that another team was joined with. */
  readonly teams: readonly string[]
  /** People whom another person was joined with. */
  readonly people?: readonly string[]
}

interface DerivedStay extends Stay {
  readonly person: string
  readonly cameFrom: string | null
  readonly leftAfter: string | null
}

const PEOPLE_AT_ONCE = 1_000
// Neither entered by a person nor invented for the demonstration.
const DERIVED = sql`dataset_id is not null and not demo`
const INTO_CLUBS = sql`teams as t on t.id = case p.side when 'home' then m.home_id else m.away_id end and t.kind = 'club'`

/**
 * Spells and transfers as the line-ups of all datasets bear them out; between two clubs lies a transfer on a day that no
 * source states. National teams are no employers. People of the touched teams are derived again, and those without an
 * end: later line-ups may end their spells. So the order of imports makes no difference.
 */
export async function deriveSpells(transaction: Transaction<DB>, { teams, people = [] }: Touched): Promise<void> {
  if (teams.length === 0 && people.length === 0) return
  await sql`
    create temporary table touched_people on commit drop as
    select unnest(${people}::text[]) as person_id
    union
    select person_id from spells
    where ${DERIVED} and role = 'player' and (ends is null or team_id = any (${teams}::text[]))
    union
    select p.person_id from matches m join lineup_players p on p.match_id = m.id and p.side = 'home'
    where m.home_id = any (${teams}::text[]) and m.lineups_source is not null and p.person_id is not null
    union
    select p.person_id from matches m join lineup_players p on p.match_id = m.id and p.side = 'away'
    where m.away_id = any (${teams}::text[]) and m.lineups_source is not null and p.person_id is not null`.execute(
    transaction,
  )
  await sql`analyze touched_people`.execute(transaction)
  await sql`
    create temporary table derived_spells (
      person_id text, team_id text, starts date, ends date, number integer, dataset_id text, came_from text, left_after date
    ) on commit drop`.execute(transaction)
  const known = await loadKnownLineups(transaction)
  const { rows } = await sql<{ person_id: string }>`select person_id from touched_people order by 1`.execute(
    transaction,
  )
  for (let at = 0; at < rows.length; at += PEOPLE_AT_ONCE) {
    const some = rows.slice(at, at + PEOPLE_AT_ONCE).map(({ person_id }) => person_id)
    await keepDerived(transaction, await derive(transaction, some, known))
  }
  await sql`analyze derived_spells`.execute(transaction)
  await writeSpells(transaction)
  await writeTransfers(transaction)
  await sql`drop table derived_spells, touched_people`.execute(transaction)
}

async function loadKnownLineups(transaction: Transaction<DB>): Promise<KnownLineups> {
  const { rows: seasons } = await sql<TeamSeason & { team: string }>`
    select team, min(day) as "firstDay", max(day) as "lastDay" from (
      select unnest(array[m.home_id, m.away_id]) as team, e.name as season, m.day
      from matches m join editions e on e.id = m.edition_id where m.lineups_source is not null and m.day is not null
    ) as told group by team, season`.execute(transaction)
  const { rows: ends } = await sql<{ source: string; day: string }>`
    select split_part(m.lineups_source, '/', 1) as source, max(m.day) as day from matches m
    where m.lineups_source is not null and m.day is not null group by 1`.execute(transaction)
  const byTeam = Map.groupBy(seasons, ({ team }) => team)
  const lastDays = new Map(ends.map(({ source, day }) => [source, day]))
  return { seasonsOf: (team) => byTeam.get(team) ?? [], lastDayOf: (source) => lastDays.get(source)! }
}

async function derive(
  transaction: Transaction<DB>,
  people: readonly string[],
  known: KnownLineups,
): Promise<readonly DerivedStay[]> {
  const { rows } = await sql<LineupOfPlayer & { person: string }>`
    select p.person_id as person, t.id as team, m.day, p.number, split_part(m.lineups_source, '/', 1) as source
    from lineup_players p join matches m on m.id = p.match_id join ${INTO_CLUBS}
    where p.person_id = any (${people}::text[]) and m.lineups_source is not null and m.day is not null
    order by p.person_id, m.day, m.id`.execute(transaction)
  return [...Map.groupBy(rows, ({ person }) => person)].flatMap(([person, lineups]) => {
    const stays = staysOf(lineups, known)
    return stays.map((stay, place) => {
      const before = stays[place - 1]
      return { ...stay, person, cameFrom: before?.team ?? null, leftAfter: before?.lastDay ?? null }
    })
  })
}

async function keepDerived(transaction: Transaction<DB>, stays: readonly DerivedStay[]): Promise<void> {
  const column = <K extends keyof DerivedStay>(key: K) => stays.map((stay) => stay[key])
  await sql`
    insert into derived_spells select * from unnest(
      ${column('person')}::text[], ${column('team')}::text[], ${column('starts')}::date[], ${column('ends')}::date[],
      ${column('number')}::integer[], ${column('source')}::text[], ${column('cameFrom')}::text[],
      ${column('leftAfter')}::date[])`.execute(transaction)
}

const TOUCHED = sql`person_id in (select person_id from touched_people)`

async function writeSpells(transaction: Transaction<DB>): Promise<void> {
  await sql`
    delete from spells as s where ${DERIVED} and role = 'player' and ${TOUCHED} and not exists (
      select 1 from derived_spells as d
      where (d.person_id, d.team_id, d.starts, d.dataset_id) = (s.person_id, s.team_id, s.starts, s.dataset_id))`.execute(
    transaction,
  )
  // Two sheets of one day may make two spells that begin on it.
  await sql`
    insert into spells as s (person_id, team_id, role, starts, ends, number, dataset_id)
    select distinct on (person_id, team_id, starts) person_id, team_id, 'player', starts, ends, number, dataset_id
    from derived_spells order by person_id, team_id, starts, ends desc
    on conflict (person_id, team_id, role, starts) do update set ends = excluded.ends, number = excluded.number
    where s.dataset_id = excluded.dataset_id and (s.ends, s.number) is distinct from (excluded.ends, excluded.number)`.execute(
    transaction,
  )
}

async function writeTransfers(transaction: Transaction<DB>): Promise<void> {
  const moves = sql`derived_spells as d where came_from is not null and came_from <> team_id`
  await sql`
    delete from transfers as t where ${DERIVED} and ${TOUCHED} and not exists (
      select 1 from ${moves} and d.person_id = t.person_id and d.came_from = t.from_id and d.team_id = t.to_id
        and d.dataset_id = t.dataset_id
        and d.starts = t.not_after and least(d.left_after, d.starts) = t.not_before)`.execute(transaction)
  await sql`
    insert into transfers (person_id, from_id, to_id, not_before, not_after, dataset_id)
    select person_id, came_from, team_id, least(left_after, starts), starts, dataset_id from ${moves}
    on conflict do nothing`.execute(transaction)
}
