import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable, Page } from '../shapes/shapes.ts'
import { competitionFilter, Match, matchFilters, matchListing, teamFilter } from './matches.ts'
import { footballListQuery, Id, itemQuery, recordFilters, recordMeta, SomeOf, Source } from './reading.ts'
import { CompetitionRef, TeamRef } from './refs.ts'

export const Streaming = Type.Object({
  id: Type.String(),
  kind: Type.String({ enum: ['streaming', 'open-tv', 'pay-tv', 'pay-per-view', 'radio'] }),
  name: Type.String(),
  officialName: Nullable(Type.String()),
  site: Nullable(Type.String()),
  free: Type.Boolean(),
  country: Nullable(Type.String()),
  logo: Nullable(Type.String()),
  ...recordMeta,
})
export type Streaming = Static<typeof Streaming>

export const StreamingPage = Type.Object({
  ...Streaming.properties,
  rights: Type.Array(
    Type.Object({
      competition: CompetitionRef,
      edition: Type.String(),
      home: Nullable(TeamRef),
      starts: Nullable(Type.String()),
      ends: Nullable(Type.String()),
      note: Nullable(Type.String()),
    }),
  ),
  nextMatches: Type.Array(Match),
  sources: Type.Array(Source),
})
export type StreamingPage = Static<typeof StreamingPage>

const tag = 'Streamings'
const params = Exactly({ id: Id })

export const streamingEndpoints = {
  listStreamings: endpoint({
    id: 'listStreamings',
    method: 'GET',
    path: '/api/v1/streamings',
    access: 'user',
    scope: 'streamings:read',
    tag,
    summary: 'Onde assistir: TV, streaming e rádio',
    query: footballListQuery(
      { fields: Streaming.properties, sorts: ['name', 'updated'] },
      {
        ...recordFilters,
        tipo: Type.Optional(
          SomeOf(['tv_aberta', 'tv_fechada', 'pay_per_view', 'streaming', 'radio'], 'O tipo de serviço.'),
        ),
        gratis: Type.Optional(Type.Boolean({ description: 'Só os de graça, ou só os pagos.' })),
      },
    ),
    answer: Page(Streaming),
  }),
  getStreaming: endpoint({
    id: 'getStreaming',
    method: 'GET',
    path: '/api/v1/streamings/{id}',
    access: 'user',
    scope: 'streamings:read',
    tag,
    summary: 'Um serviço: o que mostra e os próximos jogos',
    params,
    query: itemQuery({ fields: StreamingPage.properties }, {}),
    answer: Item(StreamingPage),
  }),
  listStreamingMatches: endpoint({
    id: 'listStreamingMatches',
    method: 'GET',
    path: '/api/v1/streamings/{id}/jogos',
    access: 'user',
    scope: 'matches:read',
    tag,
    summary: 'Os jogos que um serviço mostra',
    params,
    query: footballListQuery(matchListing, {
      ...matchFilters,
      ...competitionFilter,
      ...teamFilter,
    }),
    answer: Page(Match),
  }),
}
