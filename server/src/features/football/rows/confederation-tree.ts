import type { Confederation, ConfederationRef } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

/** Confederations and all below them, as a subquery: `where confederation_id in ${confederationsBelow([id])}`. */
export function confederationsBelow(ids: readonly string[]) {
  return sql<string>`(
    with recursive below (id) as (
      select id from confederations where id = any(${ids})
      union select child.id from confederations as child join below on child.parent_id = below.id
    ) select id from below)`
}

function selectNodes(database: Queryable) {
  return database
    .selectFrom('confederations')
    .leftJoin(
      database
        .selectFrom('teams')
        .select(({ fn }) => ['confederation_id', fn.countAll<string>().as('count')])
        .groupBy('confederation_id')
        .as('own'),
      'own.confederation_id',
      'confederations.id',
    )
    .selectAll('confederations')
    .select(sql<number>`coalesce(own.count, 0)::integer`.as('own_teams'))
    .orderBy(sql`normalise_name(confederations.name)`)
}

type Node = Awaited<ReturnType<ReturnType<typeof selectNodes>['executeTakeFirstOrThrow']>>

export interface ConfederationTree {
  readonly find: (id: string) => Confederation | null
  readonly children: (id: string) => Confederation[]
  /** From the root down to it. */
  readonly path: (id: string) => ConfederationRef[]
}

/** The tree is read whole: there are hundreds of confederations, and what one counts depends on all below it. */
export async function getConfederationTree(database: Queryable): Promise<ConfederationTree> {
  const nodes = await selectNodes(database).execute()
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const below = Map.groupBy(nodes, ({ parent_id }) => parent_id)

  const lineOf = (id: string): Node[] => {
    const line: Node[] = []
    for (let node = byId.get(id); node && !line.includes(node); node = byId.get(node.parent_id ?? ''))
      line.unshift(node)
    return line
  }
  const teams = new Map<string, number>()
  for (const { id, own_teams } of nodes)
    for (const above of lineOf(id)) teams.set(above.id, (teams.get(above.id) ?? 0) + own_teams)

  const toConfederation = (node: Node): Confederation => {
    const parent = node.parent_id === null ? undefined : byId.get(node.parent_id)
    return {
      id: node.id,
      parent: parent ? toRef(parent) : null,
      level: lineOf(node.id).length - 1,
      name: node.name,
      officialName: node.official_name,
      shortName: node.short_name,
      acronym: node.acronym,
      country: node.country,
      state: node.state,
      founded: node.founded,
      site: node.site,
      crest: node.crest,
      children: below.get(node.id)?.length ?? 0,
      teams: teams.get(node.id) ?? 0,
      demo: node.demo,
      version: node.version,
      createdAt: node.created_at.toISOString(),
      updatedAt: node.updated_at.toISOString(),
    }
  }
  return {
    find: (id) => {
      const node = byId.get(id)
      return node ? toConfederation(node) : null
    },
    children: (id) => (below.get(id) ?? []).map(toConfederation),
    path: (id) => lineOf(id).map(toRef),
  }
}

function toRef({ id, name, acronym }: Node): ConfederationRef {
  return { id, name, acronym }
}
