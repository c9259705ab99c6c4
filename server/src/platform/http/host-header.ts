import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/** Refuses a call with two `Host` headers: a proxy may have decided by one of them, and we would by the other. */
export function registerHostHeader(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders } = request.raw
    let hosts = 0
    for (let index = 0; index < rawHeaders.length; index += 2)
      if (rawHeaders[index]!.length === 4 && rawHeaders[index]!.toLowerCase() === 'host') hosts += 1
    done(hosts > 1 ? new AppError('malformed_request', { info: 'O pedido tem mais de um cabeçalho Host.' }) : undefined)
  })
}
