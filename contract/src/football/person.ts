import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Exactly, Item, Nullable, Page } from '../shapes.ts'
import { Match } from './match.ts'
import {
  CountryCode,
  footballListQuery,
  Id,
  itemQuery,
  PartialDate,
  recordFilters,
  recordMeta,
  Season,
  Source,
} from './reading.ts'
import { CompetitionRef, GoalsInMinutes, TeamRef } from './refs.ts'
import { Transfer, transferFilters } from './transfer.ts'

const person = {
  id: Type.String(),
  name: Type.String(),
  officialName: Nullable(Type.String()),
  birthDate: Nullable(Type.String()),
  age: Nullable(Type.Integer()),
  birthPlace: Nullable(Type.String()),
  nationalities: Type.Array(Type.String()),
  photo: Nullable(Type.String()),
}
export const Player = Type.Object({
  ...person,
  heightCm: Nullable(Type.Integer()),
  foot: Nullable(Type.String({ enum: ['left', 'right', 'both'] })),
  positions: Type.Array(Type.String({ enum: ['goalkeeper', 'defender', 'midfielder', 'forward'] })),
  team: Nullable(TeamRef),
  number: Nullable(Type.Integer()),
  contractUntil: Nullable(Type.String()),
  ...recordMeta,
})
export type Player = Static<typeof Player>

export const Coach = Type.Object({ ...person, team: Nullable(TeamRef), ...recordMeta })
export type Coach = Static<typeof Coach>

const cardCounts = { yellow: Type.Integer(), secondYellow: Type.Integer(), red: Type.Integer() }

export const CareerSpell = Type.Object({
  team: TeamRef,
  starts: Nullable(Type.String()),
  ends: Nullable(Type.String()),
  loan: Type.Boolean(),
  number: Nullable(Type.Integer()),
  played: Type.Integer(),
  goals: Type.Integer(),
  ...cardCounts,
})
export const PlayerSeason = Type.Object({
  competition: CompetitionRef,
  edition: Type.String(),
  team: TeamRef,
  played: Type.Integer(),
  started: Type.Integer(),
  minutes: Nullable(Type.Integer()),
  goals: Type.Integer(),
  penalties: Type.Integer(),
  assists: Type.Integer(),
  ...cardCounts,
})
export const SuspensionState = Type.Object({
  competition: CompetitionRef,
  edition: Type.String(),
  yellows: Type.Integer({ description: 'Amarelos que contam para a próxima suspensão.' }),
  left: Nullable(Type.Integer({ description: 'Quantos faltam; nulo onde o regulamento não é conhecido.' })),
  suspended: Type.Boolean(),
  reason: Nullable(Type.String()),
})
export type SuspensionState = Static<typeof SuspensionState>

export const PlayerPage = Type.Object({
  ...Player.properties,
  career: Type.Array(CareerSpell),
  seasons: Type.Array(PlayerSeason),
  goalsByKind: Type.Object({ play: Type.Integer(), penalty: Type.Integer(), own: Type.Integer() }),
  goalsByMinute: Type.Array(GoalsInMinutes),
  nextMatch: Nullable(Match),
  suspensions: Type.Array(SuspensionState),
  sources: Type.Array(Source),
})
export type PlayerPage = Static<typeof PlayerPage>

export const PersonTitle = Type.Object({ competition: CompetitionRef, edition: Type.String(), team: TeamRef })
export type PersonTitle = Static<typeof PersonTitle>

export const PlayerCard = Type.Object({
  id: Type.String(),
  type: Type.String({ enum: ['yellow', 'secondYellow', 'red'] }),
  minute: Nullable(Type.Integer()),
  added: Nullable(Type.Integer()),
  team: TeamRef,
  match: Match,
})
export type PlayerCard = Static<typeof PlayerCard>

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

