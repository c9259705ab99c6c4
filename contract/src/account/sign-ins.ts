import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, listQuery, Nullable, Page, Timestamp } from '../shapes/shapes.ts'

export const SignIn = Type.Object({
  id: Type.String(),
  at: Timestamp,
  action: Type.String({ description: 'Código, como `access.sign_in` ou `access.sign_in_failed`.' }),
  summary: Type.String({ description: 'O que aconteceu, em uma frase.' }),
  address: Nullable(Type.String({ description: 'O endereço de rede de quem fez; apagado depois de 180 dias.' })),
  device: Nullable(Type.String({ description: 'Navegador e sistema, como se apresentaram.' })),
})
export type SignIn = Static<typeof SignIn>

export const signInEndpoints = {
  listSignIns: endpoint({
    id: 'listSignIns',
    method: 'GET',
    path: '/api/v1/conta/entradas',
    access: 'user',
    tag: 'Conta',
    summary: 'Quem entrou ou tentou entrar na minha conta, e o que mudou na segurança dela',
    query: Exactly(listQuery),
    answer: Page(SignIn),
  }),
}
