import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Exactly, Item, Nullable, Page } from '../shapes.ts'
import { Competition } from './competition.ts'
import { Match, matchFilters, matchListing } from './match.ts'
import { CountryCode, footballListQuery, Id, itemQuery, recordFilters, recordMeta, Source } from './reading.ts'
import { CompetitionRef, ConfederationRef, TeamRef } from './refs.ts'
import { Team, teamFilters, teamListing } from './team.ts'

export const Stadium = Type.Object({
  id: Type.String(),
  name: Type.String(),
  officialName: Nullable(Type.String()),
  city: Nullable(Type.String()),
  state: Nullable(Type.String()),
  country: Nullable(Type.String()),
  capacity: Nullable(Type.Integer()),
  opened: Nullable(Type.Integer()),
  surface: Nullable(Type.String({ enum: ['grass', 'artificial', 'hybrid'] })),
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
  recordAttendance: Nullable(Type.Integer()),
  photo: Nullable(Type.String()),
  ...recordMeta,
})
export type Stadium = Static<typeof Stadium>

export const StadiumPage = Type.Object({
  ...Stadium.properties,
  formerNames: Type.Array(
    Type.Object({ name: Type.String(), from: Nullable(Type.Integer()), to: Nullable(Type.Integer()) }),
  ),
  teams: Type.Array(TeamRef, { description: 'Os donos da casa.' }),
  nextMatches: Type.Array(Match),
  lastMatches: Type.Array(Match),
  numbers: Type.Object({
    played: Type.Integer(),
    goalsPerMatch: Nullable(Type.Number()),
    attendancePerMatch: Nullable(Type.Number()),
    homeWins: Type.Integer(),
    draws: Type.Integer(),
    awayWins: Type.Integer(),
  }),
  sources: Type.Array(Source),
})
export type StadiumPage = Static<typeof StadiumPage>

export const Confederation = Type.Object({
  id: Type.String(),
  parent: Nullable(ConfederationRef),
  level: Type.Integer({ description: '0 é a FIFA; 1 continente, 2 país, 3 estado.' }),
  name: Type.String(),
  officialName: Nullable(Type.String()),
  shortName: Nullable(Type.String()),
  acronym: Nullable(Type.String()),
  country: Nullable(Type.String()),
  state: Nullable(Type.String()),
  founded: Nullable(Type.Integer()),
  site: Nullable(Type.String()),
  crest: Nullable(Type.String()),
  children: Type.Integer({ description: 'Quantas há diretamente abaixo.' }),
  teams: Type.Integer({ description: 'Quantos times, com os das que estão abaixo.' }),
  ...recordMeta,
})
export type Confederation = Static<typeof Confederation>

export const ConfederationPage = Type.Object({
  ...Confederation.properties,
  path: Type.Array(ConfederationRef, { description: 'Da FIFA até ela.' }),
  members: Type.Array(Confederation, { description: 'As que estão diretamente abaixo.' }),
  competitions: Type.Array(CompetitionRef),
  nextMatches: Type.Array(Match),
  sources: Type.Array(Source),
})
export type ConfederationPage = Static<typeof ConfederationPage>

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

const params = Exactly({ id: Id })
const confederationTag = 'Confederações'
const streamingTag = 'Streamings'

export const stadiumEndpoints = {
  listStadiums: endpoint({
    id: 'listStadiums',
    method: 'GET',
    path: '/api/v1/estadios',
    access: 'user',
    tag: 'Estádios',
    summary: 'Estádios',
    query: footballListQuery(
      { fields: Stadium.properties, sorts: ['name', 'capacity', 'updated'] },
      { ...recordFilters, pais: Type.Optional(CountryCode) },
    ),
    answer: Page(Stadium),
  }),
  getStadium: endpoint({
    id: 'getStadium',
    method: 'GET',
    path: '/api/v1/estadios/{id}',
    access: 'user',
    tag: 'Estádios',
    summary: 'Um estádio: dados, donos da casa, jogos',
    params,
    query: itemQuery({ fields: StadiumPage.properties }, {}),
    answer: Item(StadiumPage),
  }),
}

export const confederationEndpoints = {
  listConfederations: endpoint({
    id: 'listConfederations',
    method: 'GET',
    path: '/api/v1/confederacoes',
    access: 'user',
    tag: confederationTag,
    summary: 'Da FIFA às federações estaduais',
    query: footballListQuery(
      { fields: Confederation.properties, sorts: ['name', 'updated'] },
      {
        ...recordFilters,
        acima: Type.Optional(Type.String({ maxLength: 200, description: 'Só as que estão diretamente abaixo desta.' })),
      },
    ),
    answer: Page(Confederation),
  }),
  getConfederation: endpoint({
    id: 'getConfederation',
    method: 'GET',
    path: '/api/v1/confederacoes/{id}',
    access: 'user',
    tag: confederationTag,
    summary: 'Uma confederação e as que estão abaixo dela',
    params,
    query: itemQuery({ fields: ConfederationPage.properties }, {}),
    answer: Item(ConfederationPage),
  }),
  listConfederationMatches: endpoint({
    id: 'listConfederationMatches',
    method: 'GET',
    path: '/api/v1/confederacoes/{id}/jogos',
    access: 'user',
    tag: confederationTag,
    summary: 'Os jogos dos campeonatos de uma confederação',
    params,
    query: footballListQuery(matchListing, matchFilters),
    answer: Page(Match),
  }),
  listConfederationTeams: endpoint({
    id: 'listConfederationTeams',
    method: 'GET',
    path: '/api/v1/confederacoes/{id}/times',
    access: 'user',
    tag: confederationTag,
    summary: 'Os times de uma confederação, com os das que estão abaixo',
    params,
    query: footballListQuery(teamListing, teamFilters),
    answer: Page(Team),
  }),
  listConfederationCompetitions: endpoint({
    id: 'listConfederationCompetitions',
    method: 'GET',
    path: '/api/v1/confederacoes/{id}/campeonatos',
    access: 'user',
    tag: confederationTag,
    summary: 'Os campeonatos de uma confederação, com os das que estão abaixo',
    params,
    query: footballListQuery({ fields: Competition.properties, sorts: ['name', 'updated'] }, recordFilters),
    answer: Page(Competition),
  }),
}

export const streamingEndpoints = {
  listStreamings: endpoint({
    id: 'listStreamings',
    method: 'GET',
    path: '/api/v1/streamings',
    access: 'user',
    tag: streamingTag,
    summary: 'Onde assistir: TV, streaming e rádio',
    query: footballListQuery(
      { fields: Streaming.properties, sorts: ['name', 'updated'] },
      {
        ...recordFilters,
        tipo: Type.Optional(Type.String({ enum: ['tv_aberta', 'tv_fechada', 'pay_per_view', 'streaming', 'radio'] })),
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
    tag: streamingTag,
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
    tag: streamingTag,
    summary: 'Os jogos que um serviço mostra',
    params,
    query: footballListQuery(matchListing, {
      ...matchFilters,
      campeonato: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    answer: Page(Match),
  }),
}
