import type { Answer, Endpoint, Saved } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import type { Call } from '../../../platform/http/route.ts'
import { readKept } from '../../../platform/reading/read.ts'

/** RFC 7240: the caller has no use for the record, whose reading is most of what a write costs. */
const MINIMAL = /(?:^|[,;\s])return\s*=\s*"?minimal"?(?:[,;\s]|$)/i

/**
 * The answer of a write, with the record as its own address returns it now. Null if that address does not have it (a
 * coach who was changed under the address of players), or if the caller requested a minimal answer.
 */
export async function withRecord<E extends Endpoint>(
  app: FastifyInstance,
  context: Context,
  call: Pick<Call<Endpoint>, 'request' | 'reply' | 'principal'>,
  saved: Saved,
  read: E,
  params: Readonly<Record<string, string>>,
): Promise<Saved & { record: (Answer<E> & { data: object })['data'] | null }> {
  if (MINIMAL.test(String(call.request.headers['prefer'] ?? ''))) {
    call.reply.header('Preference-Applied', 'return=minimal')
    return { ...saved, record: null }
  }
  // The write is done: whatever keeps the record from being read now must not make it look as if it had failed.
  const answer = await readWritten().catch((error: unknown) => {
    context.log.warn({ err: error }, 'a written record could not be read for its answer')
    return null
  })
  return { ...saved, record: answer?.data ?? null }

  async function readWritten() {
    // What this process keeps in memory must know of the write first.
    await context.supervisor.settle()
    return (await readKept(app, read, call, params)) as (Answer<E> & { data: object }) | null
  }
}
