import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { dutyRoles, type DutyRole } from '../rules/duties.ts'
import { PLAN_IDS, type PlanId } from '../rules/plans.ts'
import { Exactly, Item, listQuery, Nullable, Page, Timestamp } from '../shapes/shapes.ts'

export const PlanName = Type.Unsafe<PlanId>({ type: 'string', enum: PLAN_IDS, description: 'O plano da conta.' })

export const User = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  emailConfirmed: Type.Boolean(),
  admin: Type.Boolean(),
  blocked: Type.Boolean(),
  duties: Type.Array(Type.Unsafe<DutyRole>({ type: 'string', enum: [...dutyRoles] }), {
    description: 'As funções que valem hoje, cada palavra uma vez.',
  }),
  devices: Type.Integer(),
  plan: PlanName,
  createdAt: Timestamp,
  lastSeenAt: Nullable(Timestamp),
  deletesAt: Nullable(
    Type.String({ format: 'date-time', description: 'Quando a conta será excluída; nulo: ninguém pediu.' }),
  ),
})
export type User = Static<typeof User>

const tag = 'Usuários'
const params = Exactly({ id: Type.String({ maxLength: 64 }) })

export const userEndpoints = {
  listUsers: endpoint({
    id: 'listUsers',
    method: 'GET',
    path: '/api/v1/usuarios',
    access: 'admin',
    tag,
    summary: 'Contas, da mais nova à mais antiga',
    query: Exactly({
      ...listQuery,
      q: Type.Optional(Type.String({ maxLength: 100, description: 'Parte do nome ou do e-mail.' })),
      admin: Type.Optional(Type.Boolean()),
      blocked: Type.Optional(Type.Boolean()),
    }),
    answer: Page(User),
  }),
  updateUser: endpoint({
    id: 'updateUser',
    method: 'PATCH',
    path: '/api/v1/usuarios/{id}',
    access: 'admin',
    tag,
    summary: 'Tornar admin, bloquear, desbloquear ou mudar o plano de uma conta',
    description:
      'A última conta de administração não pode ser rebaixada nem bloqueada. O plano decide as cotas das chaves; nulo volta ao de costume.',
    params,
    body: Exactly({
      admin: Type.Optional(Type.Boolean()),
      blocked: Type.Optional(Type.Boolean()),
      plan: Type.Optional(Nullable(PlanName)),
    }),
    answer: Item(User),
  }),
  signOutUser: endpoint({
    id: 'signOutUser',
    method: 'POST',
    path: '/api/v1/usuarios/{id}/sair',
    access: 'admin',
    tag,
    summary: 'Encerrar todas as sessões e dispositivos de uma conta',
    params,
    answer: Type.Object({ sessions: Type.Integer(), devices: Type.Integer() }),
  }),
  removeUserFactors: endpoint({
    id: 'removeUserFactors',
    method: 'POST',
    path: '/api/v1/usuarios/{id}/fatores/remocao',
    access: 'admin',
    tag,
    summary: 'Retirar os segundos fatores de uma conta cujo dono os perdeu',
    description: 'A conta volta a entrar só com a senha, é desconectada de todo lugar e recebe um aviso por e-mail.',
    params,
    status: 204,
  }),
  sendUserReset: endpoint({
    id: 'sendUserReset',
    method: 'POST',
    path: '/api/v1/usuarios/{id}/senha',
    access: 'admin',
    tag,
    summary: 'Mandar a uma conta o link para uma nova senha',
    description:
      'O mesmo e-mail que o dono receberia se pedisse. Só ele escolhe a nova senha, e a atual continua até lá. No máximo 5 por hora.',
    params,
    status: 204,
  }),
  requestUserDeletion: endpoint({
    id: 'requestUserDeletion',
    method: 'POST',
    path: '/api/v1/usuarios/{id}/exclusao',
    access: 'admin',
    tag,
    summary: 'Excluir uma conta em sete dias',
    description:
      'Como se o dono pedisse: ele é avisado por e-mail e pode manter a conta até lá, se ela não estiver bloqueada. A última conta de administração não pode ser excluída.',
    params,
    answer: Item(User),
  }),
  keepUser: endpoint({
    id: 'keepUser',
    method: 'DELETE',
    path: '/api/v1/usuarios/{id}/exclusao',
    access: 'admin',
    tag,
    summary: 'Manter uma conta que seria excluída',
    params,
    answer: Item(User),
  }),
}
