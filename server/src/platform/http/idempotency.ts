import type { Endpoint } from '@meio-campo/contract'
import { sha256Hex } from '@meio-campo/contract/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../database/database.ts'
import { AppError, fieldError } from '../errors/app-error.ts'
import type { Principal } from '../callers/principal.ts'

const KEPT_MS = 24 * 3_600_000
const LONGEST_KEY = 200

/**
 * Does a write once per `Idempotency-Key`: the second call with the same key gets the first one's answer. The
 * key is taken before the work and kept if the work succeeded; a call that failed can be tried again. One that
 * was killed before it answered stays taken: doing it twice would be worse than asking the caller to look.
 */
export async function once(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  principal: Principal,
  endpoint: Endpoint,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key']
  // A secret must not be kept, and a file is too large to compare: such calls are done as often as they are sent.
  if (typeof key !== 'string' || principal.kind === 'visitor' || endpoint.secret || endpoint.upload) return work()
  if (key.length === 0 || key.length > LONGEST_KEY)
    throw fieldError('Idempotency-Key', `Use de 1 a ${LONGEST_KEY} caracteres.`)
  const call = { user_id: principal.user.id, key }
  const fingerprint = await sha256Hex(JSON.stringify([request.method, request.url, request.body ?? null]))

  const taken = await database
    .insertInto('idempotent_calls')
    .values({ ...call, fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows === 0n) return replay(database, call, fingerprint, reply)

  const own = database.updateTable('idempotent_calls').where('user_id', '=', call.user_id).where('key', '=', key)
  try {
    const answer = await work()
    await own.set({ answer: JSON.stringify(answer ?? null) }).execute()
    return answer
  } catch (error) {
    await database.deleteFrom('idempotent_calls').where('user_id', '=', call.user_id).where('key', '=', key).execute()
    throw error
  }
}

async function replay(
  database: Database,
  call: { user_id: string; key: string },
  fingerprint: string,
  reply: FastifyReply,
): Promise<unknown> {
  const first = await database
    .selectFrom('idempotent_calls')
    .selectAll()
    .where('user_id', '=', call.user_id)
    .where('key', '=', call.key)
    .executeTakeFirst()
  if (first && first.fingerprint !== fingerprint) throw new AppError('key_reused')
  if (!first || first.answer === null) throw new AppError('in_progress', { retryAfterSeconds: 1 })
  reply.header('Idempotency-Replayed', 'true')
  return JSON.parse(first.answer)
}

export async function purgeIdempotentCalls(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('idempotent_calls')
    .where('created_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute()
}
