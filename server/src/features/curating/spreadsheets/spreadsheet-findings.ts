import type { SpreadsheetChange, SpreadsheetQuestion, Values } from '@meio-campo/contract'
import type { RecordKind } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { findNames, namesOfAll } from '../record-tables/references.ts'
import { recordTables } from '../record-tables/tables.ts'
import { readNamesakes, tellingFields } from './records/same-record.ts'
import type { PlannedRow } from './rows/spreadsheet-rows.ts'
import type { RowChange } from './rows/sheet-writer.ts'
import type { SpreadsheetOutcome } from './spreadsheet-run.ts'
import type { SpreadsheetPlan } from './rows/spreadsheet-plan.ts'

/** More namesakes than fit beside each other are only counted. */
const MOST_COMPARED = 10
const FINDINGS_PER_STATEMENT = 1000

export type FindingType = 'change' | 'question' | 'warning'

/** Replaces what an earlier check found. What was saved is in the history; only what it warns of is kept. */
export async function keepFindings(
  database: Queryable,
  id: string,
  outcome: SpreadsheetOutcome,
  isSaved: boolean,
): Promise<void> {
  await dropFindings(database, id)
  const { plan, changes, doubtful, warnings } = outcome
  await insertFindings(database, id, 'warning', warnings)
  if (isSaved) return
  await insertFindings(database, id, 'change', outcome.told ?? (await toChanges(database, plan, changes)))
  await insertFindings(database, id, 'question', outcome.questions ?? (await toQuestions(database, plan, doubtful)))
}

export async function dropFindings(database: Queryable, id: string): Promise<void> {
  await database.deleteFrom('sheet_findings').where('sheet_id', '=', id).execute()
}

async function insertFindings(
  database: Queryable,
  id: string,
  type: FindingType,
  bodies: readonly object[],
): Promise<void> {
  for (let at = 0; at < bodies.length; at += FINDINGS_PER_STATEMENT) {
    const some = bodies.slice(at, at + FINDINGS_PER_STATEMENT)
    await sql`
      insert into sheet_findings (sheet_id, type, place, body)
      select ${id}, ${type}, ${at}::integer + f.ordinality, f.value
      from jsonb_array_elements(${JSON.stringify(some)}::jsonb) with ordinality as f`.execute(database)
  }
}

async function toChanges(
  database: Queryable,
  { kind, known }: SpreadsheetPlan,
  changes: readonly RowChange[],
): Promise<SpreadsheetChange[]> {
  const allBefore = await namesOfAll(
    database,
    kind,
    changes.map(({ before, changed }) => pick(before, Object.keys(changed))),
  )
  const allAfter = await namesOfAll(
    database,
    kind,
    changes.map(({ changed }) => changed),
  )
  const names = await findNames(
    database,
    kind in recordTables ? changes.map(({ row }) => ({ kind: kind as RecordKind, id: row.recordId! })) : [],
  )
  return changes.map(({ row, before, changed }, at) => ({
    line: row.line,
    id: row.recordId!,
    name: names.get(`${kind}:${row.recordId}`) ?? '',
    fields: Object.keys(changed).map((field) => ({
      field,
      label: known[field]!.label,
      before: before[field] ?? null,
      after: changed[field] ?? null,
      beforeName: allBefore[at]![field] ?? null,
      afterName: allAfter[at]![field] ?? null,
    })),
  }))
}

const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

/** Each doubtful row beside the records of its name: the differences, and what the sheet would write. */
async function toQuestions(
  database: Queryable,
  plan: SpreadsheetPlan,
  rows: readonly PlannedRow[],
): Promise<SpreadsheetQuestion[]> {
  if (rows.length === 0) return []
  const kind = plan.kind as RecordKind
  const shown = rows.map(({ candidates }) => candidates.slice(0, MOST_COMPARED))
  const records = await readNamesakes(database, kind, shown.flat())
  const names = await findNames(
    database,
    shown.flat().map((id) => ({ kind, id })),
  )
  const fields = [...new Set([...tellingFields(kind), ...plan.fields.map(({ name }) => name)])].filter(
    (field) => !plan.keys.includes(field),
  )
  const said = await namesOfAll(
    database,
    kind,
    rows.map(({ values }) => values),
  )
  const ids = [...records.keys()]
  const stored = await namesOfAll(database, kind, [...records.values()])
  const storedNames = new Map(ids.map((id, at) => [id, stored[at]!]))
  return rows.map(({ line, values, candidates }, at) => ({
    line,
    about: null,
    another: plan.create,
    name: String(values['name']),
    candidates: shown[at]!.map((id) => ({ id, name: names.get(`${kind}:${id}`) ?? id })),
    total: candidates.length,
    fields: fields.map((field) => ({
      field,
      label: plan.known[field]!.label,
      said: { value: values[field] ?? null, name: said[at]![field] ?? null },
      stored: shown[at]!.map((id) => ({
        value: records.get(id)?.[field] ?? null,
        name: storedNames.get(id)?.[field] ?? null,
      })),
    })),
  }))
}
