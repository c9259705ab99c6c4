import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, listQuery, Nullable, Page, Timestamp } from '../shapes/shapes.ts'
import { DatasetId, Decided, FieldName, numbered, tag } from './shapes.ts'

export const Conflict = Type.Object({
  id: Type.String(),
  kind: Type.String({ description: 'O tipo do registro: `match`, `team`, `person`…' }),
  record: Type.String({ description: 'O id do registro.' }),
  name: Type.String({ description: 'Como o registro se chama.' }),
  linkAddress: Nullable(Type.String({ description: 'A página no console, onde há uma.' })),
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

const SourceName = Type.String({ minLength: 1, maxLength: 300 })

export const conflictEndpoints = {
  listConflicts: endpoint({
    id: 'listConflicts',
    method: 'GET',
    path: '/api/v1/divergencias',
    access: 'admin',
    scope: 'imports:read',
    duty: { role: 'reviewer', touches: 'queue', queue: 'conflicts' },
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
    scope: 'imports:manage',
    duty: { role: 'reviewer', touches: 'queue', queue: 'conflicts' },
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
    scope: 'imports:manage',
    duty: { role: 'reviewer', touches: 'queue', queue: 'conflicts' },
    tag,
    summary: 'Decidir por regra todas as divergências abertas de um campo',
    description:
      'A fonte passa a valer mais que as outras neste campo, aqui e nas próximas importações. Valores postos à mão ficam.',
    body: Exactly({
      kind: Type.String({ enum: ['match', 'team', 'person', 'stadium', 'edition'] }),
      field: FieldName,
      dataset: DatasetId,
    }),
    answer: Decided,
  }),
}
