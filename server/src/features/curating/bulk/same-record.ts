import type { Values } from '@meio-campo/contract'
import { countryName, recordFields, type RecordKind } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { recordTables } from '../record-tables/tables.ts'
import { valuesOf } from '../records/values.ts'

/** What tells two records of one name apart: where these differ, a name alone does not say that they are the same. */
const TELLING: Readonly<Partial<Record<RecordKind, readonly string[]>>> = {
  person: ['birthDate', 'gender'],
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

/** Each difference that makes it doubtful that the row means this record: what it has, and what the row says. */
export function findDoubts(kind: RecordKind, row: Values, record: Values): { field: string; words: string }[] {
  return (TELLING[kind] ?? []).flatMap((field) => {
    const [said, stored] = [row[field] ?? null, record[field] ?? null]
    if (typeof said !== 'string' || typeof stored !== 'string' || said === stored) return []
    const label = recordFields[kind][field]!.label.toLowerCase()
    return [{ field, words: `${label} ${inWords(kind, field, stored)}, e não ${inWords(kind, field, said)}` }]
  })
}

function inWords(kind: RecordKind, name: string, text: string): string {
  const field = recordFields[kind][name]!
  if (field.input === 'date') return text.split('-').toReversed().join('/')
  if (field.input === 'country') return countryName(text)
  return (field.input === 'choice' ? field.choices[text] : undefined) ?? text
}
