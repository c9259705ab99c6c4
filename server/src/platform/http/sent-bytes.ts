import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'

declare module 'http' {
  interface ServerResponse {
    /** Of the body, written so far, where its length was not known beforehand. */
    writtenBytes?: number
  }
}

/** Counts the bytes of streamed answers to calls with a key, because a compressed body has no length header. */
export function registerSentBytes(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.principal?.kind === 'key') countWritten(reply.raw)
    done()
  })
}

function countWritten(response: ServerResponse): void {
  const write = response.write.bind(response) as (...given: unknown[]) => boolean
  response.writtenBytes = 0
  response.write = (chunk: unknown, ...rest: unknown[]): boolean => {
    response.writtenBytes! += Buffer.byteLength(chunk as Buffer | string)
    return write(chunk, ...rest)
  }
}

/** The length of an answered call's body, as it was sent. */
export function sentBytesOf(reply: FastifyReply, method: string): number {
  if (method === 'HEAD') return 0
  // The reply's own header: those that Fastify gives to `writeHead` are not the response's afterwards.
  return Number(reply.getHeader('content-length') ?? reply.raw.writtenBytes ?? 0)
}
