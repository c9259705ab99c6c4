import { Type, type Static } from 'typebox'
import { Id, Word } from '../football/reading.ts'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable, readQuery } from '../shapes/shapes.ts'
import { Saved } from './records.ts'

const matches = (what: string) => Type.Integer({ minimum: 0, maximum: 20, description: `Jogos de suspensão ${what}.` })
const StageName = Type.String({ minLength: 1, maxLength: 80 })

export const SuspensionRules = Exactly({
  yellows: Nullable(
    Type.Integer({
      minimum: 1,
      maximum: 20,
      description: 'Quantos amarelos dão um jogo de suspensão; nulo: amarelos não suspendem.',
    }),
  ),
  secondYellow: matches('depois de um segundo amarelo'),
  red: matches('depois de um vermelho direto'),
  wipedAfter: Type.Array(StageName, {
    maxItems: 20,
    uniqueItems: true,
    description: 'Fases ou rodadas, pelo nome: depois da última partida delas os amarelos são zerados.',
  }),
  sharedWith: Type.Array(Id, {
    maxItems: 20,
    uniqueItems: true,
    description:
      'Campeonatos cujos cartões da mesma temporada contam também aqui. Vale para esta edição: a outra tem as regras dela.',
  }),
})
export type SuspensionRules = Static<typeof SuspensionRules>

export const EditionSuspensions = Type.Object({
  version: Type.Integer({ description: 'A versão da edição, para `If-Match`.' }),
  own: Nullable({ ...SuspensionRules, description: 'As regras desta edição; nulo: as de costume do campeonato.' }),
  usual: Nullable({ ...SuspensionRules, description: 'As de costume; nulo: os cartões não suspendem ninguém.' }),
  phases: Type.Array(Type.Object({ name: Type.String(), kind: Word('league', 'groups', 'knockout') })),
  rounds: Type.Array(Type.String(), { description: 'As rodadas dos mata-matas, pelo nome.' }),
  shared: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), {
    description: 'Como se chamam os campeonatos que contam junto.',
  }),
})
export type EditionSuspensions = Static<typeof EditionSuspensions>

const described = {
  path: '/api/v1/edicoes/{id}/regras-de-suspensao',
  tag: 'Campeonatos',
  params: Exactly({ id: Id }),
} as const

export const suspensionRuleEndpoints = {
  getSuspensionRules: endpoint({
    ...described,
    id: 'getSuspensionRules',
    method: 'GET',
    access: 'user',
    summary: 'Quando os cartões suspendem, em uma edição',
    query: Exactly(readQuery),
    answer: Item(EditionSuspensions),
  }),
  replaceSuspensionRules: endpoint({
    ...described,
    id: 'replaceSuspensionRules',
    method: 'PUT',
    access: 'admin',
    versioned: true,
    duty: { role: 'editor', touches: 'edition', kind: 'edition' },
    summary: 'Gravar quando os cartões suspendem, em uma edição',
    description:
      'Suspensos e pendurados são contados de novo na hora, com todos os cartões da edição. Nulo volta às regras de costume. Pode ser desfeito no histórico.',
    body: Exactly({ rules: Nullable(SuspensionRules) }),
    answer: Item(Saved),
  }),
}
