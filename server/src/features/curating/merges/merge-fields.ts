import type { MergedField, Values } from '@meio-campo/contract'
import { recordFields, type Field, type MergeKind } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { RecordRow } from '../records/record-form.ts'
import { namesOfAll } from '../record-tables/references.ts'
import { refusing } from '../records/refusals.ts'
import { recordTables } from '../record-tables/tables.ts'
import { columnsOf, valuesOf } from '../records/values.ts'

export type Choices = Readonly<Record<string, MergedField['chosen']>>

/** Writes into the kept record what was chosen from the old one, and what it did not know. Answers where they differ. */
export async function mergeFields(
  transaction: Transaction<DB>,
  kind: MergeKind,
  old: RecordRow,
  kept: RecordRow,
  choices: Choices,
): Promise<MergedField[]> {
  const from = valuesOf(kind, old)
  const into = valuesOf(kind, kept)
  const fields = chooseFields(recordFields[kind], from, into, choices)
  const taken = Object.fromEntries(
    fields.filter(({ chosen }) => chosen === 'from').map(({ field }) => [field, from[field]]),
  )
  const changes = Object.entries(columnsOf(kind, taken)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  if (changes.length > 0) {
    await refusing(kind, () =>
      sql`update ${sql.table(recordTables[kind])} set ${sql.join(changes)} where id = ${kept.id}`.execute(transaction),
    )
  }
  const [fromNames, intoNames] = await namesOfAll(transaction, kind, [from, into])
  return fields.map(({ field, chosen }) => ({
    field,
    from: from[field],
    into: into[field],
    fromName: fromNames![field] ?? null,
    intoName: intoNames![field] ?? null,
    chosen,
  }))
}

/** The kept record's word stands, unless it has none or somebody chose the other. */
export function chooseFields(
  fields: Readonly<Record<string, Field>>,
  from: Values,
  into: Values,
  choices: Choices,
): Pick<MergedField, 'field' | 'chosen'>[] {
  const unknown = Object.keys(choices).find((name) => !(name in fields))
  if (unknown !== undefined) {
    throw new AppError('invalid_input', { fields: [{ field: 'choices', message: `Não há o campo “${unknown}”.` }] })
  }
  return Object.keys(fields)
    .filter((name) => !(isEmpty(from[name]) && isEmpty(into[name])))
    .filter((name) => JSON.stringify(from[name]) !== JSON.stringify(into[name]))
    .map((field) => ({ field, chosen: choices[field] ?? (isEmpty(into[field]) ? 'from' : 'into') }))
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)
}
