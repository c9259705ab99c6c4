import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable, Page } from '../shapes/shapes.ts'
import { Competition } from './competitions.ts'
import { competitionFilter, Match, matchFilters, matchListing, teamFilter } from './matches.ts'
import { footballListQuery, Id, IdList, itemQuery, recordFilters, recordMeta, Source } from './reading.ts'
import { CompetitionRef, ConfederationRef } from './refs.ts'
import { Team, teamFilters, teamListing } from './teams.ts'

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

const tag = 'Confederações'
const params = Exactly({ id: Id })

export const confederationEndpoints = {
  listConfederations: endpoint({
    id: 'listConfederations',
    method: 'GET',
    path: '/api/v1/confederacoes',
    access: 'user',
    scope: 'competitions:read',
    tag,
    summary: 'Da FIFA às federações estaduais',
    query: footballListQuery(
      { fields: Confederation.properties, sorts: ['name', 'updated'] },
      {
        ...recordFilters,
        acima: Type.Optional(IdList('confederation', 'Só as que estão diretamente abaixo desta.')),
      },
    ),
    answer: Page(Confederation),
  }),
  getConfederation: endpoint({
    id: 'getConfederation',
    method: 'GET',
    path: '/api/v1/confederacoes/{id}',
    access: 'user',
    scope: 'competitions:read',
    tag,
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
    scope: 'matches:read',
    tag,
    summary: 'Os jogos dos campeonatos de uma confederação',
    params,
    query: footballListQuery(matchListing, { ...matchFilters, ...competitionFilter, ...teamFilter }),
    answer: Page(Match),
  }),
  listConfederationTeams: endpoint({
    id: 'listConfederationTeams',
    method: 'GET',
    path: '/api/v1/confederacoes/{id}/times',
    access: 'user',
    scope: 'teams:read',
    tag,
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
    scope: 'competitions:read',
    tag,
    summary: 'Os campeonatos de uma confederação, com os das que estão abaixo',
    params,
    query: footballListQuery({ fields: Competition.properties, sorts: ['name', 'fame', 'updated'] }, recordFilters),
    answer: Page(Competition),
  }),
}
