import { Type, type Static } from 'typebox'
import { RESOURCE_SCOPES, type ResourceScope } from '../rules/scopes.ts'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable, readQuery } from '../shapes/shapes.ts'

const Address = (description: string) => Type.String({ description })

export const ListedOperation = Type.Object({
  id: Type.String({ description: 'O nome da operação, o mesmo `operationId` do documento OpenAPI.' }),
  method: Type.String({ description: 'O método HTTP: `GET`, `POST`, `PUT`, `PATCH` ou `DELETE`.' }),
  path: Type.String({ description: 'O endereço, com `{nome}` no lugar do que varia.' }),
  summary: Type.String({ description: 'O que a operação faz, em uma linha.' }),
  access: Type.Unsafe<'open' | 'user' | 'admin'>({
    type: 'string',
    enum: ['open', 'user', 'admin'],
    description:
      'Quem pode chamar: `open`, todos; `user`, quem tem conta; `admin`, a administração e quem tem a função.',
  }),
  scope: Nullable(Type.Unsafe<ResourceScope | 'any'>({ type: 'string', enum: [...RESOURCE_SCOPES, 'any'] }), {
    description:
      'O escopo que uma chave precisa ter, ou outro que o inclua; `any`: qualquer chave; nulo: chave nenhuma, só uma sessão.',
  }),
  callable: Type.Boolean({
    description:
      'Se quem pergunta pode chamar esta operação, com a chave ou a sessão desta chamada. A quem chama por uma função, o servidor ainda pergunta se ela inclui o registro.',
  }),
  reference: Address('A página da referência sobre a operação.'),
  deprecated: Nullable(
    Type.Object({
      since: Type.String({ format: 'date', description: 'Desde que dia não convém mais começar a usá-la.' }),
      sunset: Nullable(Type.String({ format: 'date', description: 'O dia em que deixa de responder.' })),
      successor: Nullable(Type.String({ description: 'O endereço que fica no lugar dela.' })),
    }),
    { description: 'Só de uma operação que vai sair; nulo nas outras.' },
  ),
})
export type ListedOperation = Static<typeof ListedOperation>

export const Resource = Type.Object({
  name: Type.String({ description: 'O nome em português: `Times`.' }),
  address: Address('Com que os endereços das operações deste recurso começam: `/api/v1/times`.'),
  operations: Type.Array(ListedOperation, { description: 'Tudo o que se pode fazer com o recurso.' }),
})

export const ApiRoot = Type.Object({
  name: Type.String({ description: 'O nome do serviço.' }),
  version: Type.String({ description: 'A versão da API, a mesma do endereço: `v1`.' }),
  links: Type.Object(
    {
      me: Address('Quem chama e o que pode.'),
      status: Address('Só a chave e as cotas.'),
      search: Address('Busca em tudo.'),
      changes: Address('Cada mudança em ordem, para manter uma cópia.'),
      live: Address('O que acontece agora, como JSON.'),
      stream: Address('O mesmo como fluxo que fica aberto (Server-Sent Events).'),
      openapi: Address('O documento OpenAPI 3.1.'),
      reference: Address('A referência no console, onde cada chamada pode ser feita.'),
      changelog: Address('O que mudou na API.'),
      guides: Address('Os guias: primeira chamada, erros, limites, webhooks.'),
      llms: Address('Um resumo da API para assistentes.'),
      mcp: Address('Os mesmos dados para assistentes, pelo Model Context Protocol (`POST`).'),
    },
    { description: 'Onde começar. Os endereços são deste serviço, sem o nome dele na frente.' },
  ),
  callable: Type.Integer({ description: 'Quantas das operações quem pergunta pode chamar.' }),
  resources: Type.Array(Resource, { description: 'Tudo o que há abaixo de `/api/v1`, por endereço.' }),
})
export type ApiRoot = Static<typeof ApiRoot>

export const rootEndpoints = {
  getRoot: endpoint({
    id: 'getRoot',
    method: 'GET',
    path: '/api/v1',
    access: 'open',
    scope: 'any',
    tag: 'Início',
    summary: 'O que há na API, e o que a sua chave pode chamar',
    description:
      'Lista cada recurso com o seu endereço e as suas operações, e diz de cada uma se quem pergunta pode chamá-la. Sem chave, responde como a um visitante. Não gasta cota. Entrar e sair de uma conta não está aqui: fica fora de `/api/v1`.',
    query: Exactly(readQuery),
    answer: Item(ApiRoot),
  }),
}
