import type { Endpoint } from '@meio-campo/contract'
import { sha256Hex } from '@meio-campo/contract/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../database/database.ts'
import { AppError, fieldError } from '../errors/app-error.ts'
import type { Principal } from '../callers/principal.ts'
import type { Vault } from '../secrets/vault.ts'

const LONGEST_KEY = 200

/**
 * Does a write once per `Idempotency-Key`: the second call with the same key gets the first one's answer. The
 * key is taken before the work and kept if the work succeeded; a call that failed can be tried again. One that
 * was killed before it answered stays taken: doing it twice would be worse than asking the caller to look.
 */
export async function once(
  { database, vault }: { readonly database: Database; readonly vault: Vault },
  request: FastifyRequest,
  reply: FastifyReply,
  principal: Principal,
  endpoint: Endpoint,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key']
  // Open operations have no caller for whom an answer could be kept, and a session must not be given out twice.
  if (typeof key !== 'string' || principal.kind === 'visitor' || endpoint.access === 'open') return work()
  if (key.length === 0 || key.length > LONGEST_KEY)
    throw fieldError('Idempotency-Key', `Use de 1 a ${LONGEST_KEY} caracteres.`)
  const call = { user_id: principal.user.id, key }
  const keeping = endpoint.secret ? sealed(vault, call) : plain
  const fingerprint = await keeping.fingerprint(
    JSON.stringify([request.method, request.url, bodyOf(request, endpoint), ...callerOf(principal, endpoint)]),
  )

  const taken = await database
    .insertInto('idempotent_calls')
    .values({ ...call, fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows === 0n) {
    // What is sent is not read a second time.
    if (endpoint.upload) request.raw.resume()
    return replay(database, call, fingerprint, keeping, reply)
  }

  const own = database.updateTable('idempotent_calls').where('user_id', '=', call.user_id).where('key', '=', key)
  try {
    const answer = await work()
    await own.set({ answer: keeping.keep(JSON.stringify(answer ?? null)) }).execute()
    return answer
  } catch (error) {
    await database.deleteFrom('idempotent_calls').where('user_id', '=', call.user_id).where('key', '=', key).execute()
    throw error
  }
}

/** How a call is compared with a later one, and how its answer is kept. */
interface Keeping {
  readonly fingerprint: (call: string) => string | Promise<string>
  readonly keep: (answer: string) => string
  readonly open: (kept: string) => string
}

const plain: Keeping = { fingerprint: sha256Hex, keep: (answer) => answer, open: (kept) => kept }

/** For calls that hold a secret: the database alone gives away neither what was sent nor what was answered. */
function sealed(vault: Vault, { user_id, key }: { readonly user_id: string; readonly key: string }): Keeping {
  const purpose = `idempotent call ${user_id} ${key}`
  return {
    fingerprint: (call) => vault.derive(purpose, call),
    keep: (answer) => vault.seal(purpose, answer),
    open: (kept) => vault.unseal(purpose, kept),
  }
}

/** A secret is given again only to the key that it was given to: another key of the account may be allowed less. */
const callerOf = (principal: Principal, { secret }: Endpoint): readonly string[] =>
  secret && principal.kind === 'key' ? [principal.key.id] : []

/** A file is too large to compare: its length stands for it. */
const bodyOf = ({ body, headers }: FastifyRequest, { upload }: Endpoint): unknown =>
  upload ? (headers['content-length'] ?? null) : (body ?? null)

async function replay(
  database: Database,
  call: { user_id: string; key: string },
  fingerprint: string,
  keeping: Keeping,
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
  return JSON.parse(keeping.open(first.answer))
}
