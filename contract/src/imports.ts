import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { RowChange } from './curating/history.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Timestamp } from './shapes.ts'

const Id = Type.String({ pattern: '^[0-9]{1,18}$' })
const numbered = Exactly({ id: Id })

const about = {
  id: Type.String(),
  title: Type.String(),
  licence: Nullable(Type.String()),
  attribution: Nullable(Type.String({ description: 'A mostrar onde os dados aparecem.' })),
  shareAlike: Type.Boolean(),
}

export const Dataset = Type.Object({
  ...about,
  trust: Type.Integer({ description: 'De quem vale a palavra onde dois divergem: o menor número.' }),
  fieldTrust: Type.Record(Type.String(), Type.Integer(), {
    description: 'O mesmo para campos em que a fonte é melhor ou pior que de costume.',
  }),
})
export type Dataset = Static<typeof Dataset>

/** A dataset that this platform can read, imported already or not. */
export const Importable = Type.Object(about)
export type Importable = Static<typeof Importable>

export const importStatuses = ['waiting', 'running', 'done', 'failed', 'cancelled', 'interrupted'] as const

const run = {
  id: Type.String(),
  dataset: Type.String(),
  status: Type.String({ enum: [...importStatuses] }),
  dryRun: Type.Boolean(),
  origin: Nullable(Type.String({ description: 'O nome do arquivo, ou o endereço.' })),
  actor: Nullable(Type.String({ description: 'Quem pediu; nulo para a linha de comando.' })),
  startedAt: Timestamp,
  finishedAt: Nullable(Timestamp),
  seconds: Type.Number(),
  progress: Type.Object(
    {
      file: Type.Optional(Type.String()),
      rows: Type.Optional(Type.Integer()),
      bytes: Type.Optional(Type.Integer()),
      totalBytes: Type.Optional(Type.Integer()),
    },
    { description: 'Até onde chegou: o arquivo, as linhas e os bytes lidos, de quantos.' },
  ),
  read: Type.Integer(),
  created: Type.Integer(),
  updated: Type.Integer(),
  unchanged: Type.Integer(),
  rejected: Type.Integer(),
  conflicts: Type.Integer(),
  error: Nullable(Type.String()),
  edit: Nullable(Type.String({ description: 'A mudança que ela fez, para desfazer; nulo quando nada mudou.' })),
  undone: Type.Boolean({ description: 'Já foi desfeita.' }),
  again: Type.Boolean({ description: 'O arquivo ainda está aqui: dá para repetir com `run`.' }),
}
export const ImportRun = Type.Object(run)
export type ImportRun = Static<typeof ImportRun>

/** What a run did to one kind of row. */
export const RowCount = Type.Object({
  kind: Type.String(),
  label: Type.String({ description: 'Como as pessoas chamam essas linhas.' }),
  created: Type.Integer(),
  changed: Type.Integer(),
  removed: Type.Integer(),
})
export type RowCount = Static<typeof RowCount>

export const ImportReport = Type.Object({
  ...run,
  counts: Type.Array(RowCount),
  samples: Type.Array(RowChange, { description: 'Alguns exemplos do que foi, ou seria, criado e mudado.' }),
  warnings: Type.Integer(),
})
export type ImportReport = Static<typeof ImportReport>

export const ImportRemark = Type.Object({
  file: Type.String(),
  line: Nullable(Type.Integer()),
  reason: Type.String(),
})
export type ImportRemark = Static<typeof ImportRemark>

export const ImportFile = Type.Object({ id: Type.String(), name: Type.String(), bytes: Type.Integer() })
export type ImportFile = Static<typeof ImportFile>

const RecordName = Type.Object({ id: Type.String(), name: Type.String() })

export const Conflict = Type.Object({
  id: Type.String(),
  kind: Type.String({ description: 'O tipo do registro: `match`, `team`, `person`…' }),
  record: Type.String({ description: 'O id do registro.' }),
  name: Type.String({ description: 'Como o registro se chama.' }),
  field: Type.String(),
  label: Type.String({ description: 'Como as pessoas chamam o campo.' }),
  said: Type.Record(Type.String(), Type.Unknown(), { description: 'O valor de cada fonte.' }),
  names: Type.Record(Type.String(), Type.String(), {
    description: 'Como se chamam os registros que os valores citam.',
  }),
  chosen: Type.String({ description: 'A fonte cujo valor está à mostra.' }),
  resolvedAt: Nullable(Timestamp),
  updatedAt: Timestamp,
})
export type Conflict = Static<typeof Conflict>

