import type {
  SpreadsheetChange,
  SpreadsheetCounts,
  SpreadsheetError,
  SpreadsheetQuestion,
  SpreadsheetWarning,
  Values,
} from '@meio-campo/contract'
import type { EditableKind, SpreadsheetKind } from '@meio-campo/contract/rules'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { takePictures } from '../records/pictures.ts'
import { checkFields } from '../records/values.ts'
import type { SpreadsheetRow } from './files/spreadsheet-file.ts'
import { wantedId } from './records/spreadsheet-match.ts'
import { eventWriter } from './events/event-writer.ts'
import { lineupWriter } from './lineups/lineup-writer.ts'
import { matchWriter } from './matches/match-writer.ts'
import type { SpreadsheetPlan } from './rows/spreadsheet-plan.ts'
import { recordWriter } from './records/record-writer.ts'
import { readRows, filledValues, type PlannedRow } from './rows/spreadsheet-rows.ts'
import type { RowChange, SheetWriter, Setting, Write } from './rows/sheet-writer.ts'
import { warnAboutRows } from './spreadsheet-warnings.ts'
import { type Refusals, isSameValue } from '../records/split-write.ts'

/** Rows in one statement: few enough for visible progress, and to find the refused one. */
const CHUNK = 500

export interface SpreadsheetOutcome {
  readonly plan: SpreadsheetPlan
  readonly counts: SpreadsheetCounts
  readonly errors: readonly SpreadsheetError[]
  readonly changes: readonly RowChange[]
  readonly doubtful: readonly PlannedRow[]
  /** In words of the kind's own, where it has them. */
  readonly told: readonly SpreadsheetChange[] | undefined
  readonly questions: readonly SpreadsheetQuestion[] | undefined
  /** What is unlikely of what was written, and may yet be true. */
  readonly warnings: readonly SpreadsheetWarning[]
}

/** Called with the number of rows done; may throw to stop. */
export type Watch = (done: number) => Promise<void>

type MakeWriter = (transaction: Transaction<DB>, plan: SpreadsheetPlan, setting: Setting) => SheetWriter

/** Where a kind has rules of its own. */
const writers: Partial<Readonly<Record<SpreadsheetKind, MakeWriter>>> = {
  match: matchWriter,
  event: eventWriter,
  lineup: lineupWriter,
}

/** Writes a spreadsheet within the caller's transaction, which a check rolls back and a run commits. */
export async function runSpreadsheet(
  transaction: Transaction<DB>,
  plan: SpreadsheetPlan,
  rows: readonly SpreadsheetRow[],
  setting: Setting,
  watch: Watch,
): Promise<SpreadsheetOutcome> {
  const writer = (writers[plan.sheet] ?? recordWriter)(transaction, plan, setting)
  const planned = await readRows(plan, rows)
  await writer.find(planned)
  const { creations, changes } = await sortOut(writer, plan, planned)
  const touched = creations.length + changes.length
  let done = planned.length - touched
  await watch(done)
  const refusals: Refusals<Write> = { count: 0, refuse: ({ row }, error) => refuseRow(row, error) }
  const inChunks = async (writes: readonly Write[], write: (chunk: readonly Write[]) => Promise<void>) => {
    const all = writer.inOrder?.(writes) ?? writes
    for (let at = 0; at < all.length; at += CHUNK) {
      const chunk = all.slice(at, at + CHUNK)
      for (const each of chunk) await keepPictures(transaction, plan.kind, each)
      await write(chunk.filter(({ row }) => row.isGood))
      done += chunk.length
      await watch(done)
    }
  }
  await inChunks(creations, (chunk) => writer.insert(chunk, refusals))
  await inChunks(changes, (chunk) => writer.update(chunk, refusals))
  const created = creations.filter(({ row }) => row.isGood)
  const changed = changes.filter(({ row }) => row.isGood)
  const warnings = await warnAboutRows(transaction, plan, writer.recordOf, [...created, ...changed])
  const refused = planned.filter(({ isGood }) => !isGood)
  const wrong = refused.filter(({ isWrong }) => isWrong)
  const counts: SpreadsheetCounts = {
    create: created.length,
    update: changed.length,
    unchanged: planned.length - refused.length - created.length - changed.length,
    errors: wrong.length,
    questions: refused.length - wrong.length,
    warnings: new Set(warnings.map(({ line }) => line)).size,
  }
  const doubtful = planned.filter(({ isDoubtful }) => isDoubtful)
  return {
    plan,
    counts,
    errors: wrong.flatMap(({ errors }) => errors),
    changes: changed,
    doubtful,
    told: await writer.changes?.(changed),
    questions: await writer.questions?.(doubtful),
    warnings,
  }
}

