import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { parsePersonName } from '../resolving/names/person-name.ts'
import { registrationOf, type PersonFacts, type PersonRole, type Shirt } from '../resolving/person-facts.ts'

/** A person's appearances: role, team and edition. */
const APPEARANCES = sql`
  select p.person_id, case p.side when 'home' then m.home_id else m.away_id end as team_id, 'player' as role,
    m.edition_id, extract(year from m.day)::int as year
  from lineup_players as p join matches as m on m.id = p.match_id where p.person_id is not null
  union all
  select e.player_id, case e.side when 'home' then m.home_id else m.away_id end, 'player', m.edition_id,
    extract(year from m.day)::int
  from events as e join matches as m on m.id = e.match_id
  where e.player_id is not null and e.type not in ('yellow', 'secondYellow', 'red')
  union all
  select l.coach_id, case l.side when 'home' then m.home_id else m.away_id end, 'coach', m.edition_id,
    extract(year from m.day)::int
  from lineups as l join matches as m on m.id = l.match_id where l.coach_id is not null
  union all
  select o.person_id, 'officials', 'referee', m.edition_id, extract(year from m.day)::int
  from match_officials as o join matches as m on m.id = o.match_id where o.person_id is not null
  union all
  select person_id, team_id, role, edition_id, null from squad_members`

/** Fills the temporary table `seen_people` with all appearances. Filled once for a reconciliation, from all teams. */
export async function prepareAppearances(transaction: Transaction<DB>): Promise<void> {
  await sql`
    create temporary table seen_people on commit drop as
    select s.person_id, s.team_id, s.role, s.edition_id,
      min(coalesce(s.year, left(e.name, 4)::int)) as first, max(coalesce(s.year, left(e.name, 4)::int)) as last
    from (${APPEARANCES}) as s join editions as e on e.id = s.edition_id
    where not e.demo and e.name ~ '^[0-9]{4}' group by 1, 2, 3, 4
    union all
    select q.person_id, q.club_id, 'player', null, min(left(e.name, 4)::int), max(left(e.name, 4)::int)
    from squad_members as q join editions as e on e.id = q.edition_id
    where q.club_id is not null and not e.demo and e.name ~ '^[0-9]{4}' group by 1, 2`.execute(transaction)
  await sql`create index on seen_people (person_id)`.execute(transaction)
  await addStatedPlaces(transaction)
  await sql`create index on seen_people (team_id)`.execute(transaction)
  await sql`analyze seen_people`.execute(transaction)
}

/**
 * Adds people without any appearance, because another source's row replaced theirs. The key of their name still
 * contains the team and the edition.
 */
async function addStatedPlaces(transaction: Transaction<DB>): Promise<void> {
  await sql`
    insert into seen_people (person_id, team_id, role, edition_id, first, last)
    select distinct p.id, split_part(s.key, '|', 3), coalesce(p.roles[1], 'player'), e.id,
      left(e.name, 4)::int, left(e.name, 4)::int
    from people as p
    join sources as s on s.kind = 'person' and s.record_id = p.id and s.key like 'nome:%|%|%|%'
    join editions as e on e.id = split_part(s.key, '|', 4) and not e.demo and e.name ~ '^[0-9]{4}'
    where not exists (select 1 from seen_people as o where o.person_id = p.id)`.execute(transaction)
}

export async function moveAppearances(
  transaction: Transaction<DB>,
  joined: ReadonlyMap<string, string>,
): Promise<void> {
  await sql`
    update seen_people as s set person_id = j.kept
    from unnest(${[...joined.keys()]}::text[], ${[...joined.values()]}::text[]) as j (old, kept)
    where s.person_id = j.old`.execute(transaction)
}

export async function dropAppearances(transaction: Transaction<DB>): Promise<void> {
  await sql`drop table seen_people`.execute(transaction)
}

export interface LoadedPeople {
  readonly people: ReadonlyMap<string, PersonFacts>
  /** By edition and team: everyone who appeared there. */
  readonly seenAt: ReadonlyMap<string, ReadonlySet<string>>
  readonly placesOf: ReadonlyMap<string, ReadonlySet<string>>
}

interface SeenRow {
  readonly person_id: string
  readonly team_id: string
  readonly role: PersonRole
  readonly national: boolean
  readonly gender: string | null
  readonly first: number
  readonly last: number
  readonly editions: readonly (string | null)[]
}