export const CoachPage = Type.Object({
  ...Coach.properties,
  spells: Type.Array(CoachSpell),
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

const params = Exactly({ id: Id })
const sorts = ['name', 'birth', 'updated'] as const
const personFilters = {
  ...recordFilters,
  time: Type.Optional(Type.String({ maxLength: 200, description: 'Só os que estão neste time.' })),
  nacionalidade: Type.Optional(CountryCode),
}
const titles = {
  query: footballListQuery({ fields: PersonTitle.properties, sorts: ['edition'] }, {}),
  answer: Page(PersonTitle),
}

export const playerEndpoints = {
  listPlayers: endpoint({
    id: 'listPlayers',
    method: 'GET',
    path: '/api/v1/jogadores',
    access: 'user',
    tag: 'Jogadores',
    summary: 'Jogadores',
    query: footballListQuery(
      { fields: Player.properties, includes: ['team'], sorts },
      {
        ...personFilters,
        posicao: Type.Optional(Type.String({ enum: ['goleiro', 'defensor', 'meia', 'atacante'] })),
      },
    ),
    answer: Page(Player),
  }),
  getPlayer: endpoint({
    id: 'getPlayer',
    method: 'GET',
    path: '/api/v1/jogadores/{id}',
    access: 'user',
    tag: 'Jogadores',
    summary: 'Um jogador: dados, carreira, temporadas, gols',
    params,
    query: itemQuery({ fields: PlayerPage.properties, includes: ['team'] }, {}),
    answer: Item(PlayerPage),
  }),
  listPlayerTransfers: endpoint({
    id: 'listPlayerTransfers',
    method: 'GET',
    path: '/api/v1/jogadores/{id}/transferencias',
    access: 'user',
    tag: 'Jogadores',
    summary: 'As transferências de um jogador',
    params,
    query: footballListQuery({ fields: Transfer.properties, sorts: ['day'] }, transferFilters),
    answer: Page(Transfer),
  }),
  listPlayerTitles: endpoint({
    id: 'listPlayerTitles',
    method: 'GET',
    path: '/api/v1/jogadores/{id}/titulos',
    access: 'user',
    tag: 'Jogadores',
    summary: 'Os títulos de um jogador, com o time',
    params,
    ...titles,
  }),
  listPlayerCards: endpoint({
    id: 'listPlayerCards',
    method: 'GET',
    path: '/api/v1/jogadores/{id}/cartoes',
    access: 'user',
    tag: 'Jogadores',
    summary: 'Os cartões de um jogador, e o que falta para a suspensão',
    params,
    query: footballListQuery(
      { fields: PlayerCard.properties, sorts: ['kickoff'] },
      {
        temporada: Type.Optional(Season),
        campeonato: Type.Optional(Type.String({ maxLength: 200 })),
        data: Type.Optional(PartialDate),
      },
    ),
    answer: Type.Object({
      ...Page(PlayerCard).properties,
      totals: Type.Object(cardCounts),
      suspensions: Type.Array(SuspensionState),
    }),
  }),
}

export const coachEndpoints = {
  listCoaches: endpoint({
    id: 'listCoaches',
    method: 'GET',
    path: '/api/v1/tecnicos',
    access: 'user',
    tag: 'Técnicos',
    summary: 'Técnicos',
    query: footballListQuery({ fields: Coach.properties, includes: ['team'], sorts }, personFilters),
    answer: Page(Coach),
  }),
  getCoach: endpoint({
    id: 'getCoach',
    method: 'GET',
    path: '/api/v1/tecnicos/{id}',
    access: 'user',
    tag: 'Técnicos',
    summary: 'Um técnico: times, jogos, aproveitamento',
    params,
    query: itemQuery({ fields: CoachPage.properties, includes: ['team'] }, {}),
    answer: Item(CoachPage),
  }),
  listCoachMoves: endpoint({
    id: 'listCoachMoves',
    method: 'GET',
    path: '/api/v1/tecnicos/{id}/transferencias',
    access: 'user',
    tag: 'Técnicos',
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
    tag: 'Técnicos',
    summary: 'Os títulos de um técnico, com o time',
    params,
    ...titles,
  }),
}
