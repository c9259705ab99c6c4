import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, listQuery, Nullable, Page, Timestamp } from '../shapes/shapes.ts'
import { numbered, tag } from './shapes.ts'

/** Something that does not look right, and that only a person can judge. */
export const Alert = Type.Object({
  id: Type.String(),
  kind: Type.String({ description: 'O tipo do registro: `person`, `edition`…' }),
  record: Type.String(),
  name: Type.String(),
  linkAddress: Nullable(Type.String()),
  rule: Type.String({ description: 'A regra que não foi cumprida.' }),
  reason: Type.String(),
  status: Type.Unsafe<'open' | 'dismissed'>(Type.String({ enum: ['open', 'dismissed'] })),
  decidedBy: Nullable(Type.String()),
  createdAt: Timestamp,
})
export type Alert = Static<typeof Alert>

export const alertEndpoints = {
  listAlerts: endpoint({
    id: 'listAlerts',
    method: 'GET',
    path: '/api/v1/alertas-de-dados',
    access: 'admin',
    scope: 'imports:read',
    tag,
    summary: 'O que não parece certo e espera alguém olhar',
    query: Exactly({
      ...listQuery,
      situacao: Type.Optional(
        Type.Unsafe<'abertos' | 'vistos'>(Type.String({ enum: ['abertos', 'vistos'], default: 'abertos' })),
      ),
    }),
    answer: Page(Alert),
  }),
  decideAlert: endpoint({
    id: 'decideAlert',
    method: 'POST',
    path: '/api/v1/alertas-de-dados/{id}',
    access: 'admin',
    scope: 'imports:manage',
    tag,
    summary: 'Dizer que um alerta foi visto, ou abri-lo de novo',
    params: numbered,
    body: Exactly({
      decision: Type.Unsafe<'dismissed' | 'open'>(Type.String({ enum: ['dismissed', 'open'] })),
    }),
    answer: Item(Alert),
  }),
}
