import { Readable } from 'node:stream'
import type { ExportFormat, Match } from '@meio-campo/contract'
import type { FastifyReply } from 'fastify'
import type { TSchema } from 'typebox'
import type { Context } from '../context.ts'
import type { Database } from '../../database/database.ts'
import { keepSight } from '../../database/demonstration-only.ts'
import { matchCalendar } from './calendar.ts'
import { columnsOf, csvHeader, csvRow } from './csv.ts'
import { selectFields, wordsIn } from './fields.ts'
import { readWholeList, type ListQuery, type ListSource } from './list.ts'

const SLICE = 500
/** A calendar is read whole by whoever subscribes to it. */
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
  const columns = columnsOf(properties, wordsIn(query.fields))
  yield csvHeader(columns)
  for await (const item of readWholeList(database, source, query, SLICE)) yield csvRow(columns, item)
}

async function* jsonParts<Item extends object>({ database, source, query }: Export<Item>) {
  const fields = wordsIn(query.fields)
  let separator = '['
  for await (const item of readWholeList(database, source, query, SLICE)) {
    yield `${separator}${JSON.stringify(selectFields(item, fields))}`
    separator = ',\n'
  }
  yield separator === '[' ? '[]\n' : ']\n'
}
