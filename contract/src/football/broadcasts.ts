import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable } from '../shapes/shapes.ts'
import { Match } from './matches.ts'
import { Id, itemQuery, Season } from './reading.ts'
import { CompetitionRef, StreamingRef, TeamRef } from './refs.ts'

export const Right = Type.Object({
  streaming: Type.Object({
    ...StreamingRef.properties,
    kind: Type.String(),
    site: Nullable(Type.String()),
    free: Type.Boolean(),
  }),
  home: Nullable(TeamRef),
  starts: Nullable(Type.String()),
  ends: Nullable(Type.String()),
  note: Nullable(Type.String()),
})
export type Right = Static<typeof Right>
export const Transmission = Type.Object({
  competition: CompetitionRef,
  edition: Nullable(Type.String()),
  editions: Type.Array(Type.String()),
  rights: Type.Array(Right),
  matches: Type.Array(Match, { description: 'Os próximos jogos com transmissão conhecida.' }),
})
export type Transmission = Static<typeof Transmission>

const tag = 'Campeonatos'
const params = Exactly({ id: Id })
const season = { temporada: Type.Optional(Season) }

export const broadcastEndpoints = {
  getTransmission: endpoint({
    id: 'getTransmission',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/transmission',
    access: 'user',
    scope: 'streamings:read',
    tag,
    summary: 'Quem mostra o campeonato, e onde passa cada jogo',
    params,
    query: itemQuery({ fields: Transmission.properties }, season),
    answer: Item(Transmission),
  }),
}
