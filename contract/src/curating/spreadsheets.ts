import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Word } from '../football/reading.ts'
import {
  spreadsheetKinds,
  spreadsheetSeparators,
  type SpreadsheetKind,
  type SpreadsheetSeparator,
} from '../rules/spreadsheets.ts'
import { NamedFieldChange } from './history.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Timestamp } from '../shapes/shapes.ts'

const Kind = Type.Unsafe<SpreadsheetKind>(Type.String({ enum: Object.keys(spreadsheetKinds) }))
const ColumnName = Type.String({ maxLength: 120 })
const Mapping = Type.Record(ColumnName, Nullable(Type.String({ pattern: '^[a-zA-Z]{1,40}$' })), {
  description: 'De cada coluna o campo que ela diz, `id`, ou nulo para deixá-la de lado.',
  maxProperties: 200,
})

/** What to make of the rows. */
const order = {
  kind: Kind,
  mapping: Mapping,
  matchBy: Type.Unsafe<'id' | 'name'>(
    Type.String({
      enum: ['id', 'name'],
      description:
        'Como cada linha acha o registro que já existe: pelo id, ou pelo nome exato (ou outro nome conhecido). Edições, passagens, transferências, títulos e jogos não têm nome: com `name` valem os campos que os distinguem; de um jogo, a edição, os dois times e a rodada, ou sem ela a data; de um lance, além do jogo, o time, o tipo, o minuto e o jogador; uma escalação é a de um time num jogo.',
    }),
  ),
  create: Type.Boolean({ description: 'Cria o que não existe; sem isso é um erro da linha.' }),
  clear: Type.Optional(
    Type.Boolean({ default: false, description: 'Célula vazia apaga o valor; sem isso ela não diz nada.' }),
  ),
  edition: Type.Optional(
    Type.String({
      pattern: '^[a-z0-9_]{1,200}$',
      description: 'Só de jogos, lances e escalações: o id da edição das linhas que não a dizem.',
    }),
  ),
  choices: Type.Optional(
    Type.Record(
      Type.String({ pattern: '^[0-9]{1,9}(\\.[a-zA-Z]{1,40})?$' }),
      Nullable(Type.String({ pattern: '^[a-z0-9_]{1,200}$' })),
      {
        description:
          'As respostas às perguntas de `GET /planilhas/{id}/perguntas`: de cada linha, pelo número, o id do registro que ela é, ou nulo se é um novo. Onde a pergunta é sobre um campo, `12.player`: o id de quem a linha 12 quer dizer.',
        maxProperties: 20_000,
      },
    ),
  ),
}
export const SpreadsheetOrder = Exactly(order)
export type SpreadsheetOrder = Static<typeof SpreadsheetOrder>

export const SpreadsheetCounts = Type.Object({
  create: Type.Integer(),
  update: Type.Integer(),
  unchanged: Type.Integer(),
  errors: Type.Integer({
    description: 'Linhas que não podem ser gravadas; uma escalação não é gravada pela metade.',
  }),
  questions: Type.Integer({
    description:
      'Linhas certas em que um nome pode ser de outro registro: esperam por `choices`, e com elas a escalação de que são.',
  }),
  warnings: Type.Integer({
    description: 'Linhas com algo pouco provável: são gravadas como as outras, e convém conferi-las.',
  }),
})
export type SpreadsheetCounts = Static<typeof SpreadsheetCounts>

export const spreadsheetStatuses = ['ready', 'checked', 'waiting', 'running', 'done', 'failed'] as const

const Summary = {
  id: Type.String(),
  name: Type.String({ description: 'O nome do arquivo.' }),
  createdAt: Timestamp,
  rows: Type.Integer(),
  status: Type.String({ enum: [...spreadsheetStatuses] }),
  progress: Type.Integer({ description: 'Linhas já tratadas, enquanto grava.' }),
  counts: Nullable(SpreadsheetCounts),
  error: Nullable(Type.String({ description: 'Por que nada foi gravado.' })),
  edit: Nullable(Type.String({ description: 'A mudança no histórico, para desfazer.' })),
  undone: Type.Boolean(),
  rest: Nullable(Type.String({ description: 'Desfeita em parte: a mudança que guarda o que ficou.' })),
}

export const SpreadsheetSummary = Type.Object(Summary)
export type SpreadsheetSummary = Static<typeof SpreadsheetSummary>