function refuseRow(row: PlannedRow, { fields, info }: AppError): void {
  if (fields.length === 0) row.refuse('', info ?? 'Os valores não combinam entre si.')
  for (const { field, message } of fields) row.refuse(field, message)
}

/** New, changed and unchanged rows. */
async function sortOut(writer: SheetWriter, plan: SpreadsheetPlan, rows: readonly PlannedRow[]) {
  const creations: Write[] = []
  const changes: RowChange[] = []
  const current = await writer.lock(rows)
  for (const row of rows) {
    if (!row.isGood) {
      refuseMissing(plan, row)
      refuseBeyondLimits(plan, row)
      continue
    }
    if (row.recordId === null) {
      const values = filledValues(row.values)
      if (plan.create) checkRow(plan, 'create', row, values)
      else row.refuse(plan.keys[0] ?? 'id', 'Não existe, e esta planilha não cria registros.')
      if (row.isGood) creations.push({ row, values, changed: values })
      continue
    }
    const now = current.get(row.recordId)!
    const changed = writer.compare?.(row) ?? findChanges(plan, row, now)
    if (Object.keys(changed).length === 0) continue
    checkRow(plan, 'change', row, changed)
    if (row.isGood) changes.push({ row, values: { ...now, ...changed }, before: now, changed })
  }
  return { creations, changes }
}

/** What a new record needs, of a row that is wrong in other cells. */
function refuseMissing({ known, keys, create }: SpreadsheetPlan, row: PlannedRow): void {
  const told = new Set(row.errors.map(({ field }) => field))
  const findable = keys.length > 0 && keys.every((key) => (row.values[key] ?? null) !== null && !told.has(key))
  if (!create || row.recordId !== null || row.isDoubtful || !findable) return
  for (const [name, { required }] of Object.entries(known))
    if (required && (row.values[name] ?? null) === null && !told.has(name)) row.refuse(name, 'Preencha este campo.')
}

/** What could be read and is beyond what its field takes, of a row that is wrong in other cells. */
function refuseBeyondLimits({ known, create }: SpreadsheetPlan, row: PlannedRow): void {
  const told = new Set(row.errors.map(({ field }) => field))
  // What never changes is only said of a new record.
  const isNew = create && row.recordId === null
  const read = Object.entries(filledValues(row.values)).filter(
    ([name]) => (isNew || known[name]?.fixed !== true) && !told.has(name),
  )
  if (read.length === 0) return
  const values = Object.fromEntries(read)
  for (const { field, message } of checkFields(known, isNew ? 'create' : 'change', values))
    if (Object.hasOwn(values, field.split('.')[0]!)) row.refuse(field, message)
}

function checkRow(
  { kind, known }: SpreadsheetPlan,
  purpose: 'create' | 'change',
  row: PlannedRow,
  values: Values,
): void {
  if (purpose === 'create' && 'name' in values && kind !== 'edition' && wantedId(String(values['name'])) === null)
    row.refuse('name', 'Use pelo menos uma letra ou um número.')
  for (const { field, message } of checkFields(known, purpose, values)) row.refuse(field, message)
}

/** A name that found the record is not written over the one it has: it may be another of its names. */
function findChanges({ known, keys }: SpreadsheetPlan, row: PlannedRow, now: Values): Values {
  const changed = Object.entries(row.values).filter(([name, value]) => {
    if (keys.includes(name) || isSameValue(value, now[name])) return false
    if (known[name]!.fixed) row.refuse(name, 'Não muda depois que o registro foi criado.')
    return !known[name]!.fixed
  })
  return Object.fromEntries(changed)
}

async function keepPictures(transaction: Transaction<DB>, kind: EditableKind, { row }: Write): Promise<void> {
  try {
    await takePictures(transaction, kind, row.values)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    refuseRow(row, error)
  }
}
