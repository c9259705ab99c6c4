import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Match } from '../football/matches.ts'
import { Exactly, Item, readQuery } from '../shapes/shapes.ts'

export const ShowcaseExample = Type.Object({
  id: Type.String(),
  title: Type.String(),
  path: Type.String({ description: 'O endereço da chamada, com `{nome}` no lugar do que se pode mudar.' }),
  parameters: Type.Array(
    Type.Object({
      name: Type.String(),
      label: Type.String(),
      values: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
    }),
  ),
})
export type ShowcaseExample = Static<typeof ShowcaseExample>

const tag = 'Vitrine'

export const showcaseEndpoints = {
  getShowcase: endpoint({
    id: 'getShowcase',
    method: 'GET',
    path: '/api/v1/vitrine',
    access: 'open',
    tag,
    summary: 'O que a página de boas-vindas mostra: jogos de hoje, números e exemplos',
    query: Exactly(readQuery),
    answer: Item(
      Type.Object({
        matches: Type.Array(Match),
        numbers: Type.Object({ matches: Type.Integer(), teams: Type.Integer(), people: Type.Integer() }),
        demo: Type.Boolean(),
        examples: Type.Array(ShowcaseExample),
      }),
    ),
  }),
  runShowcaseExample: endpoint({
    id: 'runShowcaseExample',
    method: 'GET',
    path: '/api/v1/vitrine/{example}',
    access: 'open',
    tag,
    summary: 'Executa um dos exemplos da vitrine, com a resposta de verdade',
    description: 'Só os exemplos e os valores que a vitrine lista, com um limite próprio.',
    params: Exactly({ example: Type.String({ maxLength: 60, examples: ['tabela'] }) }),
    query: Exactly({
      ...readQuery,
      campeonato: Type.Optional(Type.String({ maxLength: 200 })),
      time: Type.Optional(Type.String({ maxLength: 200 })),
      data: Type.Optional(Type.String({ maxLength: 20 })),
    }),
    answer: Type.Unknown({ description: 'A resposta da chamada do exemplo.' }),
  }),
}
