import type { Values } from '@meio-campo/contract'
import type { RecordKind } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Queryable } from '../../../../database/database.ts'
import { recordTables } from '../../record-tables/tables.ts'
import { valuesOf } from '../../records/values.ts'

/** The fields that distinguish records of one name: if these differ, the name does not prove that they are the same. */
const TELLING: Readonly<Partial<Record<RecordKind, readonly string[]>>> = {
  person: ['birthDate', 'gender', 'nationalities', 'heightCm'],
  team: ['country', 'state', 'gender', 'ageLevel', 'kind'],
  stadium: ['country', 'state', 'city'],
  competition: ['country', 'state', 'gender', 'participants'],
  confederation: ['country', 'state'],
}

/** The records of these ids as they are, to compare rows that have their names with. */
export async function readNamesakes(
  database: Queryable,
  kind: RecordKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Values>> {
  const { rows } = await sql<Readonly<Record<string, unknown>> & { id: string }>`
    select * from ${sql.table(recordTables[kind])} where id = any (${ids}::text[])`.execute(database)
  return new Map(rows.map((row) => [row.id, valuesOf(kind, row)]))
}

/** Two who measured the same person differ less. */
const MOST_CM = 10

/** Whether the row and the record of the same name differ in a field that distinguishes people or teams. */
export function isDoubtful(kind: RecordKind, row: Values, record: Values): boolean {
  return tellingFields(kind).some((field) => tellsApart(row[field] ?? null, record[field] ?? null))
}

/** Lists differ if they have nothing in common. An empty value distinguishes nothing. */
function tellsApart(said: unknown, stored: unknown): boolean {
  if (typeof said === 'string' && typeof stored === 'string') return said !== stored
  if (typeof said === 'number' && typeof stored === 'number') return Math.abs(said - stored) > MOST_CM
  if (!Array.isArray(said) || !Array.isArray(stored) || said.length === 0 || stored.length === 0) return false
  return said.every((each) => !stored.includes(each))
}

export const tellingFields = (kind: RecordKind): readonly string[] => TELLING[kind] ?? []
