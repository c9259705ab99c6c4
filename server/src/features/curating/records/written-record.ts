import type { Answer, Endpoint, Saved } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import type { Call } from '../../../platform/http/route.ts'
import { readKept } from '../../../platform/reading/read.ts'

/**
 * What a write answers, with the record as its own address answers it now. Null where that address does not show it: a
 * coach who was changed under the address of players.
 */
export async function withRecord<E extends Endpoint>(
  app: FastifyInstance,
  context: Context,
  call: Pick<Call<Endpoint>, 'request' | 'reply' | 'principal'>,
  saved: Saved,
  read: E,
  params: Readonly<Record<string, string>>,
): Promise<Saved & { record: (Answer<E> & { data: object })['data'] | null }> {
  // What this process keeps in memory must know of the write first.
  await context.supervisor.settle()
  const answer = (await readKept(app, read, call, params)) as (Answer<E> & { data: object }) | null
  return { ...saved, record: answer?.data ?? null }
}
