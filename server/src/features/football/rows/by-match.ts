import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { memoryOf } from '../../../platform/memory/memory.ts'
import { LIVE } from './match-status.ts'

/** A computed part of one match, and the version of the match. */
export interface MatchPart<Part> {
  readonly id: string
  readonly editionId: string
  readonly version: number
  readonly part: Part
}

interface ByMatch<Part> {
  /** What is kept: one word for each use. */
  readonly kind: string
  readonly editionIds: readonly string[]
  /** What else the parts of an edition are made of besides its matches. */
  readonly topicsOf: (editionId: string) => readonly string[]
  /** How much room a match takes, in rows of memory. */
  readonly rowsPerMatch: number
  /** The clock of a match goes on without a new version: such a part is made again while its match is under way. */
  readonly followsClock: boolean
  /** The matches of a condition, in the order of kick-offs within an edition. */
  readonly read: (which: RawBuilder<SqlBool>) => Promise<readonly MatchPart<Part>[]>
}

type Kept<Part> = readonly MatchPart<Part>[]

/**
 * Something of every match of some editions by edition, in the order of kick-offs. Kept in memory beyond a change of
 * one match: a match has another version when anything of it changed, its events and line-ups included, and only such
 * matches are read again.
 */
export async function readByMatch<Part>(
  database: Queryable,
  asked: ByMatch<Part>,
): Promise<ReadonlyMap<string, readonly Part[]>> {
  const { kind, editionIds, topicsOf, rowsPerMatch, read } = asked
  const memory = memoryOf(database)
  const begun = memory?.now ?? 0
  const keyOf = (editionId: string) => `${kind} ${editionId}`
  const kept = new Map(
    editionIds.flatMap((id) => {
      const parts = memory?.find(keyOf(id)) as Kept<Part> | undefined
      return parts === undefined ? [] : [[id, parts] as const]
    }),
  )
  const unknown = editionIds.filter((id) => !kept.has(id))
  const [first, updated] = await Promise.all([
    unknown.length === 0 ? [] : read(sql<SqlBool>`matches.edition_id = any(${unknown})`),
    kept.size === 0 ? [] : bringUpToDate(database, kept, asked),
  ])
  const found = Map.groupBy([...first, ...updated], ({ editionId }) => editionId)
  return new Map(
    editionIds.map((id) => {
      const parts = found.get(id) ?? []
      memory?.keep(keyOf(id), parts, topicsOf(id), begun, parts.length * rowsPerMatch)
      return [id, parts.map(({ part }) => part)]
    }),
  )
}

async function bringUpToDate<Part>(
  database: Queryable,
  kept: ReadonlyMap<string, Kept<Part>>,
  { followsClock, read }: ByMatch<Part>,
): Promise<readonly MatchPart<Part>[]> {
  const known = new Map([...kept.values()].flatMap((parts) => parts.map((part) => [part.id, part])))
  const { rows } = await sql<{ id: string; version: number; live: boolean }>`
    select id, version, status = any(${LIVE}) as live from matches where edition_id = any(${[...kept.keys()]})
    order by edition_id, moment, id`.execute(database)
  const changed = rows.filter(({ id, version, live }) => (live && followsClock) || known.get(id)?.version !== version)
  const ids = changed.map(({ id }) => id)
  const fresh = ids.length === 0 ? [] : await read(sql<SqlBool>`matches.id = any(${ids})`)
  const freshById = new Map(fresh.map((part) => [part.id, part]))
  return rows.flatMap(({ id }) => freshById.get(id) ?? known.get(id) ?? [])
}
