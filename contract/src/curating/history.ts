import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Word } from '../football/reading.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Timestamp } from '../shapes/shapes.ts'

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

export const editKinds = [
  'edit',
  'bulk',
  'sheet',
  'import',
  'suggestion',
  'merge',
  'desk',
  'site',
  'fill',
  'undo',
] as const

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
  rest: Nullable(
    Type.String({ description: 'A mudança que guarda o que não pôde ser desfeito desta e ainda pode ser.' }),
  ),
  restOf: Nullable(Type.String({ description: 'A mudança de que esta é o que ficou.' })),
  duty: Nullable(
    Type.String({ description: 'A função com que foi feita: quem a fez pode desfazê-la enquanto tiver a função.' }),
  ),
  suggestion: Nullable(Type.String({ description: 'A sugestão de que resultou, pelo id.' })),
  rows: Type.Array(RowChange, { description: 'As primeiras linhas mudadas; com `registro`, só as dele.' }),
  rowCount: Type.Integer({ description: 'Quantas linhas mudaram ao todo.' }),
})
export type Edit = Static<typeof Edit>

/** A record that was changed after an edit, so that undoing the edit would lose the later change. */
export const UndoBlocker = Type.Object({
  what: Type.String({ description: 'O que é, em palavras: `jogo`, `passagem`.' }),
  name: Type.String({ description: 'O registro a que pertence.' }),
  linkAddress: Nullable(Type.String({ description: 'A página do registro; nulo quando ele não tem uma.' })),
  reason: Type.String({
    enum: ['changed', 'needed', 'impossible'],
    description:
      '`changed`: mudou de novo depois; `needed`: veio depois e depende do que seria desfeito; `impossible`: já não pode voltar a ser como era.',
  }),
  rows: Type.Integer({ description: 'Em quantas linhas.' }),
  edit: Nullable(
    Type.Object(
      {
        id: Type.String(),
        at: Timestamp,
        actor: Nullable(Type.String()),
        summary: Type.String(),
      },
      { description: 'A mudança mais nova do registro; nulo quando o histórico não a tem.' },
    ),
  ),
})
export type UndoBlocker = Static<typeof UndoBlocker>

export const UndoBlockers = Type.Object({
  count: Type.Integer({ description: 'Quantos registros impedem.' }),
  blockers: Type.Array(UndoBlocker, { description: 'Os primeiros cem.' }),
  stays: Type.Integer({ description: 'Quantas linhas ficariam como estão, com o que depende delas.' }),
  goes: Type.Integer({ description: 'Quantas linhas seriam desfeitas.' }),
  partly: Type.Boolean({ description: 'Se o resto pode ser desfeito agora.' }),
})
export type UndoBlockers = Static<typeof UndoBlockers>

export const PartlyUndone = Type.Object({
  undo: Edit,
  rest: Nullable(Edit),
})
export type PartlyUndone = Static<typeof PartlyUndone>

const tag = 'Histórico'
const params = Exactly({ id: Type.String({ pattern: '^[0-9]{1,18}$' }) })

export const historyEndpoints = {
  listEdits: endpoint({
    id: 'listEdits',
    method: 'GET',
    path: '/api/v1/historico',
    access: 'user',
    scope: 'changes:read',
    tag,
    summary: 'Quem mudou o quê, da mudança mais nova à mais antiga',
    description:
      'Sem `registro` é o histórico de tudo, só para a administração, como o dos posts (`post:…`), das páginas (`websitePage:…`) e dos dados (`website:true`) do site. `format` dá a lista inteira como arquivo.',
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
  getUndoBlockers: endpoint({
    id: 'getUndoBlockers',
    method: 'GET',
    path: '/api/v1/historico/{id}/impedimentos',
    access: 'admin',
    duty: { role: 'any', touches: 'edit' },
    tag,
    summary: 'O que impede que uma mudança seja desfeita',
    description: 'Os registros que mudaram depois, com quem mudou e quando. Nada muda.',
    params,
    query: Exactly(readQuery),
    answer: Item(UndoBlockers),
  }),
  undoInPart: endpoint({
    id: 'undoInPart',
    method: 'POST',
    path: '/api/v1/historico/{id}/desfazer-o-resto',
    access: 'admin',
    duty: { role: 'any', touches: 'edit' },
    tag,
    summary: 'Desfazer o que de uma mudança pode ser desfeito',
    description:
      'O que mudou de novo depois fica como está, com o que pertence ao mesmo registro e o que ele usa. O que ficou é uma mudança (`rest`), que pode ser desfeita mais tarde. Uma fusão, um lance da mesa e um desfazer só se desfazem inteiros.',
    params,
    answer: Item(PartlyUndone),
  }),
}
