import type { Answer, Endpoint, ExportFormat } from '@meio-campo/contract'
import { slug } from '@meio-campo/contract/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type { Context } from '../context.ts'
import { currentSight, seesDemonstrationOnly } from '../../database/sight.ts'
import { AppError, RecordMoved } from '../errors/app-error.ts'
import { addLink } from '../http/deprecation.ts'
import { implement, type Call } from '../http/route.ts'
import { limitRate } from '../rate-limit/rate-limit.ts'
import { createDayClock } from '../time/today.ts'
import { listedKind } from './asked-ids.ts'
import { readPassable } from '../callers/passable-reads.ts'
import { sendExport } from './export.ts'
import { readPaths } from './asked-paths.ts'
import { fieldTree, selectFields } from './fields.ts'
import { chooseEncoding, encode, isKnown, lastModified, toReady, type ReadyAnswer } from '../answers/ready-answer.ts'
import { refuseUnknownFilters } from './missing-records.ts'
import { refuseGarbageCursor } from './order.ts'
import { readListPage, type ListQuery, type ListSource } from './list.ts'

/** The answer of a read, and the topics it depends on: a change of one of them invalidates it. */
export interface Reading<T> {
  readonly answer: T
  readonly topics: readonly string[]
}

export type ItemOf<E extends Endpoint> =
  Answer<E> extends { data: readonly (infer Item extends object)[] } ? Item : never

/**
 * Registers a read whose answer is the same for all callers with access: kept as ready bytes until something changes.
 */
export function implementRead<E extends Endpoint>(
  app: FastifyInstance,
  context: Context,
  endpoint: E,
  read: (call: Call<E>) => Promise<Reading<Answer<E>>>,
): void {
  register(app, context, endpoint, async (call) => {
    const { answer, topics } = await read(call)
    const { data } = answer as { data: object }
    const fields = fieldTree((call.query as ListQuery).fields)
    return { answer: { ...(answer as object), data: selectFields(data, fields) }, topics }
  })
}

export interface ListReading<Item> {
  readonly source: ListSource<Item>
  readonly topics: readonly string[]
}

/** A list's address as the name of a file: `times-santos-jogos`. */
const fileName = (path: string, params: Readonly<Record<string, string>>) =>
  path
    .replace('/api/v1/', '')
    .replace(/\{(\w+)\}/g, (_, param: string) => slug(params[param] ?? param))
    .replaceAll('/', '-')

/** Registers a list: paging, fields, order and export work the same for all of them. */
export function implementList<E extends Endpoint, Item extends object = ItemOf<E>>(
  app: FastifyInstance,
  context: Context,
  endpoint: E,
  properties: Readonly<Record<string, TSchema>>,
  read: (call: Call<E>) => Promise<ListReading<Item>>,
): void {
  register(app, context, endpoint, async (call, address) => {
    const query = call.query as ListQuery & { readonly format?: ExportFormat }
    if (query.cursor !== undefined) refuseGarbageCursor(query.cursor)
    const { format } = query
    if (format !== undefined) {
      const name = fileName(endpoint.path, call.params)
      const { database, publicUrl } = context
      await readPassable(database, async () => {
        const { source } = await read(call)
        await sendExport(call.reply, format, { database, source, query, properties, publicUrl, name })
      })
      return null
    }
    const { source, topics } = await read(call)
    const { database } = context
    const answer = await readListPage(database, source, query, address, listedKind(endpoint.path))
    if (answer.data.length === 0 && query.cursor === undefined)
      await refuseUnknownFilters(database, endpoint, call.query)
    return { answer, topics }
  })
}

/** The kept reads by operation id: one feature can include the exact answer of another's address. */
export type KeptReads = Map<string, (call: Call<Endpoint>, address: string) => Promise<ReadyAnswer | null>>

declare module 'fastify' {
  interface FastifyInstance {
    reads: KeptReads
  }
}

