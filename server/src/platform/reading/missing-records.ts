import type { Endpoint } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../database/database.ts'
import { AppError, type FieldError, type NearRecord } from '../errors/app-error.ts'
import { refuseMoved } from '../errors/moved-records.ts'
import { valuesIn } from './fields.ts'
import { namedLike, type RecordKind } from './record.ts'

const MOST_NEAR = 3

interface Kind {
  readonly noun: string
  readonly table: string
  /** Has no name that something could be like. */
  readonly nameless?: true
}

/** How each kind is called, and where its records are stored. */
const kinds: Readonly<Record<RecordKind, Kind>> = {
  confederation: { noun: 'confederação', table: 'confederations' },
  stadium: { noun: 'estádio', table: 'stadiums' },
  team: { noun: 'time', table: 'teams' },
  person: { noun: 'pessoa', table: 'people' },
  competition: { noun: 'campeonato', table: 'competitions' },
  streaming: { noun: 'streaming', table: 'streamings' },
  edition: { noun: 'edição', table: 'editions', nameless: true },
  match: { noun: 'jogo', table: 'matches', nameless: true },
}

/** Refuses a record that was not found: it has moved, or does not exist. */
export async function refuseMissing(database: Queryable, kind: RecordKind, id: string, noun?: string): Promise<never> {
  await refuseMoved(database, kind, id)
  throw await missingRecord(database, kind, id, noun)
}

/** For an id that no record has: what was missing, and what has a name like it. */
async function missingRecord(database: Queryable, kind: RecordKind, id: string, noun = kinds[kind].noun) {
  const near = await findNear(database, kind, id)
  return new AppError('not_found', { info: `Não há ${noun} “${id}”.${asQuestion(near)}`, near })
}

/**
 * Refuses a filter by an id that no record has. Called where nothing would come: for an empty list, since otherwise there
 * is nothing to explain, and for a stream, which would be silent for ever.
 */
export async function refuseUnknownFilters(
  database: Queryable,
  endpoint: Endpoint,
  query: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { properties = {} } = (endpoint.query ?? {}) as {
    properties?: Readonly<Record<string, { readonly 'x-record'?: RecordKind }>>
  }
  const fields: FieldError[] = []
  for (const [name, { 'x-record': kind }] of Object.entries(properties)) {
    const given = query[name]
    if (kind === undefined || typeof given !== 'string') continue
    for (const id of await listUnknown(database, kind, valuesIn(given)))
      fields.push({
        field: name,
        message: `Não há ${kinds[kind].noun} “${id}”.${asQuestion(await findNear(database, kind, id))}`,
      })
  }
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}

const MOST_REPORTED = 5

async function listUnknown(database: Queryable, kind: RecordKind, ids: readonly string[]): Promise<string[]> {
  const { table } = kinds[kind]
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where id = any(${ids})`.execute(
    database,
  )
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id)).slice(0, MOST_REPORTED)
}

/** Records whose names are like an id, the nearest first. */
async function findNear(database: Queryable, kind: RecordKind, id: string): Promise<NearRecord[]> {
  const { table, nameless } = kinds[kind]
  const typed = id.replaceAll('_', ' ').trim()
  if (nameless || typed === '' || typed.length > 100) return []
  const { rows } = await sql<NearRecord>`
    select record.id, record.name from ${namedLike(kind, typed)} as found
    join ${sql.table(table)} as record on record.id = found.record_id
    order by found.rank, record.id limit ${MOST_NEAR}`.execute(database)
  return rows
}

function asQuestion(near: readonly NearRecord[]): string {
  if (near.length === 0) return ''
  return ` Você quis dizer ${near.map(({ id }) => `“${id}”`).join(' ou ')}?`
}
