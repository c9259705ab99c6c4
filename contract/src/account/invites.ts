import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import {
  Email,
  Exactly,
  Item,
  listQuery,
  NewPassword,
  Nullable,
  Page,
  PersonName,
  Slug,
  Timestamp,
  Token,
} from '../shapes/shapes.ts'
import { Session } from './access.ts'
import { Duty, NewDuty } from './duties.ts'

/** The duty of an invitation has no id and no day of giving yet. */
const InvitedDuty = Type.Omit(Duty, ['id', 'active', 'createdAt'])

export const Invite = Type.Object({
  id: Type.String(),
  email: Type.String(),
  sender: Type.String({ description: 'O nome de quem convidou.' }),
  duty: Nullable(InvitedDuty),
  createdAt: Timestamp,
  expiresAt: Timestamp,
  expired: Type.Boolean({ description: 'O prazo passou, e o link não serve mais.' }),
})
export type Invite = Static<typeof Invite>

export const OpenInvite = Type.Object({
  email: Type.String({ description: 'Para quem é: a conta terá este e-mail.' }),
  sender: Type.String({ description: 'O nome de quem convidou.' }),
  duty: Nullable(Type.String({ description: 'A função que vem com a conta, em palavras.' })),
  expiresAt: Timestamp,
})
export type OpenInvite = Static<typeof OpenInvite>

const tag = 'Usuários'

export const inviteEndpoints = {
  listInvites: endpoint({
    id: 'listInvites',
    method: 'GET',
    path: '/api/v1/convites',
    access: 'admin',
    tag,
    summary: 'Convites que ninguém aceitou ainda, do mais novo ao mais antigo',
    query: Exactly(listQuery),
    answer: Page(Invite),
  }),
  createInvite: endpoint({
    id: 'createInvite',
    method: 'POST',
    path: '/api/v1/convites',
    access: 'admin',
    tag,
    summary: 'Convidar alguém por e-mail',
    description:
      'O link vai só para o endereço, serve uma vez e vale por sete dias. Com `duty`, a conta já começa com a função. Outro convite ao mesmo endereço põe fim ao anterior. No máximo 50 convites por dia de cada pessoa, e 3 para cada endereço.',
    body: Exactly({ email: Email, duty: Type.Optional(Nullable(NewDuty)) }),
    status: 201,
    answer: Item(Invite),
  }),
  revokeInvite: endpoint({
    id: 'revokeInvite',
    method: 'DELETE',
    path: '/api/v1/convites/{id}',
    access: 'admin',
    tag,
    summary: 'Revogar um convite',
    description: 'O link deixa de servir na hora.',
    params: Exactly({ id: Type.String({ maxLength: 64 }) }),
    status: 204,
  }),
  readInvite: endpoint({
    id: 'readInvite',
    method: 'POST',
    path: '/access/invite',
    access: 'open',
    secret: true,
    tag: 'Acesso',
    summary: 'Ver um convite antes de aceitar',
    body: Exactly({ token: Token }),
    answer: OpenInvite,
  }),
  acceptInvite: endpoint({
    id: 'acceptInvite',
    method: 'POST',
    path: '/access/invite/accept',
    access: 'open',
    secret: true,
    tag: 'Acesso',
    summary: 'Aceitar um convite: criar a conta com o e-mail dele',
    description: 'O convite serve uma vez só. O e-mail já fica confirmado, porque o link chegou por ele.',
    body: Exactly({
      token: Token,
      name: PersonName,
      password: NewPassword,
      terms: Type.Literal(true),
      team: Type.Optional(Slug),
    }),
    status: 201,
    answer: Session,
  }),
}
