import type { FastifyRequest } from 'fastify'

/** Whether an answer failed only because its caller closed the connection: nothing of ours is wrong then. */
export function hasLeft({ raw }: Pick<FastifyRequest, 'raw'>, error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  return raw.socket.destroyed && (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'EPIPE')
}
