import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { askUnsubscribe, unsubscribe } from './unsubscribe.ts'

const BODY_LIMIT_BYTES = 4096

/** Outside the table of endpoints: a mail program that ends a digest has no account. The choice itself is a preference. */
export function registerDigests(app: FastifyInstance, context: Context): void {
  app.register(async (scope) => {
    // `List-Unsubscribe=One-Click`, or what the page's own form sends: the address says everything.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, _body, done) => done(null, undefined),
    )
    scope.get<{ Params: { token: string } }>('/resumo/:token', { schema: { hide: true } }, (request, reply) =>
      askUnsubscribe(context, request, reply),
    )
    scope.post<{ Params: { token: string } }>('/resumo/:token', { schema: { hide: true } }, (request, reply) =>
      unsubscribe(context, request, reply),
    )
  })
}
