import { Readable } from 'node:stream'
import type { ExportFormat, Match } from '@meio-campo/contract'
import type { FastifyReply } from 'fastify'
import type { TSchema } from 'typebox'
import type { Database } from '../../database/database.ts'
import { keepSight } from '../../database/sight.ts'
import type { Context } from '../context.ts'
import { matchCalendar } from './calendar.ts'
import { fieldTree, selectFields, type FieldTree } from './fields.ts'
import { readWholeList, type ListQuery, type ListSource } from './list.ts'
import { csvLine } from '@meio-campo/contract/rules'

const SLICE = 500
/** Calendar programs read a calendar whole. */
const MOST_IN_CALENDAR = 2_000

interface Export<Item> {
  readonly database: Database
  readonly source: ListSource<Item>
  readonly query: ListQuery
  readonly properties: Readonly<Record<string, TSchema>>
  readonly publicUrl: string
  /** Of the file, without its ending. */
  readonly name: string
}

/** The whole list as a file, written while it is read. */
export async function sendExport<Item extends object>(
  reply: FastifyReply,
  format: ExportFormat,
  list: Export<Item>,
): Promise<FastifyReply> {
  reply.header('Content-Disposition', `attachment; filename="${list.name}.${format}"`)
  if (format === 'ics') {
    const matches: Match[] = []
    for await (const item of readWholeList(list.database, list.source, list.query, SLICE)) {
      matches.push(item as unknown as Match)
      if (matches.length === MOST_IN_CALENDAR) break
    }
    return reply.type('text/calendar; charset=utf-8').send(matchCalendar(matches, list.publicUrl))
  }
  const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8'
  return reply.type(type).send(Readable.from(keepSight(format === 'csv' ? csvLines(list) : jsonParts(list))))
}

/** For a call that answers pages, and also the whole as a file: what was sent already is its answer. */
export async function sendFile<Item extends object>(
  { database, publicUrl }: Pick<Context, 'database' | 'publicUrl'>,
  reply: FastifyReply,
  format: ExportFormat,
  name: string,
  properties: Readonly<Record<string, TSchema>>,
  source: ListSource<Item>,
): Promise<never> {
  return await sendExport(reply, format, { database, source, query: {}, properties, publicUrl, name })
}

async function* csvLines<Item extends object>({ database, source, query, properties }: Export<Item>) {
  const columns = columnsOf(properties, fieldTree(query.fields))
  yield csvHeader(columns)
  for await (const item of readWholeList(database, source, query, SLICE)) yield csvRow(columns, item)
}

async function* jsonParts<Item extends object>({ database, source, query }: Export<Item>) {
  const fields = fieldTree(query.fields)
  let separator = '['
  for await (const item of readWholeList(database, source, query, SLICE)) {
    yield `${separator}${JSON.stringify(selectFields(item, fields))}`
    separator = ',\n'
  }
  yield separator === '[' ? '[]\n' : ']\n'
}

interface Column {
  readonly name: string
  readonly path: readonly string[]
}

type Properties = Readonly<Record<string, TSchema>>

/** The columns of an item, from its schema: relations by their own fields (`home.name`), so that they never move. */
function columnsOf(properties: Properties, fields: FieldTree | null, path: readonly string[] = []): Column[] {
  const own = Object.entries(properties)
    .filter(([name]) => !fields || fields.has(name))
    .flatMap(([name, schema]) => expand(schema, fields?.get(name) ?? null, [...path, name]))
  // What only a whole relation has.
  const more = [...(fields?.keys() ?? [])].filter((name) => !Object.hasOwn(properties, name))
  return [...own, ...more.map((name) => ({ name: [...path, name].join('.'), path: [...path, name] }))]
}

function expand(schema: TSchema, fields: FieldTree | null, path: readonly string[]): Column[] {
  const inner = propertiesOf(schema)
  if (!inner || path.length > 2) return [{ name: path.join('.'), path }]
  return columnsOf(inner, fields, path)
}

function propertiesOf(schema: TSchema): Properties | null {
  const { anyOf, properties } = schema as { anyOf?: readonly TSchema[]; properties?: Properties }
  if (properties) return properties
  const objects = anyOf?.map(propertiesOf).filter((found) => found !== null) ?? []
  return objects[0] ?? null
}

const csvHeader = (columns: readonly Column[]) => csvLine(columns.map(({ name }) => name))

function csvRow(columns: readonly Column[], item: unknown): string {
  return csvLine(columns.map(({ path }) => path.reduce<unknown>(childOf, item)))
}

function childOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined
}
