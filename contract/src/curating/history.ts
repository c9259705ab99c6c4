import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Word } from '../football/reading.ts'
import { Exactly, Item, listQuery, Nullable, Page, Timestamp } from '../shapes/shapes.ts'

/** One field of one row, before and after. */
export const FieldChange = Type.Object({
  field: Type.String(),
  label: Type.String({ description: 'Como as pessoas chamam o campo.' }),
  before: Type.Unknown(),
  after: Type.Unknown(),
})
export type FieldChange = Static<typeof FieldChange>

export const NamedFieldChange = Type.Object({
  ...FieldChange.properties,
  beforeName: Nullable(Type.String({ description: 'Onde o valor é outro registro, como ele se chama.' })),
  afterName: Nullable(Type.String()),
})
export type NamedFieldChange = Static<typeof NamedFieldChange>

export const RowChange = Type.Object({
  kind: Type.String({ description: 'O que é a linha: `team`, `spell`, `lineup_players`…' }),
  id: Type.String(),
  what: Type.String({ description: 'O que é, em palavras: `passagem`.' }),
  name: Type.String({ description: 'De quem é, como em `Zico · Flamengo`; vazio onde não se sabe.' }),
  operation: Type.String({ enum: ['created', 'changed', 'removed'] }),
  fields: Type.Array(NamedFieldChange),
})
export type RowChange = Static<typeof RowChange>

export const editKinds = ['edit', 'bulk', 'sheet', 'import', 'suggestion', 'merge', 'desk', 'undo'] as const

/** Everything that one person or one import changed at once: it happened as a whole and can be undone as a whole. */
export const Edit = Type.Object({
  id: Type.String(),
  at: Timestamp,
  kind: Type.String({ enum: [...editKinds] }),
  actor: Nullable(Type.String({ description: 'Quem fez; nulo para o próprio serviço.' })),
  credited: Nullable(Type.String({ description: 'Quem sugeriu.' })),
  summary: Type.String({ description: 'O que foi feito, sem o sujeito.' }),
  source: Nullable(Type.String({ description: 'De onde veio a informação.' })),
  undoes: Nullable(Type.String()),
  undoneBy: Nullable(Type.String({ description: 'A mudança que desfez esta.' })),
  duty: Nullable(
    Type.String({ description: 'A função com que foi feita: quem a fez pode desfazê-la enquanto tiver a função.' }),
  ),
  rows: Type.Array(RowChange, { description: 'As primeiras linhas mudadas; com `registro`, só as dele.' }),
  rowCount: Type.Integer({ description: 'Quantas linhas mudaram ao todo.' }),
})
export type Edit = Static<typeof Edit>

const tag = 'Histórico'
const params = Exactly({ id: Type.String({ pattern: '^[0-9]{1,18}$' }) })

export const historyEndpoints = {
  listEdits: endpoint({
    id: 'listEdits',
    method: 'GET',
    path: '/api/v1/historico',
    access: 'user',
    scope: 'read',
    tag,
    summary: 'Quem mudou o quê, da mudança mais nova à mais antiga',
    description:
      'Sem `registro` é o histórico de tudo, só para a administração. `format` dá a lista inteira como arquivo.',
    query: Exactly({
      ...listQuery,
      registro: Type.Optional(
        Type.String({
          pattern: '^[a-zA-Z]{1,30}:[a-z0-9_]{1,200}$',
          description: 'Tipo e id, como em `team:flamengo`.',
        }),
      ),
      tipo: Type.Optional(Type.String({ enum: [...editKinds] })),
      autor: Type.Optional(
        Type.String({ minLength: 1, maxLength: 100, description: 'Parte do nome de quem fez ou sugeriu.' }),
      ),
      de: Type.Optional(Type.String({ format: 'date-time' })),
      ate: Type.Optional(Type.String({ format: 'date-time' })),
      format: Type.Optional(Word('csv', 'json')),
    }),
    answer: Page(Edit),
  }),
  getEdit: endpoint({
    id: 'getEdit',
    method: 'GET',
    path: '/api/v1/historico/{id}',
    access: 'admin',
    duty: { role: 'any', touches: 'edit' },
    tag,
    summary: 'Uma mudança, linha por linha',
    params,
    answer: Item(Edit),
  }),
  undoEdit: endpoint({
    id: 'undoEdit',
    method: 'POST',
    path: '/api/v1/historico/{id}/desfazer',
    access: 'admin',
    duty: { role: 'any', touches: 'edit' },
    tag,
    summary: 'Desfazer uma mudança inteira',
    description:
      'Também a de uma importação ou de um lote. Recusado com o motivo quando algo dela mudou de novo depois; desfazer é outra mudança, que também pode ser desfeita.',
    params,
    answer: Item(Edit),
  }),
}
