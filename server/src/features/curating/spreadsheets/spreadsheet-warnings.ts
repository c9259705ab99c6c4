import type { SpreadsheetWarning } from '@meio-campo/contract'
import type { RecordKind } from '@meio-campo/contract/rules'
import type { Queryable } from '../../../database/database.ts'
import { findNames } from '../record-tables/references.ts'
import { recordTables } from '../record-tables/tables.ts'
import { findAllWarnings } from '../records/plausibility.ts'
import type { SheetWriter, Write } from './rows/sheet-writer.ts'
import type { SpreadsheetPlan } from './rows/spreadsheet-plan.ts'

interface Warned {
  /** Its first in the sheet: several rows may be of one match. */
  readonly line: number
  readonly fields: ReadonlySet<string>
}

/** What the forms warn of, of the records that the rows were written to. */
export async function warnAboutRows(
  database: Queryable,
  { kind }: SpreadsheetPlan,
  recordOf: SheetWriter['recordOf'],
  writes: readonly Write[],
): Promise<readonly SpreadsheetWarning[]> {
  const records = new Map<string, Warned>()
  for (const write of writes.toSorted((a, b) => a.row.line - b.row.line)) {
    const record = recordOf(write)
    if (!record) continue
    const { line, fields } = records.get(record.id) ?? { line: write.row.line, fields: new Set() }
    records.set(record.id, { line, fields: new Set([...fields, ...record.fields]) })
  }
  const sentences = await findAllWarnings(database, kind, [...records.keys()], (id, field) =>
    records.get(id)!.fields.has(field),
  )
  const names = await findNames(
    database,
    kind in recordTables ? [...sentences.keys()].map((id) => ({ kind: kind as RecordKind, id })) : [],
  )
  return [...records].flatMap(([id, { line }]) =>
    (sentences.get(id) ?? []).map((message) => ({ line, id, name: names.get(`${kind}:${id}`) ?? '', message })),
  )
}
