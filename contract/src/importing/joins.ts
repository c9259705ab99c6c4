import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Nullable, readQuery, Timestamp } from '../shapes/shapes.ts'
import { duplicateKinds, Reason, type DuplicateKind } from './duplicates.ts'
import { tag } from './shapes.ts'

/** Why another record was merged into this one. */
export const Join = Type.Object({
  joined: Type.String({ description: 'O id que leva a este registro.' }),
  name: Type.String({ description: 'Como ele se chamava.' }),
  evidence: Type.Array(Reason),
  decidedBy: Nullable(Type.String({ description: 'Quem decidiu; nulo quando foram os indícios.' })),
  at: Timestamp,
})
export type Join = Static<typeof Join>

export const joinEndpoints = {
  listJoins: endpoint({
    id: 'listJoins',
    method: 'GET',
    path: '/api/v1/juncoes',
    access: 'user',
    scope: 'imports:read',
    tag,
    summary: 'Por que são o mesmo: os registros juntados a este, com os indícios',
    query: Exactly({
      ...readQuery,
      tipo: Type.Unsafe<DuplicateKind>(Type.String({ enum: [...duplicateKinds] })),
      id: Type.String({ pattern: '^[a-z0-9_]{1,200}$' }),
    }),
    answer: Type.Object({ data: Type.Array(Join) }),
  }),
}