export const UnsureName = Type.Object({
  id: Type.String(),
  dataset: Type.String(),
  kind: Type.String({ enum: ['team', 'person', 'stadium'] }),
  name: Type.String({ description: 'Como a fonte escreve.' }),
  candidates: Type.Array(RecordName, { description: 'Quem poderia ser.' }),
  context: Type.Array(Type.String(), { description: 'O que a fonte diz ao lado: país, time, temporada.' }),
  file: Type.String(),
  line: Nullable(Type.Integer()),
  placed: Nullable(RecordName),
  updatedAt: Timestamp,
})
export type UnsureName = Static<typeof UnsureName>

/** What a decision changed; the edit is what undoes it. */
const Decided = Item(Type.Object({ edit: Nullable(Type.String()), decided: Type.Integer() }))
const SourceName = Type.String({ minLength: 1, maxLength: 300 })
const FieldName = Type.String({ pattern: '^[a-zA-Z_]{1,40}$' })
const TrustNumber = Type.Integer({ minimum: 1, maximum: 10_000 })

const tag = 'Importações'

export const importEndpoints = {
  listDatasets: endpoint({
    id: 'listDatasets',
    method: 'GET',
    path: '/api/v1/fontes',
    access: 'user',
    tag,
    summary: 'De onde vêm os dados, com licença e crédito',
    query: Exactly(readQuery),
    answer: Type.Object({ data: Type.Array(Dataset) }),
  }),
  updateDataset: endpoint({
    id: 'updateDataset',
    method: 'PATCH',
    path: '/api/v1/fontes/{id}',
    access: 'admin',
    tag,
    summary: 'Mudar o quanto uma fonte vale',
    description:
      'Vale para as próximas importações. `fieldTrust` troca a lista inteira; o que já está à mostra muda com `POST /divergencias/aplicar`.',
    params: Exactly({ id: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }) }),
    body: Exactly({
      trust: Type.Optional(TrustNumber),
      fieldTrust: Type.Optional(Type.Record(FieldName, TrustNumber, { maxProperties: 60 })),
    }),
    answer: Item(Dataset),
  }),
  listImportables: endpoint({
    id: 'listImportables',
    method: 'GET',
    path: '/api/v1/importacoes/conjuntos',
    access: 'admin',
    tag,
    summary: 'Os conjuntos de dados que dá para importar',
    query: Exactly(readQuery),
    answer: Type.Object({ data: Type.Array(Importable) }),
  }),
  uploadImportFile: endpoint({
    id: 'uploadImportFile',
    method: 'POST',
    path: '/api/v1/importacoes/arquivos',
    access: 'admin',
    tag,
    summary: 'Enviar um arquivo para importar',
    description:
      'Campo `file`: um arquivo do conjunto ou um zip, tar ou gz, de até 1 GB. Fica guardado por 7 dias; nada é importado até `POST /importacoes`.',
    upload: true,
    status: 201,
    answer: Item(ImportFile),
  }),
  startImport: endpoint({
    id: 'startImport',
    method: 'POST',
    path: '/api/v1/importacoes',
    access: 'admin',
    tag,
    summary: 'Importar, ou simular',
    description:
      'De um arquivo enviado (`file`), de um endereço http(s) (`address`) ou do arquivo de outra importação (`run`). Corre em segundo plano: acompanhe em `GET /importacoes/{id}`. Com `dryRun` faz tudo e desfaz: o relatório é o da importação de verdade.',
    body: Exactly({
      dataset: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
      file: Type.Optional(Type.String({ pattern: '^im_[A-Za-z0-9_-]{1,60}$' })),
      address: Type.Optional(Type.String({ maxLength: 2000, pattern: '^https?://' })),
      run: Type.Optional(Id),
      dryRun: Type.Optional(Type.Boolean({ default: false })),
    }),
    status: 202,
    answer: Item(ImportRun),
  }),
  listImportRuns: endpoint({
    id: 'listImportRuns',
    method: 'GET',
    path: '/api/v1/importacoes',
    access: 'admin',
    tag,
    summary: 'As importações, da mais nova à mais antiga, com o andamento',
    query: Exactly(listQuery),
    answer: Page(ImportRun),
  }),
  getImportRun: endpoint({
    id: 'getImportRun',
    method: 'GET',
    path: '/api/v1/importacoes/{id}',
    access: 'admin',
    tag,
    summary: 'Uma importação: o andamento e o relatório',
    params: numbered,
    query: Exactly(readQuery),
    answer: Item(ImportReport),
  }),
  listImportRemarks: endpoint({
    id: 'listImportRemarks',
    method: 'GET',
    path: '/api/v1/importacoes/{id}/observacoes',
    access: 'admin',
    tag,
    summary: 'As linhas recusadas ou consertadas, com arquivo, linha e motivo',
    params: numbered,
    query: Exactly({
      ...listQuery,
      tipo: Type.Optional(
        Type.String({
          enum: ['rejection', 'warning'],
          default: 'rejection',
          description: 'Recusadas, ou consertadas com um aviso.',
        }),
      ),
    }),
    answer: Page(ImportRemark),
  }),
  cancelImport: endpoint({
    id: 'cancelImport',
    method: 'POST',
    path: '/api/v1/importacoes/{id}/cancelar',
    access: 'admin',
    tag,
    summary: 'Cancelar uma importação em andamento',
    description: 'Nada dela fica gravado. Uma que já terminou fica como está.',
    params: numbered,
    answer: Item(ImportRun),
  }),
  listUnsureNames: endpoint({
    id: 'listUnsureNames',
    method: 'GET',
    path: '/api/v1/nomes-incertos',
    access: 'admin',
    tag,
    summary: 'Nomes que uma importação não soube de quem são',
    query: Exactly({
      ...listQuery,
      situacao: Type.Optional(
        Type.String({
          enum: ['abertos', 'resolvidos'],
          default: 'abertos',
          description: 'Os que faltam, ou os já ditos.',
        }),
      ),
    }),
    answer: Page(UnsureName),
  }),
  placeUnsureName: endpoint({
    id: 'placeUnsureName',
    method: 'POST',
    path: '/api/v1/nomes-incertos/{id}',
    access: 'admin',
    tag,
    summary: 'Dizer de quem é um nome',
    description:
      'Um registro (`record`), ou outro que ainda não existe (`create`). Fica lembrado: as próximas importações já acertam.',
    params: numbered,
    body: Exactly({
      record: Type.Optional(Type.String({ pattern: '^[a-z0-9_]{1,200}$' })),
      create: Type.Optional(Type.Literal(true)),
    }),
    answer: Decided,
  }),
  listConflicts: endpoint({
    id: 'listConflicts',
    method: 'GET',
    path: '/api/v1/divergencias',
    access: 'admin',
    tag,
    summary: 'Onde as fontes divergem, e qual vale',
    query: Exactly({
      ...listQuery,
      resolvida: Type.Optional(Type.Boolean({ description: 'Só as já vistas, ou só as que ninguém viu.' })),
      tipo: Type.Optional(Type.String({ maxLength: 40 })),
      campo: Type.Optional(FieldName),
    }),
    answer: Page(Conflict),
  }),
  resolveConflict: endpoint({
    id: 'resolveConflict',
    method: 'POST',
    path: '/api/v1/divergencias/{id}/resolver',
    access: 'admin',
    tag,
    summary: 'Decidir uma divergência',
    description:
      'Vale a palavra de uma fonte (`source`), ou fica o que está à mostra (`keep`). A decisão continua valendo nas próximas importações.',
    params: numbered,
    body: Exactly({ source: Type.Optional(SourceName), keep: Type.Optional(Type.Literal(true)) }),
    answer: Decided,
  }),
  applyConflictRule: endpoint({
    id: 'applyConflictRule',
    method: 'POST',
    path: '/api/v1/divergencias/aplicar',
    access: 'admin',
    tag,
    summary: 'Decidir por regra todas as divergências abertas de um campo',
    description:
      'A fonte passa a valer mais que as outras neste campo, aqui e nas próximas importações. Valores postos à mão ficam.',
    body: Exactly({
      kind: Type.String({ enum: ['match', 'team', 'person', 'stadium', 'edition'] }),
      field: FieldName,
      dataset: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
    }),
    answer: Decided,
  }),
}
