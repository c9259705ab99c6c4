import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Nullable, Page } from '../shapes/shapes.ts'
import { footballListQuery, Id, IdList, Season } from './reading.ts'
import { Assists, CompetitionRef, PersonRef, TeamRef } from './refs.ts'

/** What the scorers can be sorted by. The first two are also what the places are counted by. */
export const scorerSorts = ['goals', 'assists', 'player', 'team', 'penalties', 'played', 'perGame', 'minutesPerGoal']
const order =
  'O lugar é por gols, ou com `sort=assists` por assistências. As outras ordens não mudam o lugar: números do maior ao menor, nomes de A a Z.'
export const ScorerRow = Type.Object({
  position: Type.Integer(),
  player: PersonRef,
  team: TeamRef,
  goals: Type.Integer(),
  penalties: Type.Integer(),
  assists: Assists,
  played: Nullable(Type.Integer({ description: 'Nulo onde não há escalações.' })),
  minutesPerGoal: Nullable(Type.Integer()),
})
export type ScorerRow = Static<typeof ScorerRow>

const tag = 'Campeonatos'
const params = Exactly({ id: Id })
const season = { temporada: Type.Optional(Season) }
const scorerListing = { fields: ScorerRow.properties, sorts: scorerSorts } as const
const scorersAnswer = Type.Object({
  ...Page(ScorerRow).properties,
  competition: CompetitionRef,
  edition: Nullable(Type.String()),
  editions: Type.Array(Type.String()),
  demo: Type.Boolean({ description: 'Verdadeiro se a edição é da demonstração.' }),
})

export const scorerEndpoints = {
  listScorers: endpoint({
    id: 'listScorers',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/artilheiros',
    access: 'user',
    scope: 'competitions:read',
    tag,
    summary: 'Os artilheiros de uma edição',
    description: order,
    params,
    query: footballListQuery(scorerListing, {
      ...season,
      time: Type.Optional(IdList('team', 'Só os gols por este time.')),
    }),
    answer: scorersAnswer,
  }),
  listScorersBy: endpoint({
    id: 'listScorersBy',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/artilheiros/{filter}',
    access: 'user',
    scope: 'competitions:read',
    tag,
    summary: 'Os artilheiros em uma data ou em um local',
    description: `O que parece data é data (\`2024\`, \`2024-05\`, \`2024-05-12\`), sobre todas as edições; senão é um local: \`casa\`, \`fora\`, \`neutro\` ou o id de um estádio. ${order}`,
    params: Exactly({ id: Id, filter: Type.String({ minLength: 1, maxLength: 200, examples: ['casa'] }) }),
    query: footballListQuery(scorerListing, {
      ...season,
      time: Type.Optional(IdList('team', 'Só os gols por este time.')),
    }),
    answer: scorersAnswer,
  }),
}
