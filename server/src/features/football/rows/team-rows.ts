import type { Team } from '@meio-campo/contract'
import { sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { fixedStatement } from '../../../database/fixed-statement.ts'
import type { Order } from '../../../platform/reading/order.ts'
import { isByFame, namedLike } from '../../../platform/reading/record.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import { confederationsBelow } from './confederation-tree.ts'

export const teamOrders: Readonly<Record<string, Order>> = {
  name: { column: 'sort_name', type: 'text' },
  fame: { column: 'fame', type: 'integer' },
  founded: { column: 'sort_founded', type: 'integer' },
  updated: { column: 'updated_at', type: 'timestamptz' },
  /** The default while searching: the best match first. */
  relevance: { column: 'rank', type: 'integer' },
}

export interface TeamFilters {
  readonly sort?: string
  readonly q?: string
  readonly ids?: string
  readonly updated_since?: string
  readonly pais?: string
  readonly estado?: string
  readonly tipo?: string
  readonly estadio?: string
  readonly confederacao?: string
  readonly campeonato?: string
}

export function selectTeams(database: Queryable, filters: TeamFilters) {
  const { q, ids, updated_since, pais, estado, tipo, estadio, confederacao, campeonato } = filters
  return database
    .selectFrom('teams')
    .$if(isByFame(filters.sort), (query) =>
      query.innerJoin('fame', (join) => join.onRef('fame.record_id', '=', 'teams.id').on('fame.kind', '=', 'team')),
    )
    .leftJoin('stadiums', 'stadiums.id', 'teams.stadium_id')
    .leftJoin('confederations', 'confederations.id', 'teams.confederation_id')
    .$if(q !== undefined, (query) =>
      query.innerJoin(namedLike('team', q!).as('found'), (join) => join.onRef('found.record_id', '=', 'teams.id')),
    )
    .selectAll('teams')
    .select([
      sql<number>`${isByFame(filters.sort) ? sql`fame.fame` : sql`0`}`.as('fame'),
      sql<number>`${q === undefined ? sql`0` : sql`found.rank`}`.as('rank'),
      sql<string>`normalise_name(teams.name)`.as('sort_name'),
      sql<number>`coalesce(teams.founded, 9999)`.as('sort_founded'),
      'stadiums.name as stadium_name',
      'stadiums.city as stadium_city',
      'confederations.name as confederation_name',
      'confederations.acronym as confederation_acronym',
    ])
    .$if(ids !== undefined, (query) => query.where('teams.id', 'in', ids!.split(',')))
    .$if(updated_since !== undefined, (query) =>
      query.where(sql<SqlBool>`teams.updated_at >= ${updated_since}::timestamptz`),
    )
    .$if(pais !== undefined, (query) => query.where('teams.country', 'in', valuesIn(pais!)))
    .$if(estado !== undefined, (query) => query.where('teams.state', 'in', valuesIn(estado!)))
    .$if(tipo !== undefined, (query) => query.where('teams.kind', 'in', valuesIn(tipo!).map(kindOf)))
    .$if(estadio !== undefined, (query) => query.where('teams.stadium_id', 'in', valuesIn(estadio!)))
    .$if(confederacao !== undefined, (query) =>
      query.where(sql<SqlBool>`teams.confederation_id in ${confederationsBelow(valuesIn(confederacao!))}`),
    )
    .$if(campeonato !== undefined, (query) => query.where((on) => on.or(valuesIn(campeonato!).map(playsNow))))
}

const kindOf = (tipo: string) => (tipo === 'selecao' ? 'national' : 'club')

/** In the newest edition that has teams. */
function playsNow(competition: string) {
  return sql<SqlBool>`exists (
    select 1 from phase_teams join phases on phases.id = phase_teams.phase_id
    where phase_teams.team_id = teams.id and phases.edition_id = (
      select editions.id from editions
      where editions.competition_id = ${competition}
        and exists (select 1 from phases join phase_teams on phase_teams.phase_id = phases.id where phases.edition_id = editions.id)
      order by editions.name desc limit 1))`
}

export type TeamRow = Awaited<ReturnType<ReturnType<typeof selectTeams>['executeTakeFirstOrThrow']>>

const readTeams = fixedStatement<Parameters<typeof toTeam>[0]>(`
  select teams.*, stadiums.name as stadium_name, stadiums.city as stadium_city,
    confederations.name as confederation_name, confederations.acronym as confederation_acronym
  from teams
    left join stadiums on stadiums.id = teams.stadium_id
    left join confederations on confederations.id = teams.confederation_id
  where teams.id = any($1)`)

/** Whole teams by id, for what refers to them. */
export async function findTeams(database: Queryable, ids: Iterable<string>): Promise<ReadonlyMap<string, Team>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await readTeams(database, wanted)
  return new Map(rows.map((row) => [row.id, toTeam(row)]))
}

export function toTeam(row: Omit<TeamRow, 'fame' | 'rank' | 'sort_name' | 'sort_founded'>): Team {
  return {
    id: row.id,
    kind: row.kind,
    gender: row.gender,
    ageLevel: row.age_level,
    name: row.name,
    officialName: row.official_name,
    shortName: row.short_name,
    acronym: row.acronym,
    nickname: row.nickname,
    founded: row.founded,
    dissolved: row.dissolved,
    city: row.city,
    state: row.state,
    country: row.country,
    colours: row.colours,
    crest: row.crest,
    site: row.site,
    socials: row.socials as Record<string, string>,
    stadium:
      row.stadium_id === null
        ? null
        : { id: row.stadium_id, name: row.stadium_name ?? row.stadium_id, city: row.stadium_city },
    confederation:
      row.confederation_id === null
        ? null
        : {
            id: row.confederation_id,
            name: row.confederation_name ?? row.confederation_id,
            acronym: row.confederation_acronym,
          },
    demo: row.demo,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
