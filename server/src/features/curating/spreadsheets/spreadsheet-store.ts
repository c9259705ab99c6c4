import type {
  Spreadsheet,
  SpreadsheetChange,
  SpreadsheetColumn,
  SpreadsheetCounts,
  SpreadsheetError,
  SpreadsheetOrder,
  SpreadsheetQuestion,
  SpreadsheetSummary,
  SpreadsheetWarning,
} from '@meio-campo/contract'
import { guessMapping, guessSpreadsheetKind } from '@meio-campo/contract/rules'
import { sql, type Selectable } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import type { Sheets } from '../../../database/types.gen.ts'
import { shorten } from '../../../platform/csv/cells.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { keptDays } from '../../../platform/personal-data/personal-data.ts'
import { countRows, toPage, type PageRequest } from '../../../platform/paging.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import { restOf } from '../history/queries.ts'
import { textOfCell } from './rows/cell-value.ts'
import { keepFindings, type FindingType } from './spreadsheet-findings.ts'
import type { SpreadsheetFile, SpreadsheetRow } from './files/spreadsheet-file.ts'
import type { SpreadsheetOutcome } from './spreadsheet-run.ts'

export const KEPT_DAYS = keptDays('sheets')
const SAMPLES = 3
const SAMPLED_ROWS = 50
const ERRORS_PER_STATEMENT = 1000

export type SavingOrder = SpreadsheetOrder & { readonly onlyGood?: boolean }

/** How far it is while it waits for a job or is being written. */
export const BUSY = ['waiting', 'running'] as const

/** As stored: the line, then its cells. */
type StoredRow = readonly [line: number, ...cells: readonly unknown[]]

export const toStored = ({ rows }: SpreadsheetFile): string =>
  JSON.stringify(rows.map(({ line, cells }): StoredRow => [line, ...cells]))

export const toRows = (cells: unknown): readonly SpreadsheetRow[] =>
  (cells as readonly StoredRow[]).map(([line, ...rest]) => ({ line, cells: rest }))

const summaryColumns = [
  's.id',
  's.name',
  's.created_at',
  's.rows',
  's.status',
  's.progress',
  's.counts',
  's.error',
  's.edit_id',
  'e.undone_by',
] as const

type SummaryRow = Pick<
  Selectable<Sheets>,
  'id' | 'name' | 'created_at' | 'rows' | 'status' | 'progress' | 'counts' | 'error' | 'edit_id'
> & { readonly undone_by: string | null; readonly rest: string | null }

function toSummary(row: SummaryRow): SpreadsheetSummary {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    rows: row.rows,
    status: row.status,
    progress: row.progress,
    counts: row.counts as SpreadsheetCounts | null,
    error: row.error,
    edit: row.edit_id,
    undone: row.undone_by !== null,
    rest: row.rest,
  }
}

export async function listSpreadsheets(database: Queryable, owner: string): Promise<SpreadsheetSummary[]> {
  const rows = await database
    .selectFrom('sheets as s')
    .leftJoin('edits as e', 'e.id', 's.edit_id')
    .select([...summaryColumns, restOf('s.edit_id').as('rest')])
    .where('s.owner_id', '=', owner)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id')
    .execute()
  return rows.map(toSummary)
}

export async function getSpreadsheet(database: Queryable, owner: string, id: string): Promise<Spreadsheet> {
  const row = await database
    .selectFrom('sheets as s')
    .leftJoin('edits as e', 'e.id', 's.edit_id')
    .select([...summaryColumns, restOf('s.edit_id').as('rest'), 's.columns', 's.asked'])
    .select(
      sql`(
        select json_agg(first.value) from (
          select value from json_array_elements(s.cells) limit ${SAMPLED_ROWS}) as first)`.as('first'),
    )
    .where('s.id', '=', id)
    .where('s.owner_id', '=', owner)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  const kind = guessSpreadsheetKind(row.columns, row.name)
  return {
    ...toSummary(row),
    columns: sampleColumns(row.columns, toRows(row.first ?? [])),
    guess: { kind, mapping: guessMapping(kind, row.columns) },
    order: row.asked === null ? null : withoutSaving(row.asked as unknown as SavingOrder),
  }
}

function withoutSaving({ kind, mapping, matchBy, create, clear, edition, choices }: SavingOrder): SpreadsheetOrder {
  const optional = { ...(clear !== undefined && { clear }), ...(edition && { edition }), ...(choices && { choices }) }
  return { kind, mapping, matchBy, create, ...optional }
}

