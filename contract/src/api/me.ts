import { Type, type Static } from 'typebox'
import { Duty } from '../account/duties.ts'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable, readQuery } from '../shapes/shapes.ts'
import { CallingKey, CallingPlan, Quota } from './keys.ts'

export const Me = Type.Object({
  by: Type.Unsafe<'session' | 'key'>({
    type: 'string',
    enum: ['session', 'key'],
    description: 'Como a chamada se identificou: `session`, uma pessoa no console; `key`, um programa com uma chave.',
  }),
  account: Nullable(
    Type.Object({
      id: Type.String({ description: 'O id da conta, o mesmo do endereço `/{userId}/api/v1`.' }),
      name: Type.String({ description: 'O nome de quem tem a conta.' }),
      email: Type.String({ description: 'O e-mail da conta.' }),
      emailConfirmed: Type.Boolean({ description: 'Se o e-mail foi confirmado: sem isso não se criam chaves.' }),
      admin: Type.Boolean({
        description: 'Se esta chamada vale como da administração. Falso enquanto faltar um segundo fator exigido.',
      }),
    }),
    {
      description: 'A conta de quem chama. Nula com uma chave de navegador: quem abre a página vê o que ela lê.',
    },
  ),
  duties: Type.Array(Duty, { description: 'As funções da conta que valem hoje, da mais nova à mais antiga.' }),
  key: Nullable(CallingKey, { description: 'A chave da chamada, com os seus escopos; nula com uma sessão.' }),
  plan: CallingPlan,
  quotas: Type.Array(Quota, { description: 'Cada cota que vale para quem chama, e quanto resta dela.' }),
})
export type Me = Static<typeof Me>

export const meEndpoints = {
  getMe: endpoint({
    id: 'getMe',
    method: 'GET',
    path: '/api/v1/me',
    access: 'user',
    scope: 'any',
    tag: 'Início',
    summary: 'Quem chama: conta, chave, funções, plano e quanto resta',
    description:
      'Para um programa conferir, antes de tudo, em nome de quem fala e o que pode. Qualquer chave pode chamar, e a chamada não gasta cota. O que se pode chamar, operação por operação, está em `GET /api/v1`.',
    query: Exactly(readQuery),
    answer: Item(Me),
  }),
}
