import type { Endpoint } from '@meio-campo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RecordMoved } from './record.ts'

/** A merged record answers with the address of the one it became, for ever and for every method. */
export async function followMove(
  error: unknown,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!(error instanceof RecordMoved)) throw error
  const params = request.params as Readonly<Record<string, string>>
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] === error.from ? error.to : (params[name] ?? '')),
  )
  const base = request.originalUrl.slice(0, request.originalUrl.length - request.url.length)
  const query = request.url.indexOf('?')
  return reply.redirect(`${base}${path}${query < 0 ? '' : request.url.slice(query)}`, 308)
}
