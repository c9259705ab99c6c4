import { countryName, dotted } from '@meio-campo/contract/rules'
import type { SearchHit } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { fixedStatement } from '../../../database/fixed-statement.ts'

const DEFAULT_LIMIT = 20
/** Of one kind among others: a common name must not push everything else out. */
const MOST_OF_A_KIND = 8
/** Coaches and referees are few among the people who share a name with players. */
const MOST_PEOPLE = 1_000

/** Ranks from here on are resemblance alone (see `find_names` in 0046_fame.sql). */
const FIRST_RESEMBLING = 99_000
const RESEMBLING_SPAN = 100

const KINDS = ['team', 'competition', 'person', 'stadium', 'confederation', 'streaming']

/** The words of the address, and where their records are looked for. */
const KINDS_OF: Readonly<Record<string, string>> = {
  times: 'team',
  jogadores: 'person',
  tecnicos: 'person',
  arbitros: 'person',
  campeonatos: 'competition',
  estadios: 'stadium',
  confederacoes: 'confederation',
  streamings: 'streaming',
}

const ROLES_OF: Readonly<Record<string, string>> = { jogadores: 'player', tecnicos: 'coach', arbitros: 'referee' }

interface HitRow {
  readonly kind: SearchHit['kind']
  readonly id: string
  readonly name: string
  readonly detail: string | null
  /** Given if nothing else distinguishes two records of one name. */
  readonly country: string | null
  readonly acronym: string | null
  readonly colours: string[] | null
  /** The page, where it is not made of kind and id. */
  readonly address: string | null
}

const FOLDERS: Readonly<Record<string, string>> = {
  team: 'times',
  player: 'jogadores',
  coach: 'tecnicos',
  competition: 'campeonatos',
  stadium: 'estadios',
  confederation: 'confederacoes',
  streaming: 'streamings',
}

export interface SearchOptions {
  readonly limit?: number
  /** The word of the address for one kind alone. */
  readonly tipo?: string
}

/** Everything whose name is like what was typed, the best first; two teams (`bahia x vitória`) find their matches. */
export async function searchEverything(
  database: Database,
  typed: string,
  { limit = DEFAULT_LIMIT, tipo }: SearchOptions = {},
): Promise<SearchHit[]> {
  if (tipo === 'jogos') return findMeetings(database, typed, limit)
  if (tipo !== undefined) {
    const role = ROLES_OF[tipo]
    const most = role === undefined ? 2 * limit : MOST_PEOPLE
    return findNamed(database, typed, { limit, kinds: [KINDS_OF[tipo]!], most, role })
  }
  const [meetings, named] = await Promise.all([
    findMeetings(database, typed, MEETINGS_AMONG_OTHERS),
    findNamed(database, typed, { limit, kinds: KINDS, most: MOST_OF_A_KIND }),
  ])
  return [...meetings, ...named].slice(0, limit)
}

interface NamedOptions {
  readonly limit: number
  readonly kinds: readonly string[]
  /** Of each kind. */
  readonly most: number
  /** People of one role alone. */
  readonly role?: string | undefined
}

const found = (kind: string) => `(select record_id, rank from found where kind = '${kind}') as found`

/**
 * The records of the kinds $1 whose names are like $2, at most $3 of each kind and $5 of all; of people those with the
 * role $4, if it is given.
 */
