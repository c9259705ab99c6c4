import type { Endpoint } from '@meio-campo/contract'
import { dutyRoleWords, includes } from '@meio-campo/contract/rules'
import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../../database/database.ts'
import type { Principal } from '../callers/principal.ts'
import { AppError } from '../errors/app-error.ts'
import { listHeldDuties, type HeldDuty } from './held-duties.ts'
import { findTouched } from './touched.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's duties, where the call is made by duty and not as an admin. */
    heldDuties?: readonly HeldDuty[]
    /** The duty that allowed the call. */
    duty?: HeldDuty
  }
}

/**
 * Runs before the body is read: the duties by which a caller who is not an admin may make this call, provided that they
 * include what it touches. Refuses the call if there are none.
 */
export async function findDutiesFor(
  database: Queryable,
  principal: Principal,
  { access, duty }: Pick<Endpoint, 'access' | 'duty'>,
  now: Date,
): Promise<readonly HeldDuty[]> {
  if (access !== 'admin' || !duty || principal.kind === 'visitor') return []
  if (principal.user.admin || principal.factorDue) return []
  return listHeldDuties(database, principal.user.id, now, duty.role)
}

/** When the input is checked: refuses the call unless everything that it touches is included in the caller's duties. */
export async function refuseBeyondDuty(
  database: Queryable,
  request: FastifyRequest,
  { duty: rule }: Pick<Endpoint, 'duty'>,
): Promise<void> {
  const { heldDuties: held } = request
  if (!held || !rule) return
  const params = (request.params ?? {}) as Readonly<Record<string, string>>
  if (rule.touches === 'edit') {
    request.duty = await getDutyOfEdit(database, request.principal, held, params['id'] ?? '')
    return
  }
  const body = (request.body ?? {}) as Readonly<Record<string, unknown>>
  const touched = await findTouched(database, rule, { method: request.method, params, body })
  const allowing = touched.map((each) => held.find((duty) => includes(duty, each)))
  const [first] = allowing
  if (first === undefined || allowing.includes(undefined)) throw beyond(held)
  request.duty = first
}

/** An edit may be undone by who made it, under the duty they made it with. */
async function getDutyOfEdit(
  database: Queryable,
  principal: Principal,
  held: readonly HeldDuty[],
  id: string,
): Promise<HeldDuty> {
  const row = await database.selectFrom('edits').select(['actor_id', 'duty_id']).where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  const own = principal.kind !== 'visitor' && row.actor_id === principal.user.id
  const duty = own ? held.find((each) => each.id === row.duty_id) : undefined
  if (!duty) throw beyond(held)
  return duty
}

function beyond(held: readonly HeldDuty[]): AppError {
  const words = [...new Set(held.map(({ role }) => dutyRoleWords[role].toLowerCase()))]
  const roles = new Intl.ListFormat('pt-BR').format(words)
  return new AppError('forbidden', {
    info: `A sua função de ${roles} não inclui isto. Quem administra pode ampliá-la; veja o que ela inclui em Configurações → Perfil.`,
  })
}
