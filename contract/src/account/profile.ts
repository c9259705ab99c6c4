import { Type, type Static } from 'typebox'
import { View } from './access.ts'
import { endpoint } from '../shapes/endpoint.ts'
import {
  Email,
  Exactly,
  GivenPassword,
  Item,
  listQuery,
  NewPassword,
  Nullable,
  Page,
  PersonName,
  readQuery,
  Slug,
  Timestamp,
} from '../shapes/shapes.ts'
import { FavouriteTeam } from '../football/refs.ts'
import { OwnerProof, proofWords } from './factors.ts'

export const Account = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  emailConfirmed: Type.Boolean(),
  admin: Type.Boolean(),
  view: View,
  photo: Nullable(Type.String({ description: 'Endereço da foto, ou nulo.' })),
  team: Nullable(FavouriteTeam),
  createdAt: Timestamp,
})
export type Account = Static<typeof Account>

export const Device = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'Navegador e sistema, como se apresentaram.' }),
  current: Type.Boolean(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
})
export type Device = Static<typeof Device>

const tag = 'Conta'

export const accountEndpoints = {
  getAccount: endpoint({
    id: 'getAccount',
    method: 'GET',
    path: '/api/v1/conta',
    access: 'user',
    beforeFactor: true,
    tag,
    summary: 'A minha conta',
    query: Exactly(readQuery),
    answer: Item(Account),
  }),
  updateAccount: endpoint({
    id: 'updateAccount',
    method: 'PATCH',
    path: '/api/v1/conta',
    access: 'user',
    secret: true,
    tag,
    summary: 'Editar a minha conta',
    description: 'Trocar o e-mail pede a senha atual em `password`; o novo endereço recebe um link de confirmação.',
    body: Exactly({
      name: Type.Optional(PersonName),
      email: Type.Optional(Email),
      password: Type.Optional(GivenPassword),
      view: Type.Optional(View),
      team: Type.Optional(Nullable(Slug)),
      photo: Type.Optional(
        Nullable(Type.String({ maxLength: 200, description: 'Endereço dado por `POST /api/v1/uploads`.' })),
      ),
    }),
    answer: Item(Account),
  }),
  changePassword: endpoint({
    id: 'changePassword',
    method: 'POST',
    path: '/api/v1/conta/senha',
    access: 'user',
    secret: true,
    tag,
    summary: 'Trocar a minha senha',
    description: 'Encerra todas as outras sessões e dispositivos.',
    body: Exactly({ current: GivenPassword, password: NewPassword }),
    answer: Type.Object({ message: Type.String() }),
  }),
  resendConfirmation: endpoint({
    id: 'resendConfirmation',
    method: 'POST',
    path: '/api/v1/conta/confirmacao',
    access: 'user',
    tag,
    summary: 'Reenviar o link de confirmação do e-mail',
    status: 202,
    answer: Type.Object({ message: Type.String() }),
  }),
  listDevices: endpoint({
    id: 'listDevices',
    method: 'GET',
    path: '/api/v1/conta/dispositivos',
    access: 'user',
    tag,
    summary: 'Os dispositivos que entram na minha conta',
    query: Exactly(listQuery),
    answer: Page(Device),
  }),
  revokeDevice: endpoint({
    id: 'revokeDevice',
    method: 'POST',
    path: '/api/v1/conta/dispositivos/{id}/remocao',
    access: 'user',
    secret: true,
    tag,
    summary: 'Desconectar um dispositivo',
    description: `${proofWords} O dispositivo que chama se desconecta sem prova: é o mesmo que sair.`,
    params: Exactly({ id: Type.String({ maxLength: 64 }) }),
    body: OwnerProof,
    status: 204,
  }),
  revokeOtherDevices: endpoint({
    id: 'revokeOtherDevices',
    method: 'POST',
    path: '/api/v1/conta/dispositivos/remocao',
    access: 'user',
    secret: true,
    tag,
    summary: 'Desconectar todos os outros dispositivos',
    description: `Encerra todas as sessões e dispositivos da conta, menos os que chamam. ${proofWords}`,
    body: OwnerProof,
    answer: Type.Object({ sessions: Type.Integer(), devices: Type.Integer() }),
  }),
}
