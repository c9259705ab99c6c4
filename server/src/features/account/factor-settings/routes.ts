import { endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { userOf } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { askForAssertion } from '../factors/passkeys.ts'
import { getFactors } from './queries.ts'
import {
  confirmTotp,
  createPasskey,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from './service.ts'

export function registerFactors(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.getFactors, async ({ principal }) => ({
    data: await getFactors(context, userOf(principal).id),
  }))
  implement(app, context, endpoints.beginProof, ({ principal }) => askForAssertion(context, userOf(principal).id))
  implement(app, context, endpoints.startTotp, (call) => startTotp(context, call, call.body))
  implement(app, context, endpoints.confirmTotp, (call) => confirmTotp(context, call, call.body.code))
  implement(app, context, endpoints.removeTotp, (call) => removeTotp(context, call, call.body))
  implement(app, context, endpoints.renewRecoveryCodes, (call) => renewRecoveryCodes(context, call, call.body))
  implement(app, context, endpoints.startPasskey, (call) => startPasskey(context, call, call.body))
  implement(app, context, endpoints.createPasskey, (call) => createPasskey(context, call, call.body))
  implement(app, context, endpoints.updatePasskey, async (call) => ({
    data: await renamePasskey(context, call, call.params.id, call.body.name),
  }))
  implement(app, context, endpoints.removePasskey, (call) => removePasskey(context, call, call.params.id, call.body))
}
