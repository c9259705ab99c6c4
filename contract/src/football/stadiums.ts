import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable, Page } from '../shapes/shapes.ts'
import { Match } from './matches.ts'
import { MatchRef } from './match-story.ts'
import { CountryCodes, footballListQuery, Id, itemQuery, recordFilters, recordMeta, Source } from './reading.ts'
import { StadiumRef, TeamRef } from './refs.ts'

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
  crowds: Type.Array(
    Type.Object({ match: MatchRef, attendance: Type.Integer({ description: 'Quantas pessoas foram ao jogo.' }) }),
    { description: 'Os cinco maiores públicos conhecidos daqui.' },
  ),
  years: Type.Array(
    Type.Object({
      year: Type.Integer({ description: 'O ano dos jogos.' }),
      played: Type.Integer({ description: 'Jogos encerrados no ano.' }),
      attendancePerMatch: Nullable(Type.Number()),
    }),
    { description: 'Ano a ano, do mais antigo ao mais novo; anos sem jogo não estão.' },
  ),
  near: Type.Array(
    Type.Object({
      stadium: StadiumRef,
      distanceKm: Nullable(
        Type.Number({ description: 'Em linha reta; nula onde as coordenadas de um dos dois não são conhecidas.' }),
      ),
    }),
    { description: 'Até seis vizinhos: os mais próximos ou, sem coordenadas, os da mesma cidade.' },
  ),
  sources: Type.Array(Source),
})
export type StadiumPage = Static<typeof StadiumPage>

const tag = 'Estádios'
const params = Exactly({ id: Id })

export const stadiumEndpoints = {
  listStadiums: endpoint({
    id: 'listStadiums',
    method: 'GET',
    path: '/api/v1/estadios',
    access: 'user',
    scope: 'stadiums:read',
    tag,
    summary: 'Estádios',
    query: footballListQuery(
      { fields: Stadium.properties, sorts: ['name', 'capacity', 'updated'] },
      { ...recordFilters, pais: Type.Optional(CountryCodes) },
    ),
    answer: Page(Stadium),
  }),
  getStadium: endpoint({
    id: 'getStadium',
    method: 'GET',
    path: '/api/v1/estadios/{id}',
    access: 'user',
    scope: 'stadiums:read',
    tag,
    summary: 'Um estádio: dados, donos da casa, jogos',
    params,
    query: itemQuery({ fields: StadiumPage.properties }, {}),
    answer: Item(StadiumPage),
  }),
}
