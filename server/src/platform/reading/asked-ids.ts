import type { Queryable } from '../../database/database.ts'
import { valuesIn } from './fields.ts'
import type { RecordKind } from './record.ts'

/** The most ids that a call names (`ids` of the contract), and so the most rows that it gives. */
export const MOST_IDS = 100

/** Rows in the order in which their ids were asked for. */
export function inAskedOrder<Row extends { readonly id: string }>(rows: readonly Row[], ids: string): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return valuesIn(ids).flatMap((id) => byId.get(id) ?? [])
}

export interface MissingId {
  readonly id: string
  readonly movedTo: string | null
}

/** The ids asked for that gave nothing, each with the record it was merged into, if it was. */
export async function listMissing(
  database: Queryable,
  kind: RecordKind | null,
  ids: string,
  found: ReadonlySet<string>,
): Promise<MissingId[]> {
  const missing = valuesIn(ids).filter((id) => !found.has(id))
  if (missing.length === 0) return []
  const moved = await database
    .selectFrom('redirects')
    .select(['old_id', 'new_id'])
    .where('kind', '=', kind ?? '')
    .where('old_id', 'in', missing)
    .execute()
  const targets = new Map(moved.map((row) => [row.old_id, row.new_id]))
  return missing.map((id) => ({ id, movedTo: targets.get(id) ?? null }))
}

/** What a list is of, by the last word of its address. */
const kinds: Readonly<Record<string, RecordKind>> = {
  times: 'team',
  jogadores: 'person',
  tecnicos: 'person',
  campeonatos: 'competition',
  estadios: 'stadium',
  confederacoes: 'confederation',
  streamings: 'streaming',
  jogos: 'match',
}

export function listedKind(path: string): RecordKind | null {
  const words = path.split('/').filter((word) => Object.hasOwn(kinds, word))
  return kinds[words.at(-1) ?? ''] ?? null
}
