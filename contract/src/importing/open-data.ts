import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable, readQuery, Timestamp } from '../shapes/shapes.ts'
import { tag } from './shapes.ts'

const STATUSES = ['off', 'waiting', 'loading', 'done', 'failed', 'refused'] as const

/** The open data that comes with the project: from what it was made, and whether it is in the database. */
export const OpenData = Type.Object({
  status: Type.Unsafe<(typeof STATUSES)[number]>(
    Type.String({
      enum: [...STATUSES],
      description: '`off`: não há; `refused`: este banco já tem dados próprios, e os abertos não entram.',
    }),
  ),
  part: Type.Number({ minimum: 0, maximum: 1, description: 'Quanto já foi carregado.' }),
  version: Nullable(Type.String({ description: 'A versão que está no banco.' })),
  loadedAt: Nullable(Timestamp),
  dataUntil: Nullable(Type.String({ format: 'date', description: 'O dia do último jogo com resultado.' })),
  counts: Type.Record(Type.String(), Type.Integer(), { description: 'Quantas linhas há de cada coisa.' }),
  sources: Type.Array(
    Type.Object({
      title: Type.String(),
      origin: Type.String({ format: 'uri' }),
      licence: Type.String(),
      attribution: Nullable(Type.String({ description: 'A mostrar onde os dados aparecem.' })),
      dataUntil: Nullable(Type.String({ format: 'date' })),
    }),
  ),
})
export type OpenData = Static<typeof OpenData>

export const openDataEndpoints = {
  getOpenData: endpoint({
    id: 'getOpenData',
    method: 'GET',
    path: '/api/v1/dados-abertos',
    access: 'open',
    scope: 'site:read',
    tag,
    summary: 'Os dados abertos que vêm com o Meio-Campo: fontes, licenças e carga',
    query: Exactly(readQuery),
    answer: Item(OpenData),
  }),
}