const readNamed = fixedStatement<HitRow>(`
    with found as materialized (
      select kind, record_id, rank from find_names($1::text[], $2, $3)),
    hit as (
      select 'team' as kind, 0 as place, found.rank, r.id, r.name, r.acronym, r.colours,
        r.city || coalesce(' · ' || r.state, '') as detail, r.country, null as address
      from ${found('team')} join teams as r on r.id = found.record_id
      union all
      select 'competition', 1, found.rank, r.id, r.name, r.acronym, null, null, r.country, null
      from ${found('competition')} join competitions as r on r.id = found.record_id
      union all
      -- Who played and trained has two pages; the one as a player tells of more.
      select coalesce($4::text, case when 'player' = any (r.roles) then 'player' else 'coach' end), 2, found.rank, r.id, r.name, null,
        team.colours, concat_ws(' · ', team.name, case when r.birth_date is not null then 'nascido em ' || extract(year from r.birth_date) end), null, null
      from ${found('person')} join people as r on r.id = found.record_id
      left join lateral (
        select teams.name, teams.colours from (
          select spells.team_id, spells.ends, spells.starts from spells where spells.person_id = r.id
          union all
          select squad_members.team_id, editions.ends, editions.starts
          from squad_members join editions on editions.id = squad_members.edition_id
          where squad_members.person_id = r.id) as stay
        join teams on teams.id = stay.team_id
        order by (stay.ends is null) desc, stay.starts desc nulls last limit 1) as team on true
      where $4 is distinct from 'referee' and r.roles && array[coalesce($4, 'player'), coalesce($4, 'coach')]
      union all
      -- Referees have no page of their own: the officials of their last match tell of them.
      select 'referee', 2, found.rank, r.id, r.name, null, null, 'Último jogo: ' || last.match, null, last.address
      from ${found('person')} join people as r on r.id = found.record_id
      cross join lateral (
        select home.name || ' × ' || away.name || ', ' || to_char(m.day, 'DD/MM/YYYY') as match,
          '/campeonatos/' || editions.competition_id || '/jogos/' || m.id || '/arbitros' as address
        from match_officials as crew join matches as m on m.id = crew.match_id
        join editions on editions.id = m.edition_id
        join teams as home on home.id = m.home_id
        join teams as away on away.id = m.away_id
        where crew.person_id = r.id
        order by m.moment desc, m.id limit 1) as last
      where 'referee' = any (r.roles) and (case when $4 is null then not r.roles && '{player,coach}' else $4 = 'referee' end)
      union all
      select 'stadium', 3, found.rank, r.id, r.name, null, null, r.city, r.country, null
      from ${found('stadium')} join stadiums as r on r.id = found.record_id
      union all
      select 'confederation', 4, found.rank, r.id, r.name, r.acronym, null, r.acronym, null, null
      from ${found('confederation')} join confederations as r on r.id = found.record_id
      union all
      select 'streaming', 5, found.rank, r.id, r.name, null, null, null, null, null
      from ${found('streaming')} join streamings as r on r.id = found.record_id
    )
    select kind, id, name, nullif(detail, '') as detail, country, acronym, colours, address from hit
    -- What merely resembles the text is not shown far behind the best.
    where rank < ${FIRST_RESEMBLING} or rank <= (select min(rank) from hit) + ${RESEMBLING_SPAN}
    order by rank, place, name, id limit $5`)

async function findNamed(
  database: Database,
  typed: string,
  { limit, kinds, most, role }: NamedOptions,
): Promise<SearchHit[]> {
  const rows = await readNamed(database, kinds, typed, most, role ?? null, limit)
  return rows.map(({ country, address, ...row }) => ({
    ...row,
    detail: row.detail ?? (country === null ? null : countryName(country)),
    colours: row.colours ?? [],
    linkAddress: address ?? `/${FOLDERS[row.kind] ?? ''}/${row.id}`,
  }))
}

const BETWEEN = /\s+(?:x|×|contra|versus|vs\.?)\s+/i
const MEETINGS_AMONG_OTHERS = 5

interface MeetingRow {
  readonly id: string
  readonly competition: string
  readonly competition_id: string
  readonly home: string
  readonly away: string
  readonly day: string | null
  readonly home_score: number | null
  readonly away_score: number | null
}

/** The latest matches between two teams, where the text names two. */
async function findMeetings(database: Database, typed: string, most: number): Promise<SearchHit[]> {
  const [first, second] = typed.trim().split(BETWEEN)
  if (!first || !second) return []
  const best = (name: string) => sql`(select record_id from search_names('team', ${name}, 1))`
  const { rows } = await sql<MeetingRow>`
    with pair as materialized (select ${best(first)} as one, ${best(second)} as other)
    select m.id, competitions.name as competition, competitions.id as competition_id, home.name as home, away.name as away,
      m.day, m.home_score, m.away_score
    from pair, lateral (
      select * from matches where home_id = pair.one and away_id = pair.other
      union all
      select * from matches where home_id = pair.other and away_id = pair.one) as m
    join editions on editions.id = m.edition_id
    join competitions on competitions.id = editions.competition_id
    join teams as home on home.id = m.home_id
    join teams as away on away.id = m.away_id
    order by m.moment desc, m.id limit ${most}`.execute(database)
  return rows.map((row) => ({
    kind: 'match',
    id: row.id,
    name: `${row.home} ${row.home_score ?? ''} × ${row.away_score ?? ''} ${row.away}`.replace(/\s+/g, ' '),
    detail: dotted(row.competition, row.day?.split('-').toReversed().join('/')),
    linkAddress: `/campeonatos/${row.competition_id}/jogos/${row.id}`,
    acronym: null,
    colours: [],
  }))
}