function sampleColumns(columns: readonly string[], rows: readonly SpreadsheetRow[]): SpreadsheetColumn[] {
  return columns.map((name, at) => {
    const texts = rows.map(({ cells }) => shorten(textOfCell(cells[at]).trim())).filter((text) => text !== '')
    return { name, samples: [...new Set(texts)].slice(0, SAMPLES) }
  })
}

/** Replaces the stored outcome by that of a check or a run. */
export async function keepOutcome(
  database: Queryable,
  id: string,
  status: 'checked' | 'done' | 'failed',
  outcome: SpreadsheetOutcome,
  rest: { readonly edit?: string | null; readonly error?: string } = {},
): Promise<void> {
  const { counts, errors } = outcome
  await keepFindings(database, id, outcome, status === 'done')
  await database.deleteFrom('sheet_errors').where('sheet_id', '=', id).execute()
  for (let at = 0; at < errors.length; at += ERRORS_PER_STATEMENT) {
    const some = errors
      .slice(at, at + ERRORS_PER_STATEMENT)
      .map((error, index) => ({ ...error, place: at + index + 1 }))
    await sql`
      insert into sheet_errors (sheet_id, place, line, column_name, field, value, message)
      select ${id}, place, line, "column", field, value, message
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
        as e (place integer, line integer, "column" text, field text, value text, message text)`.execute(database)
  }
  await database
    .updateTable('sheets')
    .set({
      status,
      counts: JSON.stringify(counts),
      error: rest.error ?? null,
      ...(rest.edit !== undefined && { edit_id: rest.edit }),
    })
    .where('id', '=', id)
    .execute()
}

async function findCreation(database: Queryable, owner: string, id: string): Promise<Date> {
  const row = await database
    .selectFrom('sheets')
    .select('created_at')
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row.created_at
}

export async function listErrors(database: Database, owner: string, id: string, request: PageRequest, url: string) {
  const createdAt = await findCreation(database, owner, id)
  const errors = database.selectFrom('sheet_errors').selectAll().where('sheet_id', '=', id)
  const rows = await errors
    .where('place', '>', Number(request.after?.[1] ?? 0))
    .orderBy('place')
    .limit(request.limit + 1)
    .execute()
  const total = await countRows(database, errors)
  return toPage(rows, request, total, url, ({ place }) => [createdAt, String(place)], toError)
}

interface ErrorRow {
  readonly line: number
  readonly column_name: string | null
  readonly field: string | null
  readonly value: string | null
  readonly message: string
}

const toError = ({ line, column_name, field, value, message }: ErrorRow): SpreadsheetError => ({
  line,
  column: column_name,
  field,
  value,
  message,
})

/** All of them, for a file. */
export async function errorSource(
  database: Database,
  owner: string,
  id: string,
): Promise<ListSource<SpreadsheetError>> {
  await findCreation(database, owner, id)
  return fromRows<ErrorRow & { id: string; place: number }, SpreadsheetError>({
    rows: sql`(
      select place::text as id, place, line, column_name, field, value, message
      from sheet_errors where sheet_id = ${id})`,
    orders: { place: { column: 'place', type: 'integer' } },
    defaultSort: 'place',
    items: async (rows) => rows.map(toError),
  })
}

interface FindingBodies {
  readonly change: SpreadsheetChange
  readonly question: SpreadsheetQuestion
  readonly warning: SpreadsheetWarning
}

/** What the last check found, of one type. */
export async function listFindings<Of extends FindingType>(
  database: Database,
  owner: string,
  id: string,
  type: Of,
  request: PageRequest,
  url: string,
) {
  const createdAt = await findCreation(database, owner, id)
  const findings = database
    .selectFrom('sheet_findings')
    .select(['place', 'body'])
    .where('sheet_id', '=', id)
    .where('type', '=', type)
  const rows = await findings
    .where('place', '>', Number(request.after?.[1] ?? 0))
    .orderBy('place')
    .limit(request.limit + 1)
    .execute()
  const total = await countRows(database, findings)
  return toPage(
    rows,
    request,
    total,
    url,
    ({ place }) => [createdAt, String(place)],
    ({ body }) => body as unknown as FindingBodies[Of],
  )
}
