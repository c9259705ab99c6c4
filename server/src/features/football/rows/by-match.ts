import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { memoryOf } from '../../../platform/memory/memory.ts'
import { LIVE } from './match-status.ts'

interface Kept<Part> {
  readonly version: number
  readonly part: Part
}

interface ByMatch<Part> {
  /** What is kept: one word for each use. */
  readonly kind: string
  readonly editionId: string
  /** What else it is made of besides the matches themselves. */
  readonly topics: readonly string[]
  /** How much room it takes, in rows of memory. */
  readonly rows: (parts: number) => number
  readonly read: (which: RawBuilder<SqlBool>) => Promise<ReadonlyMap<string, Part>>
}

/**
 * Something of every match of an edition by match, in the order of kick-offs. Kept in memory beyond a change of one match: a
 * match has another version when anything of it changed, its events and line-ups included, and only such matches are
 * read again. A match under way is read every time, because its clock goes on without a new version.
 */
export async function readByMatch<Part>(
  database: Queryable,
  { kind, editionId, topics, rows, read }: ByMatch<Part>,
): Promise<readonly Part[]> {
  const ofEdition = sql<SqlBool>`matches.edition_id = ${editionId}`
  const memory = memoryOf(database)
  const key = `${kind} ${editionId}`
  const begun = memory?.now ?? 0
  const kept = (memory?.find(key) as ReadonlyMap<string, Kept<Part>> | undefined) ?? new Map<string, Kept<Part>>()
  const { rows: matches } = await sql<{ id: string; version: number; live: boolean }>`
    select id, version, status = any(${LIVE}) as live from matches where ${ofEdition} order by moment, id`.execute(
    database,
  )
  const changed = matches.filter(({ id, version, live }) => live || kept.get(id)?.version !== version)
  const isMost = changed.length > matches.length / 2
  const fresh =
    changed.length === 0
      ? new Map<string, Part>()
      : await read(isMost ? ofEdition : sql<SqlBool>`matches.id = any(${changed.map(({ id }) => id)})`)
  const found = new Map(
    matches.flatMap(({ id, version }) => {
      const part = fresh.get(id) ?? kept.get(id)?.part
      return part === undefined ? [] : [[id, { version, part }] as const]
    }),
  )
  memory?.keep(key, found, topics, begun, rows(found.size))
  return [...found.values()].map(({ part }) => part)
}
