import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, readQuery } from '../shapes/shapes.ts'

export const AccessSettings = Type.Object({
  adminFactorRequired: Type.Boolean({ description: 'Contas de administração precisam de um segundo fator.' }),
  adminsWithoutFactor: Type.Integer({ description: 'Contas de administração que ainda não têm um.' }),
})
export type AccessSettings = Static<typeof AccessSettings>

export const accessSettingEndpoints = {
  getAccessSettings: endpoint({
    id: 'getAccessSettings',
    method: 'GET',
    path: '/api/v1/usuarios/seguranca',
    access: 'admin',
    tag: 'Usuários',
    summary: 'O que se exige de quem administra',
    query: Exactly(readQuery),
    answer: Item(AccessSettings),
  }),
  updateAccessSettings: endpoint({
    id: 'updateAccessSettings',
    method: 'PATCH',
    path: '/api/v1/usuarios/seguranca',
    access: 'admin',
    tag: 'Usuários',
    summary: 'Exigir um segundo fator de quem administra',
    description: 'Só quem já tem um pode exigi-lo. Quem não tem é levado a ligá-lo antes de continuar.',
    body: Exactly({ adminFactorRequired: Type.Boolean() }),
    answer: Item(AccessSettings),
  }),
}