/** The given people, all people of their teams, and all people with the same birth dates. */
export async function loadPersonFacts(transaction: Transaction<DB>, ids: readonly string[]): Promise<LoadedPeople> {
  await listWanted(transaction, ids)
  const { rows: people } = await sql<{
    id: string
    birth_date: string | null
    gender: string | null
    names: string[] | null
    keys: string[] | null
    datasets: string[] | null
  }>`
    select p.id, p.birth_date, p.gender, n.names, k.keys, k.datasets
    from people as p join wanted_people as w on w.id = p.id
    left join (
      select a.record_id, array_agg(a.alias) as names from aliases as a join wanted_people as w on w.id = a.record_id
      where a.kind = 'person' group by 1) as n on n.record_id = p.id
    left join (
      select s.record_id, array_agg(distinct s.dataset_id) as datasets,
        array_agg(s.dataset_id || ' ' || s.key) filter (where s.key <> '' and s.key not like 'nome:%') as keys
      from sources as s join wanted_people as w on w.id = s.record_id
      where s.kind = 'person' group by 1) as k on k.record_id = p.id
    where not p.demo`.execute(transaction)
  const { rows: seen } = await sql<SeenRow>`
    select s.person_id, s.team_id, s.role, coalesce(t.kind = 'national', false) as national, t.gender,
      min(s.first) as first, max(s.last) as last, array_agg(distinct s.edition_id) as editions
    from seen_people as s join wanted_people as w on w.id = s.person_id left join teams as t on t.id = s.team_id
    group by 1, 2, 3, 4, 5`.execute(transaction)
  const { rows: shirts } = await sql<Shirt & { person_id: string; place: string }>`
    select person_id, edition_id || ' ' || team_id as place, number, coalesce(dataset_id, '') as dataset
    from squad_members join wanted_people as w on w.id = person_id where role = 'player'`.execute(transaction)
  await sql`drop table wanted_people`.execute(transaction)
  return gather(
    people.map(({ names, keys, datasets, ...person }) => ({
      ...person,
      names: names ?? [],
      keys: keys ?? [],
      datasets: datasets ?? [],
    })),
    seen,
    shirts,
  )
}

/** A table instead of long arrays: the planner must know its size, or it compares each row with all others. */
async function listWanted(transaction: Transaction<DB>, ids: readonly string[]): Promise<void> {
  await sql`
    create temporary table asked_people on commit drop as select distinct unnest(${ids}::text[]) as id`.execute(
    transaction,
  )
  await sql`analyze asked_people`.execute(transaction)
  await sql`
    create temporary table wanted_people on commit drop as
    with teams_of as materialized (
      select distinct s.team_id from seen_people as s join asked_people as a on a.id = s.person_id),
    birthdays as materialized (
      select distinct p.birth_date from people as p join asked_people as a on a.id = p.id where p.birth_date is not null)
    select o.person_id as id from seen_people as o join teams_of as t on t.team_id = o.team_id
    union
    select p.id from people as p join birthdays as b on b.birth_date = p.birth_date
    union
    select id from asked_people`.execute(transaction)
  await sql`analyze wanted_people`.execute(transaction)
  await sql`drop table asked_people`.execute(transaction)
}

function gather(
  people: readonly {
    id: string
    birth_date: string | null
    gender: string | null
    names: string[]
    keys: string[]
    datasets: string[]
  }[],
  seen: readonly SeenRow[],
  shirts: readonly (Omit<Shirt, 'number'> & { number: number | null; person_id: string; place: string })[],
): LoadedPeople {
  const seenBy = Map.groupBy(seen, ({ person_id }) => person_id)
  const shirtsBy = Map.groupBy(shirts, ({ person_id }) => person_id)
  const facts = new Map<string, PersonFacts>()
  const seenAt = new Map<string, Set<string>>()
  const placesOf = new Map<string, Set<string>>()
  for (const { id, birth_date, gender, names, keys, datasets } of people) {
    const teams = seenBy.get(id) ?? []
    const squads = shirtsBy.get(id) ?? []
    const places = new Set<string>()
    for (const { team_id, role, editions } of teams)
      for (const edition of editions) if (role === 'player' && edition !== null) places.add(`${edition} ${team_id}`)
    placesOf.set(id, places)
    for (const place of places) seenAt.set(place, (seenAt.get(place) ?? new Set()).add(id))
    const sexes = teams.filter(({ role }) => role === 'player').map((team) => team.gender)
    facts.set(id, {
      id,
      names: names.map(parsePersonName),
      birthDates: birth_date === null ? [] : [birth_date],
      sexes: [...new Set([gender, ...sexes].filter((sex) => sex !== null))],
      registrations: keys.flatMap(
        (each) => registrationOf(each.slice(0, each.indexOf(' ')), each.slice(each.indexOf(' ') + 1)) ?? [],
      ),
      teams: teams.map(({ team_id: team, national, role, first, last }) => ({ team, national, role, first, last })),
      shirts: new Map(
        squads.flatMap(({ place, number, dataset }) =>
          number !== null && number > 0 ? [[place, { number, dataset }]] : [],
        ),
      ),
      squads: new Set(squads.map(({ place }) => place)),
      datasets: new Set(datasets),
    })
  }
  return { people: facts, seenAt, placesOf }
}
