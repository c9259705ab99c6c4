import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, listQuery, Nullable, Page, Timestamp } from '../shapes/shapes.ts'
import { Decided, numbered, tag } from './shapes.ts'

const RecordName = Type.Object({
  id: Type.String(),
  name: Type.String(),
  linkAddress: Nullable(Type.String({ description: 'A página no console, onde há uma.' })),
})

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
  dismissed: Type.Boolean({ description: 'Foi deixado de lado: ninguém pergunta mais por ele.' }),
  updatedAt: Timestamp,
})
export type UnsureName = Static<typeof UnsureName>

export const unsureNameEndpoints = {
  listUnsureNames: endpoint({
    id: 'listUnsureNames',
    method: 'GET',
    path: '/api/v1/nomes-incertos',
    access: 'admin',
    scope: 'imports:read',
    tag,
    summary: 'Nomes que uma importação não soube de quem são',
    query: Exactly({
      ...listQuery,
      situacao: Type.Optional(
        Type.String({
          enum: ['abertos', 'resolvidos'],
          default: 'abertos',
          description: 'Os que faltam, ou os já ditos e os deixados de lado.',
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
    scope: 'imports:manage',
    tag,
    summary: 'Dizer de quem é um nome',
    description:
      'Um registro (`record`), ou outro que ainda não existe (`create`). Fica lembrado: as próximas importações já acertam. Com `dismiss`, o nome é deixado de lado sem dono, ou (`false`) volta à lista.',
    params: numbered,
    body: Exactly({
      record: Type.Optional(Type.String({ pattern: '^[a-z0-9_]{1,200}$' })),
      create: Type.Optional(Type.Literal(true)),
      dismiss: Type.Optional(Type.Boolean()),
    }),
    answer: Decided,
  }),
}
