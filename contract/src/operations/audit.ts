import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Word } from '../football/reading.ts'
import { Exactly, listQuery, Nullable, Page, Timestamp } from '../shapes/shapes.ts'

export const AuditEntry = Type.Object({
  id: Type.String(),
  at: Timestamp,
  actor: Nullable(Type.Object({ id: Nullable(Type.String()), name: Type.String() })),
  action: Type.String({ description: 'Código da ação, como `maintenance.clean_users`.' }),
  summary: Type.String({ description: 'O que aconteceu, em uma frase.' }),
  details: Type.Record(Type.String(), Type.Unknown()),
  requestId: Nullable(Type.String()),
  address: Nullable(Type.String({ description: 'O endereço de rede de quem fez; apagado depois de 180 dias.' })),
  device: Nullable(Type.String({ description: 'Navegador e sistema de quem fez, como se apresentaram.' })),
})
export type AuditEntry = Static<typeof AuditEntry>

export const auditEndpoints = {
  listAuditEntries: endpoint({
    id: 'listAuditEntries',
    method: 'GET',
    path: '/api/v1/auditoria',
    access: 'admin',
    tag: 'Auditoria',
    summary: 'O que foi feito, por quem e quando',
    description: '`format` dá a lista inteira como arquivo.',
    query: Exactly({
      ...listQuery,
      q: Type.Optional(Type.String({ maxLength: 100, description: 'Parte da frase ou do nome de quem fez.' })),
      action: Type.Optional(Type.String({ maxLength: 60, description: 'Só esta ação, ou um grupo: `maintenance`.' })),
      since: Type.Optional(Type.String({ format: 'date-time' })),
      until: Type.Optional(Type.String({ format: 'date-time' })),
      format: Type.Optional(Word('csv', 'json')),
    }),
    answer: Page(AuditEntry),
  }),
}
