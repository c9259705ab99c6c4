import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { getKnown } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { getMe } from './me.ts'
import { getRoot } from './root.ts'

export function registerRoot(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.getRoot, async ({ principal }) => ({ data: await getRoot(context, principal) }))
  implement(app, context, endpoints.getMe, async ({ principal }) => ({
    data: await getMe(context, getKnown(principal)),
  }))
}
