import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Nullable, Page } from '../shapes/shapes.ts'
import { footballListQuery, Id } from './reading.ts'
import { CompetitionRef, PersonRef, TeamRef } from './refs.ts'

export const ChampionRow = Type.Object({
  edition: Type.String(),
  champion: TeamRef,
  runnerUp: Nullable(TeamRef),
  finalScore: Nullable(Type.String()),
  topScorer: Nullable(Type.Object({ player: PersonRef, goals: Nullable(Type.Integer()) })),
  coach: Nullable(PersonRef),
  note: Nullable(Type.String()),
})
export type ChampionRow = Static<typeof ChampionRow>

const tag = 'Campeonatos'
const params = Exactly({ id: Id })

export const championEndpoints = {
  listChampions: endpoint({
    id: 'listChampions',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/campeoes',
    access: 'user',
    scope: 'competitions:read',
    tag,
    summary: 'Os campeões de cada edição',
    params,
    query: footballListQuery({ fields: ChampionRow.properties, sorts: ['edition'] }, {}),
    answer: Type.Object({
      ...Page(ChampionRow).properties,
      competition: CompetitionRef,
      teams: Type.Array(Type.Object({ team: TeamRef, titles: Type.Integer(), runnersUp: Type.Integer() }), {
        description: 'Títulos por time, do maior campeão em diante.',
      }),
    }),
  }),
}
