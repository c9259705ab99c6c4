import type { Endpoint } from '@meio-campo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseStranger } from '../callers/given-token.ts'
import { identify } from '../callers/identify.ts'
import { authorise, visitor, type Principal } from '../callers/principal.ts'
import type { Context } from '../context.ts'
import { findDutiesFor } from '../duties/duty-guard.ts'
import { AppError } from '../errors/app-error.ts'
import { refuseMisplaced } from '../keys/refuse-misplaced.ts'
import { allowOrigin } from './cors.ts'

/** Identifies the caller and checks the caller's rights. */
export async function admit(
  context: Context,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Principal> {
  const { base } = request.raw
  const { origin } = request.headers
  const principal = await identify(context, base!, request.headers, context.now()).catch(async (error: unknown) => {
    if (origin !== undefined && base?.kind === 'program') allowOrigin(reply, origin)
    if (error instanceof AppError && error.code === 'misplaced_key')
      // For the request log of the key's owner.
      request.principal = await identify(context, { kind: 'program' }, request.headers, context.now())
    throw error
  })
  // An open operation needs no key: a key sent along is ignored and the caller counts as a visitor.
  if (principal.kind === 'key' && endpoint.access === 'open' && endpoint.scope === undefined) return visitor
  if (principal.kind === 'key') acceptKey(principal, request, reply)
  const duties = await findDutiesFor(context.primary, principal, endpoint, context.now())
  if (duties.length > 0) request.heldDuties = duties
  authorise(principal, endpoint, () => refuseStranger(base!, request.headers), duties.length > 0)
  return principal
}

/** Checks that a key may be used from this place. Its owner finds the call in the log even if it is refused. */
export function acceptKey(
  principal: Extract<Principal, { kind: 'key' }>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { origin } = request.headers
  request.principal = principal
  if (principal.key.kind === 'browser' && origin !== undefined) allowOrigin(reply, origin)
  const misplaced = refuseMisplaced(principal.key, { origin, ip: request.ip })
  if (misplaced) throw misplaced
}
