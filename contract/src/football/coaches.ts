import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable, Page } from '../shapes/shapes.ts'
import { Match } from './matches.ts'
import { person, personFilters, personIncludes, personSorts, personTitles } from './people.ts'
import { footballListQuery, Id, itemQuery, recordMeta, Source } from './reading.ts'
import { TeamRef } from './refs.ts'

export const Coach = Type.Object({ ...person, team: Nullable(TeamRef), ...recordMeta })
export type Coach = Static<typeof Coach>

export const CoachSpell = Type.Object({
  team: TeamRef,
  starts: Nullable(Type.String()),
  ends: Nullable(Type.String()),
  played: Type.Integer(),
  won: Type.Integer(),
  drawn: Type.Integer(),
  lost: Type.Integer(),
  percentage: Nullable(Type.Number({ description: 'Aproveitamento: pontos ganhos sobre disputados, em %.' })),
})
export type CoachSpell = Static<typeof CoachSpell>

export const CoachedTeam = Type.Object({
  team: TeamRef,
  spells: Type.Integer({ description: 'Quantas vezes dirigiu o time.' }),
  played: Type.Integer(),
  won: Type.Integer(),
  drawn: Type.Integer(),
  lost: Type.Integer(),
  percentage: Nullable(Type.Number({ description: 'Aproveitamento: pontos ganhos sobre disputados, em %.' })),
  goalsFor: Type.Integer(),
  goalsAgainst: Type.Integer(),
})
export type CoachedTeam = Static<typeof CoachedTeam>

export const CoachPage = Type.Object({
  ...Coach.properties,
  spells: Type.Array(CoachSpell),
  teams: Type.Array(CoachedTeam, { description: 'A campanha em cada time, somadas as passagens por ele.' }),
  total: Type.Object({
    played: Type.Integer(),
    won: Type.Integer(),
    drawn: Type.Integer(),
    lost: Type.Integer(),
    percentage: Nullable(Type.Number()),
  }),
  titles: Type.Integer(),
  lastMatches: Type.Array(Match),
  nextMatch: Nullable(Match),
  sources: Type.Array(Source),
})
export type CoachPage = Static<typeof CoachPage>

const tag = 'Técnicos'
const params = Exactly({ id: Id })

export const coachEndpoints = {
  listCoaches: endpoint({
    id: 'listCoaches',
    method: 'GET',
    path: '/api/v1/tecnicos',
    access: 'user',
    scope: 'people:read',
    tag,
    summary: 'Técnicos',
    query: footballListQuery({ fields: Coach.properties, includes: personIncludes, sorts: personSorts }, personFilters),
    answer: Page(Coach),
  }),
  getCoach: endpoint({
    id: 'getCoach',
    method: 'GET',
    path: '/api/v1/tecnicos/{id}',
    access: 'user',
    scope: 'people:read',
    tag,
    summary: 'Um técnico: times, jogos, aproveitamento',
    params,
    query: itemQuery({ fields: CoachPage.properties, includes: personIncludes }, {}),
    answer: Item(CoachPage),
  }),
  listCoachMoves: endpoint({
    id: 'listCoachMoves',
    method: 'GET',
    path: '/api/v1/tecnicos/{id}/transferencias',
    access: 'user',
    scope: 'people:read',
    tag,
    summary: 'Os times de um técnico, do mais novo ao mais antigo',
    params,
    query: footballListQuery({ fields: CoachSpell.properties, sorts: ['starts'] }, {}),
    answer: Page(CoachSpell),
  }),
  listCoachTitles: endpoint({
    id: 'listCoachTitles',
    method: 'GET',
    path: '/api/v1/tecnicos/{id}/titulos',
    access: 'user',
    scope: 'people:read',
    tag,
    summary: 'Os títulos de um técnico, com o time',
    params,
    ...personTitles,
  }),
}
