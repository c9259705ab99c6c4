import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Nullable, Page } from '../shapes/shapes.ts'
import { MatchRef } from './match-story.ts'
import { footballListQuery, Id, IdList, Season, Seasons, SomeOf } from './reading.ts'
import { Assists, CompetitionRef, PersonRef, TeamRef } from './refs.ts'

const position = Type.Integer({ description: 'O lugar pelo número que ordena a lista; empatados dividem o melhor.' })
const red = Type.Integer({ description: 'Vermelhos, com os segundos amarelos.' })

export const PlayerLeaderRow = Type.Object({
  position,
  player: PersonRef,
  team: TeamRef,
  played: Nullable(Type.Integer({ description: 'Nulo onde não há escalações.' })),
  minutes: Nullable(Type.Integer({ description: 'Nulo onde a escalação ou os lances não dizem.' })),
  goals: Type.Integer(),
  assists: Assists,
  involvements: Nullable(
    Type.Integer({ description: 'Gols e assistências somados; nulo onde não se sabe quem deu os passes.' }),
  ),
  cleanSheets: Nullable(
    Type.Integer({
      description: 'De goleiros: jogos inteiros sem sofrer gol. Nulo para os outros, ou onde não há escalações.',
    }),
  ),
  yellow: Type.Integer(),
  red,
})
export type PlayerLeaderRow = Static<typeof PlayerLeaderRow>

export const TeamLeaderRow = Type.Object({
  position,
  team: TeamRef,
  played: Type.Integer(),
  goalsFor: Type.Integer(),
  goalsAgainst: Type.Integer(),
  cleanSheets: Type.Integer({ description: 'Jogos sem sofrer gol.' }),
  scoreless: Type.Integer({ description: 'Jogos sem marcar gol.' }),
  yellow: Nullable(
    Type.Integer({
      description: 'Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões da edição, como os vermelhos.',
    }),
  ),
  red: Nullable(red),
  attendance: Nullable(
    Type.Integer({ description: 'O público médio em casa, dos jogos em que foi contado; nulo se nunca foi.' }),
  ),
  highestAttendance: Nullable(Type.Integer({ description: 'O maior público em casa; nulo se nunca foi contado.' })),
})
export type TeamLeaderRow = Static<typeof TeamLeaderRow>

export const SeasonRow = Type.Object({
  edition: Type.String(),
  champion: Nullable(TeamRef),
  played: Type.Integer(),
  goals: Type.Integer(),
  goalsPerMatch: Nullable(Type.Number({ description: 'Gols por jogo, dos dois times.' })),
  homeWins: Type.Integer(),
  draws: Type.Integer(),
  awayWins: Type.Integer(),
  cardsPerMatch: Nullable(
    Type.Number({ description: 'Cartões por jogo, dos jogos com lances; nulo onde nenhum cartão é conhecido.' }),
  ),
  attendance: Nullable(Type.Integer({ description: 'O público médio; nulo se nunca foi contado.' })),
})
export type SeasonRow = Static<typeof SeasonRow>

const Crowd = Type.Object({ match: MatchRef, attendance: Type.Integer({ description: 'O público do jogo.' }) })
export const CompetitionRecords = Type.Object(
  {
    biggestWins: Type.Array(MatchRef, { description: 'As cinco maiores goleadas, pela diferença de gols.' }),
    mostGoals: Type.Array(MatchRef, { description: 'Os cinco jogos com mais gols.' }),
    highestAttendances: Type.Array(Crowd, { description: 'Os cinco maiores públicos.' }),
  },
  { description: 'Os recordes das temporadas da lista.' },
)
export type CompetitionRecords = Static<typeof CompetitionRecords>

const tag = 'Campeonatos'
const params = Exactly({ id: Id })
const about = {
  competition: CompetitionRef,
  edition: Nullable(Type.String()),
  editions: Type.Array(Type.String()),
}

export const leaderEndpoints = {
  listPlayerLeaders: endpoint({
    id: 'listPlayerLeaders',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/lideres',
    access: 'user',
    scope: 'competitions:read',
    tag,
    summary: 'Os jogadores de uma edição em números: participações, minutos, jogos sem sofrer gol, cartões',
    description:
      'O lugar é o do número que ordena a lista, do maior ao menor; por nome, o das participações em gols, ou o dos gols onde não se sabe quem deu os passes.',
    params,
    query: footballListQuery(
      {
        fields: PlayerLeaderRow.properties,
        sorts: [
          'involvements',
          'goals',
          'assists',
          'minutes',
          'played',
          'cleanSheets',
          'yellow',
          'red',
          'player',
          'team',
        ],
      },
      {
        temporada: Type.Optional(Season),
        time: Type.Optional(IdList('team', 'Só quem jogou por este time por último.')),
        posicao: Type.Optional(SomeOf(['goleiro', 'defensor', 'meia', 'atacante'], 'A posição.')),
      },
    ),
    answer: Type.Object({ ...Page(PlayerLeaderRow).properties, ...about }),
  }),
  listTeamLeaders: endpoint({
    id: 'listTeamLeaders',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/lideres/times',
    access: 'user',
    scope: 'competitions:read',
    tag,
    summary: 'Os times de uma edição em números: ataque, defesa, disciplina, público',
    description: 'O lugar é o do número que ordena a lista, do maior ao menor; por nome, o dos gols marcados.',
    params,
    query: footballListQuery(
      {
        fields: TeamLeaderRow.properties,
        sorts: [
          'goalsFor',
          'goalsAgainst',
          'cleanSheets',
          'scoreless',
          'yellow',
          'red',
          'attendance',
          'highestAttendance',
          'played',
          'team',
        ],
      },
      { temporada: Type.Optional(Season) },
    ),
    answer: Type.Object({ ...Page(TeamLeaderRow).properties, ...about }),
  }),
  listSeasons: endpoint({
    id: 'listSeasons',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/temporadas',
    access: 'user',
    scope: 'competitions:read',
    tag,
    summary: 'As temporadas de um campeonato lado a lado, e os recordes',
    description: 'Só as que têm resultado. `records` tem os recordes das temporadas pedidas, ou de todas.',
    params,
    query: footballListQuery(
      {
        fields: SeasonRow.properties,
        sorts: ['edition', 'played', 'goals', 'goalsPerMatch', 'cardsPerMatch', 'attendance'],
      },
      { temporada: Type.Optional(Seasons) },
    ),
    answer: Type.Object({ ...Page(SeasonRow).properties, competition: CompetitionRef, records: CompetitionRecords }),
  }),
}