function register<E extends Endpoint>(
  app: FastifyInstance,
  context: Context,
  endpoint: E,
  read: (call: Call<E>, address: string) => Promise<Reading<unknown> | null>,
): void {
  const { answers } = context
  const answer = async (given: Call<E>, address: string): Promise<ReadyAnswer | null> => {
    // Kept answers may contain data that must not be redistributed, so public readers do not get them while there is
    // any.
    const isNarrowed = currentSight() === 'passable'
    const key = keyOf(context, address)
    const kept = isNarrowed ? null : answers.find(key)
    if (kept) return kept
    const { include, topics } = readPaths(endpoint, given.query)
    const call = include === undefined ? given : { ...given, query: { ...given.query, include } }
    const modifiedAt = () => laterOf(answers.modifiedAt, startOfDay(key))
    if (isNarrowed) {
      const reading = await read(call, address)
      return reading && toReady(reading.answer, modifiedAt())
    }
    const make = async () => {
      const madeAt = answers.begin()
      const reading = await read(call, address)
      if (!reading) return null
      const ready = toReady(reading.answer, modifiedAt())
      answers.keep(key, [...reading.topics, ...topics], madeAt, ready)
      return ready
    }
    return isExport(call) ? make() : answers.share(key, make)
  }
  app.reads.set(endpoint.id, answer)
  const handle = async (call: Call<E>) => {
    const { request, reply } = call
    const charge = async () => {
      if (request.raw.uncharged) await limitRate(context, endpoint.id, request, reply)
    }
    if (isExport(call)) await charge()
    if (currentSight() !== 'passable' && answers.find(keyOf(context, addressOf(request))) !== null)
      request.raw.answeredFromMemory = true
    const ready = await answer(call, addressOf(request))
    if (ready && !isKnown(ready, request.headers)) await charge()
    // An export is sent while it is read.
    return (ready ? sendReady(call, ready, context.now()) : call.reply) as never
  }
  implement(app, context, endpoint, handle, { kept: true })
}

/** An export is streamed to one caller while it is read, so it cannot be shared. */
const isExport = ({ query }: Call<Endpoint>) =>
  (query as { readonly format?: unknown } | undefined)?.format !== undefined

/** The answer of another read, for an answer made of several; null where that address has nothing. */
export async function readKept<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  call: Pick<Call<Endpoint>, 'request' | 'reply' | 'principal'>,
  params: Readonly<Record<string, string>>,
): Promise<Answer<E> | null> {
  const address = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  try {
    const ready = await app.reads.get(endpoint.id)?.({ ...call, params, query: {}, body: undefined }, address)
    return ready ? (JSON.parse(ready.body.toString()) as Answer<E>) : null
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    if (!(error instanceof RecordMoved)) throw error
    const { from, to } = error
    const moved = Object.entries(params).map(([name, value]) => [name, value === from ? to : value])
    return readKept(app, endpoint, call, Object.fromEntries(moved))
  }
}

const today = createDayClock()

/** Answers may depend on the day, and on whether only the demonstration is visible, so both are part of the key. */
export function keyOf(context: Pick<Context, 'now'>, address: string, demonstration = seesDemonstrationOnly()): string {
  return `${today(context.now().getTime())}${demonstration ? ' demonstration' : ''} ${address}`
}

const laterOf = (a: Date, b: Date) => (a > b ? a : b)
/** Midnight in São Paulo of the key's day: answers that depend on the day changed then. */
const startOfDay = (key: string) => new Date(`${key.slice(0, 10)}T03:00:00Z`)

/** The address as a program would send it: without the base, and without the console's own parameter. */
export function addressOf(request: FastifyRequest): string {
  const { url } = request
  if (!url.includes('type=ajax')) return url
  return url.replace(/([?&])type=ajax(&|$)/, (_, before: string, after: string) => (after ? before : ''))
}

export async function sendReady(
  { request, reply }: Pick<Call<Endpoint>, 'request' | 'reply'>,
  ready: ReadyAnswer,
  now: Date,
): Promise<FastifyReply> {
  reply.header('ETag', ready.etag).header('Last-Modified', lastModified(ready, now.getTime()))
  reply.header('Vary', 'accept-encoding')
  if (ready.link !== null) addLink(reply, ready.link)
  if (isKnown(ready, request.headers)) return reply.status(304).send()
  reply.type('application/json; charset=utf-8')
  const encoding = chooseEncoding(ready, request.headers['accept-encoding'])
  if (encoding === null) return reply.send(ready.body)
  return reply.header('Content-Encoding', encoding).send(await encode(ready, encoding))
}
