import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/** Refuses a call with two `Host` headers: a proxy may have decided by one of them, and we would by the other. */
export function registerHostHeader(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isAmbiguous = countHosts(request.raw.rawHeaders) > 1
    done(
      isAmbiguous ? new AppError('malformed_request', { info: 'O pedido tem mais de um cabeçalho Host.' }) : undefined,
    )
  })
}

export function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]!.length === 4 && rawHeaders[index]!.toLowerCase() === 'host') hosts += 1
  return hosts
}
