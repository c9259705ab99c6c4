import type { Conflict, Dataset, ImportRun } from '@meio-campo/contract'
import type { Selectable } from 'kysely'
import type { Database, Queryable } from '../../database/database.ts'
import type { Conflicts, ImportRuns } from '../../database/types.gen.ts'
import { listNewestFirst, type PageRequest } from '../../platform/paging.ts'

/** In the order of trust. */
export async function listDatasets(database: Queryable): Promise<Dataset[]> {
  const rows = await database.selectFrom('datasets').selectAll().orderBy('trust').orderBy('id').execute()
  return rows.map(({ id, title, licence, attribution, share_alike, trust }) => ({
    id,
    title,
    licence,
    attribution,
    shareAlike: share_alike,
    trust,
  }))
}

export function listImportRuns(database: Database, request: PageRequest, url: string) {
  const runs = database.selectFrom('import_runs').selectAll()
  return listNewestFirst(database, runs, 'started_at', request, url, toImportRun)
}

function toImportRun(row: Selectable<ImportRuns>): ImportRun {
  const { read, created, updated, unchanged, rejected, conflicts } = row
  return {
    id: row.id,
    dataset: row.dataset_id,
    status: row.status,
    dryRun: row.dry_run,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    seconds: row.seconds,
    progress: row.progress as Record<string, unknown>,
    read,
    created,
    updated,
    unchanged,
    rejected,
    conflicts,
    error: row.error,
  }
}

interface ConflictFilters {
  readonly resolvida?: boolean
  readonly tipo?: string
}

export function listConflicts(database: Database, filters: ConflictFilters, request: PageRequest, url: string) {
  const { resolvida, tipo } = filters
  const chosen = database
    .selectFrom('conflicts')
    .selectAll()
    .$if(resolvida !== undefined, (query) => query.where('resolved_at', resolvida ? 'is not' : 'is', null))
    .$if(tipo !== undefined, (query) => query.where('kind', '=', tipo!))
  return listNewestFirst(database, chosen, 'updated_at', request, url, toConflict)
}

function toConflict(row: Selectable<Conflicts>): Conflict {
  return {
    id: row.id,
    kind: row.kind,
    record: row.record_id,
    field: row.field,
    said: row.said as Record<string, unknown>,
    chosen: row.chosen,
    resolvedAt: row.resolved_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  }
}