export const SpreadsheetColumn = Type.Object({
  name: Type.String(),
  samples: Type.Array(Type.String(), { description: 'Os primeiros valores que ela tem.' }),
})
export type SpreadsheetColumn = Static<typeof SpreadsheetColumn>

export const Spreadsheet = Type.Object({
  ...Summary,
  columns: Type.Array(SpreadsheetColumn),
  guess: Type.Object({ kind: Kind, mapping: Mapping }, { description: 'O que as colunas parecem ser.' }),
  order: Nullable(Type.Object(order, { description: 'O último pedido de conferir ou gravar.' })),
})
export type Spreadsheet = Static<typeof Spreadsheet>

export const SpreadsheetError = Type.Object({
  line: Type.Integer({ description: 'A linha do arquivo, a partir de 1.' }),
  column: Nullable(Type.String({ description: 'Nula quando é a linha inteira.' })),
  field: Nullable(Type.String()),
  value: Nullable(Type.String({ description: 'O que está na célula.' })),
  message: Type.String(),
})
export type SpreadsheetError = Static<typeof SpreadsheetError>

export const SpreadsheetChange = Type.Object({
  line: Type.Integer({ description: 'A linha do arquivo, a partir de 1.' }),
  id: Type.String(),
  name: Type.String({ description: 'Como o registro se chama; vazio onde ele não tem nome.' }),
  fields: Type.Array(NamedFieldChange),
})
export type SpreadsheetChange = Static<typeof SpreadsheetChange>

const Compared = Type.Object({
  value: Type.Unknown(),
  name: Nullable(Type.String({ description: 'Onde o valor é outro registro, como ele se chama.' })),
})

export const SpreadsheetQuestion = Type.Object({
  line: Type.Integer({ description: 'A linha do arquivo, a partir de 1.' }),
  about: Nullable(
    Type.String({
      description: 'O campo de que se pergunta, como `player`; nulo quando é o registro da própria linha.',
    }),
  ),
  another: Type.Boolean({
    description: 'Se pode não ser nenhum deles: um registro novo ou, numa escalação, alguém só com o nome.',
  }),
  name: Type.String({ description: 'O nome que a linha diz; de um lance, o que ela conta.' }),
  candidates: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), {
    description: 'Os registros que a linha pode querer dizer, no máximo dez.',
  }),
  total: Type.Integer({ description: 'Quantos são.' }),
  fields: Type.Array(
    Type.Object({
      field: Type.String(),
      label: Type.String(),
      said: Type.Object(Compared.properties, { description: 'O que a linha diz; nulo se ela não diz nada.' }),
      stored: Type.Array(Compared, { description: 'O que cada um tem, na ordem de `candidates`.' }),
    }),
  ),
})
export type SpreadsheetQuestion = Static<typeof SpreadsheetQuestion>

export const SpreadsheetWarning = Type.Object({
  line: Type.Integer({ description: 'A linha do arquivo, a partir de 1; de um jogo, a primeira que fala dele.' }),
  id: Type.String({ description: 'O registro; ao conferir, o que um novo teria.' }),
  name: Type.String({ description: 'Como o registro se chama.' }),
  message: Type.String(),
})
export type SpreadsheetWarning = Static<typeof SpreadsheetWarning>

const tag = 'Importações'
const params = Exactly({ id: Type.String({ pattern: '^sh_[A-Za-z0-9_-]{1,60}$' }) })

