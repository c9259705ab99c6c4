import type { FastifyInstance, FastifyReply } from 'fastify'
import { EXPOSED } from './data-headers.ts'

export function registerCors(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    // Whatever else set it on the way: these answers differ by origin.
    if (!reply.hasHeader('access-control-allow-origin')) return payload
    const vary = String(reply.getHeader('vary') ?? '')
    if (!/\borigin\b/i.test(vary)) reply.header('Vary', vary ? `${vary}, Origin` : 'Origin')
    return payload
  })
}

/** Lets the page that called read what is answered: the record to a page that the key lists, a refusal to any. */
export function allowOrigin(reply: FastifyReply, origin: string): void {
  reply.header('Access-Control-Allow-Origin', origin).header('Access-Control-Expose-Headers', EXPOSED)
}
