import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Exactly, listQuery, Nullable, Page, readQuery, Timestamp } from './shapes.ts'

export const Dataset = Type.Object({
  id: Type.String(),
  title: Type.String(),
  licence: Nullable(Type.String()),
  attribution: Nullable(Type.String({ description: 'A mostrar onde os dados aparecem.' })),
  shareAlike: Type.Boolean(),
  trust: Type.Integer({ description: 'De quem vale a palavra onde dois divergem: o menor número.' }),
})
export type Dataset = Static<typeof Dataset>

export const ImportRun = Type.Object({
  id: Type.String(),
  dataset: Type.String(),
  status: Type.String({ enum: ['waiting', 'running', 'done', 'failed'] }),
  dryRun: Type.Boolean(),
  startedAt: Timestamp,
  finishedAt: Nullable(Timestamp),
  seconds: Type.Number(),
  progress: Type.Record(Type.String(), Type.Unknown(), {
    description: 'Enquanto trabalha: `file`, `rows`, `bytes`, `totalBytes`.',
  }),
  read: Type.Integer(),
  created: Type.Integer(),
  updated: Type.Integer(),
  unchanged: Type.Integer(),
  rejected: Type.Integer(),
  conflicts: Type.Integer(),
  error: Nullable(Type.String()),
})
export type ImportRun = Static<typeof ImportRun>

export const Conflict = Type.Object({
  id: Type.String(),
  kind: Type.String({ description: 'O tipo do registro: `match`, `team`, `person`…' }),
  record: Type.String({ description: 'O id do registro.' }),
  field: Type.String(),
  said: Type.Record(Type.String(), Type.Unknown(), { description: 'O valor de cada fonte.' }),
  chosen: Type.String({ description: 'A fonte cujo valor está à mostra.' }),
  resolvedAt: Nullable(Timestamp),
  updatedAt: Timestamp,
})
export type Conflict = Static<typeof Conflict>

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
    }),
    answer: Page(Conflict),
  }),
}