/** Each account sees only its own sheets: a sheet is its sender's draft. */
export const spreadsheetEndpoints = {
  uploadSheet: endpoint({
    id: 'uploadSheet',
    method: 'POST',
    path: '/api/v1/planilhas',
    access: 'admin',
    scope: 'imports:manage',
    tag,
    summary: 'Enviar uma planilha',
    description:
      'Campo `file`: XLSX (a primeira planilha do arquivo), CSV (vírgula, ponto e vírgula, tabulação ou barra vertical; UTF-8 ou Latin-1), uma lista JSON ou NDJSON, de até 5 MB e 20.000 linhas. Fica guardada por 7 dias; nada é gravado até `POST /planilhas/{id}/gravar`.',
    query: Exactly({
      separador: Type.Optional(
        Type.Unsafe<SpreadsheetSeparator>(
          Type.String({
            enum: Object.keys(spreadsheetSeparators),
            description: 'O que separa as células de um CSV; sem ele, é o que a primeira linha mais tem.',
          }),
        ),
      ),
    }),
    upload: true,
    status: 201,
    answer: Item(Spreadsheet),
  }),
  listSheets: endpoint({
    id: 'listSheets',
    method: 'GET',
    path: '/api/v1/planilhas',
    access: 'admin',
    scope: 'imports:read',
    tag,
    summary: 'As suas planilhas, da mais nova à mais antiga',
    query: Exactly(readQuery),
    answer: Type.Object({ data: Type.Array(SpreadsheetSummary) }),
  }),
  getSheet: endpoint({
    id: 'getSheet',
    method: 'GET',
    path: '/api/v1/planilhas/{id}',
    access: 'admin',
    scope: 'imports:read',
    tag,
    summary: 'Uma planilha: as colunas, o andamento e o resultado',
    params,
    query: Exactly(readQuery),
    answer: Item(Spreadsheet),
  }),
  listSheetErrors: endpoint({
    id: 'listSheetErrors',
    method: 'GET',
    path: '/api/v1/planilhas/{id}/erros',
    access: 'admin',
    scope: 'imports:read',
    tag,
    summary: 'O que não pode ser gravado, linha por linha',
    description: 'Da última vez que foi conferida ou gravada. `format` dá a lista inteira como arquivo.',
    params,
    query: Exactly({ ...listQuery, format: Type.Optional(Word('csv', 'json')) }),
    answer: Page(SpreadsheetError),
  }),
  listSheetChanges: endpoint({
    id: 'listSheetChanges',
    method: 'GET',
    path: '/api/v1/planilhas/{id}/mudancas',
    access: 'admin',
    scope: 'imports:read',
    tag,
    summary: 'O que a planilha muda em cada registro, antes e depois',
    description: 'Da última vez que foi conferida. Depois de gravada, está no histórico.',
    params,
    query: Exactly(listQuery),
    answer: Page(SpreadsheetChange),
  }),
  listSheetQuestions: endpoint({
    id: 'listSheetQuestions',
    method: 'GET',
    path: '/api/v1/planilhas/{id}/perguntas',
    access: 'admin',
    scope: 'imports:read',
    tag,
    summary: 'As linhas em que não se sabe de quem ou de que se fala',
    description:
      'Da última vez que foi conferida, com cada registro de mesmo nome lado a lado com a linha. A resposta vai em `choices` ao conferir e ao gravar.',
    params,
    query: Exactly(listQuery),
    answer: Page(SpreadsheetQuestion),
  }),
  listSheetWarnings: endpoint({
    id: 'listSheetWarnings',
    method: 'GET',
    path: '/api/v1/planilhas/{id}/avisos',
    access: 'admin',
    scope: 'imports:read',
    tag,
    summary: 'O que é pouco provável nas linhas de uma planilha, e por quê',
    description:
      'Da última vez que foi conferida ou gravada: os avisos que os formulários dão ao salvar, linha por linha. Um aviso não impede a gravação.',
    params,
    query: Exactly(listQuery),
    answer: Page(SpreadsheetWarning),
  }),
  checkSheet: endpoint({
    id: 'checkSheet',
    method: 'POST',
    path: '/api/v1/planilhas/{id}/conferir',
    access: 'admin',
    scope: 'imports:manage',
    tag,
    summary: 'Conferir uma planilha sem gravar',
    description:
      'Faz tudo e desfaz: as contas e os erros são os da gravação. O que não é certo é um erro da linha, nunca um palpite.',
    params,
    body: SpreadsheetOrder,
    answer: Item(Spreadsheet),
  }),
  saveSheet: endpoint({
    id: 'saveSheet',
    method: 'POST',
    path: '/api/v1/planilhas/{id}/gravar',
    access: 'admin',
    scope: 'imports:manage',
    tag,
    summary: 'Gravar uma planilha',
    description:
      'Corre em segundo plano: acompanhe em `GET /planilhas/{id}`. Com um erro nada é gravado, a não ser com `onlyGood`, que deixa de fora as linhas erradas. Pode ser desfeita de uma vez no histórico.',
    params,
    body: Exactly({ ...order, onlyGood: Type.Optional(Type.Boolean({ default: false })) }),
    status: 202,
    answer: Item(Spreadsheet),
  }),
}
