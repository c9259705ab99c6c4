import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { RowChange } from '../curating/history.ts'
import { Exactly, Item, listQuery, Nullable, Page, readQuery, Timestamp } from '../shapes/shapes.ts'
import { DatasetId, numbered, RowNumber, tag } from './shapes.ts'

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
  rest: Nullable(Type.String({ description: 'Desfeita em parte: a mudança que guarda o que ficou.' })),
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

export const ImportRemark = Type.Object({ file: Type.String(), line: Nullable(Type.Integer()), reason: Type.String() })
export type ImportRemark = Static<typeof ImportRemark>

export const ImportFile = Type.Object({ id: Type.String(), name: Type.String(), bytes: Type.Integer() })
export type ImportFile = Static<typeof ImportFile>

export const importRunEndpoints = {
  uploadImportFile: endpoint({
    id: 'uploadImportFile',
    method: 'POST',
    path: '/api/v1/importacoes/arquivos',
    access: 'admin',
    scope: 'imports:manage',
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
    scope: 'imports:manage',
    tag,
    summary: 'Importar, ou simular',
    description:
      'De um arquivo enviado (`file`), de um endereço http(s) (`address`) ou do arquivo de outra importação (`run`). Corre em segundo plano: acompanhe em `GET /importacoes/{id}`. Com `dryRun` faz tudo e desfaz: o relatório é o da importação de verdade.',
    body: Exactly({
      dataset: DatasetId,
      file: Type.Optional(Type.String({ pattern: '^im_[A-Za-z0-9_-]{1,60}$' })),
      address: Type.Optional(Type.String({ maxLength: 2000, pattern: '^https?://' })),
      run: Type.Optional(RowNumber),
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
    scope: 'imports:read',
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
    scope: 'imports:read',
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
    scope: 'imports:read',
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
    scope: 'imports:manage',
    tag,
    summary: 'Cancelar uma importação em andamento',
    description: 'Nada dela fica gravado. Uma que já terminou fica como está.',
    params: numbered,
    answer: Item(ImportRun),
  }),
}
