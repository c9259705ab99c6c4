import type { Conflict, Dataset, Importable, ImportRemark, ImportReport, ImportRun } from '@meio-campo/contract'
import type { RecordKind } from '@meio-campo/contract/rules'
import type { Selectable } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import type { Conflicts, Datasets, ImportRuns } from '../../../database/types.gen.ts'
import { importers } from '../datasets/catalogue.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { countRows, listNewestFirst, toPage, type PageRequest } from '../../../platform/paging.ts'
import { findAddresses } from '../../curating/record-tables/link-addresses.ts'
import { findNames, type Reference } from '../../curating/record-tables/references.ts'
import { conflictFieldWords } from '../choosing/conflict-fields.ts'
import type { ImportSummary } from './summary.ts'
import { restOf } from '../../curating/history/queries.ts'

/** In the order of trust. */
export async function listDatasets(database: Queryable): Promise<Dataset[]> {
  const rows = await database.selectFrom('datasets').selectAll().orderBy('trust').orderBy('id').execute()
  return rows.map(toDataset)
}

export function toDataset(row: Selectable<Datasets>): Dataset {
  const { id, title, licence, attribution, share_alike, trust, field_trust, redistribution } = row
  const fieldTrust = field_trust as Record<string, number>
  return {
    id,
    title,
    licence,
    attribution,
    shareAlike: share_alike,
    redistribution,
    rightStatedAt: row.right_stated_at?.toISOString() ?? null,
    rightStatedBy: row.right_stated_by,
    trust,
    fieldTrust,
  }
}

export function listImportables(): Importable[] {
  return importers
    .filter(({ collected }) => !collected)
    .map(({ id, title, licence }) => ({
      id,
      title,
      licence: licence?.name ?? null,
      attribution: licence?.attribution ?? null,
      shareAlike: licence?.shareAlike ?? false,
      redistribution: licence?.redistribution ?? true,
    }))
}

/** With what became of the run's edit and of its file. */
function runsWithMore(database: Queryable) {
  return database
    .selectFrom('import_runs as r')
    .leftJoin('edits as e', 'e.id', 'r.edit_id')
    .selectAll('r')
    .select(['e.undone_by', restOf('r.edit_id').as('rest')])
}
type RunRow = Selectable<ImportRuns> & { readonly undone_by: string | null; readonly rest: string | null }

export function listImportRuns(database: Database, request: PageRequest, url: string) {
  return listNewestFirst(database, runsWithMore(database), 'started_at', request, url, toImportRun)
}

async function findRow(database: Queryable, id: string): Promise<RunRow> {
  const row = await runsWithMore(database).where('r.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

export async function getRun(database: Queryable, id: string): Promise<ImportRun> {
  return toImportRun(await findRow(database, id))
}

export async function listRuns(database: Queryable, ids: readonly string[]): Promise<ImportRun[]> {
  if (ids.length === 0) return []
  return (await runsWithMore(database).where('r.id', 'in', ids).execute()).map(toImportRun)
}

export async function getReport(database: Database, id: string): Promise<ImportReport> {
  const row = await findRow(database, id)
  const { counts = [], samples = [] } = row.details as Partial<ImportSummary>
  const warnings = await countRows(database, remarksOf(database, id, 'warning'))
  return { ...toImportRun(row), counts: [...counts], samples: [...samples], warnings }
}

type RemarkKind = 'rejection' | 'warning'

function remarksOf(database: Queryable, runId: string, kind: RemarkKind) {
  return database.selectFrom('import_remarks').selectAll().where('run_id', '=', runId).where('kind', '=', kind)
}

export async function listRemarks(
  database: Database,
  runId: string,
  kind: RemarkKind,
  request: PageRequest,
  url: string,
) {
  const { started_at } = await findRow(database, runId)
  const remarks = remarksOf(database, runId, kind)
  const rows = await remarks
    .where('place', '>', Number(request.after?.[1] ?? 0))
    .orderBy('place')
    .limit(request.limit + 1)
    .execute()
  const total = await countRows(database, remarks)
  const toRemark = ({ file, line, reason }: (typeof rows)[number]): ImportRemark => ({ file, line, reason })
  return toPage(rows, request, total, url, ({ place }) => [started_at, String(place)], toRemark)
}

function toImportRun(row: RunRow): ImportRun {
  const { read, created, updated, unchanged, rejected, conflicts } = row
  return {
    id: row.id,
    dataset: row.dataset_id,
    status: row.status,
    dryRun: row.dry_run,
    origin: row.origin,
    actor: row.actor_name,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    seconds: row.seconds,
    progress: row.progress as ImportRun['progress'],
    read,
    created,
    updated,
    unchanged,
    rejected,
    conflicts,
    error: row.error,
    edit: row.edit_id,
    undone: row.undone_by !== null,
    rest: row.rest,
    again: row.file_id !== null,
  }
}

interface ConflictFilters {
  readonly resolvida?: boolean
  readonly tipo?: string
  readonly campo?: string
}

export async function listConflicts(database: Database, filters: ConflictFilters, request: PageRequest, url: string) {
  const { resolvida, tipo, campo } = filters
  const chosen = database
    .selectFrom('conflicts')
    .selectAll()
    .$if(resolvida !== undefined, (query) => query.where('resolved_at', resolvida ? 'is not' : 'is', null))
    .$if(tipo !== undefined, (query) => query.where('kind', '=', tipo!))
    .$if(campo !== undefined, (query) => query.where('field', '=', campo!))
  const page = await listNewestFirst(database, chosen, 'updated_at', request, url, (row) => row)
  const about = page.data.map(({ kind, record_id }) => ({ kind: kind as RecordKind, id: record_id }))
  const [names, addresses] = [
    await findNames(database, page.data.flatMap(referencesOf)),
    await findAddresses(database, about),
  ]
  return { ...page, data: page.data.map((row) => toConflict(row, names, addresses)) }
}

/** The record itself, and the grounds that sources name by their ids. */
function referencesOf({ kind, record_id, field, said }: Selectable<Conflicts>): Reference[] {
  const grounds = field.startsWith('stadium') ? Object.values(said as Record<string, string>) : []
  return [{ kind: kind as RecordKind, id: record_id }, ...grounds.map((id) => ({ kind: 'stadium' as const, id }))]
}

function toConflict(
  row: Selectable<Conflicts>,
  names: ReadonlyMap<string, string>,
  addresses: ReadonlyMap<string, string>,
): Conflict {
  const [, ...grounds] = referencesOf(row)
  return {
    id: row.id,
    kind: row.kind,
    record: row.record_id,
    name: names.get(`${row.kind}:${row.record_id}`) ?? row.record_id,
    linkAddress: addresses.get(`${row.kind}:${row.record_id}`) ?? null,
    field: row.field,
    label: conflictFieldWords(row.field),
    said: row.said as Record<string, unknown>,
    names: Object.fromEntries(grounds.map(({ id }) => [id, names.get(`stadium:${id}`) ?? id])),
    chosen: row.chosen,
    resolvedAt: row.resolved_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  }
}
