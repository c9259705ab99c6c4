import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable } from '../shapes/shapes.ts'
import { MatchRef } from './match-story.ts'
import { Id, IdList, itemQuery, Season } from './reading.ts'
import { CompetitionRef, recordFigures, TeamRef } from './refs.ts'

const figures = (description: string) => Type.Object(recordFigures, { description })

const runKinds = ['winning', 'unbeaten', 'winless', 'losing', 'scoring', 'cleanSheets'] as const

/** The longest series of results of one kind. */
export const TeamRun = Type.Object({
  kind: Type.String({
    enum: [...runKinds],
    description:
      '`winning`: vitórias; `unbeaten`: sem perder; `winless`: sem vencer; `losing`: derrotas; `scoring`: marcando gol; `cleanSheets`: sem sofrer gol.',
  }),
  length: Type.Integer({ description: 'Quantos jogos seguidos; das sequências iguais, a última.' }),
  first: Type.Object(MatchRef.properties, { description: 'O jogo em que começou.' }),
  last: Type.Object(MatchRef.properties, { description: 'O último jogo dela.' }),
  now: Type.Integer({ description: 'Quantos jogos tem a sequência que vai até hoje; 0 se o último jogo a quebrou.' }),
})
export type TeamRun = Static<typeof TeamRun>

/** A team's course through one table. */
export const TeamCourse = Type.Object({
  competition: CompetitionRef,
  edition: Type.String(),
  group: Nullable(Type.String()),
  teams: Type.Integer({ description: 'Quantos times há na tabela.' }),
  rounds: Type.Array(Type.Object({ round: Type.Integer(), position: Type.Integer(), points: Type.Integer() }), {
    description: 'O lugar e os pontos depois de cada rodada.',
  }),
})
export type TeamCourse = Static<typeof TeamCourse>

const ownNumbers = {
  team: TeamRef,
  since: Nullable(Type.String({ description: 'O dia do primeiro jogo contado; nulo sem jogos.' })),
  total: figures('A campanha em todos os jogos contados.'),
  home: figures('Em casa, fora de campos neutros.'),
  away: figures('Fora, sem os campos neutros.'),
  neutral: figures('Em campo neutro.'),
  cleanSheets: Type.Integer({ description: 'Jogos sem sofrer gol.' }),
  scoreless: Type.Integer({ description: 'Jogos sem marcar gol.' }),
  biggestWins: Type.Array(MatchRef, { description: 'As cinco maiores vitórias, pela diferença de gols.' }),
  biggestDefeats: Type.Array(MatchRef, { description: 'As cinco maiores derrotas, pela diferença de gols.' }),
  mostGoals: Type.Array(MatchRef, { description: 'Os cinco jogos com mais gols dos dois times.' }),
  runs: Type.Array(TeamRun, { description: 'A sequência mais longa de cada tipo.' }),
  courses: Type.Array(TeamCourse, { description: 'Nas tabelas da temporada pedida, ou da atual.' }),
}
export const OneTeamNumbers = Type.Object(ownNumbers)
export type OneTeamNumbers = Static<typeof OneTeamNumbers>

export const TeamNumbers = Type.Object({
  ...ownNumbers,
  season: Nullable(Type.String({ description: 'A temporada pedida; nula: todos os jogos conhecidos.' })),
  competitions: Type.Array(CompetitionRef, { description: 'Os campeonatos que o time já jogou, para filtrar.' }),
  compared: Nullable(Type.Object(ownNumbers, { description: 'O mesmo do time com que se compara; nulo sem `com`.' })),
  meetings: Nullable(
    Type.Object(
      { ...recordFigures, last: Type.Array(MatchRef) },
      { description: 'Os jogos entre os dois, vistos do time do endereço, com os cinco últimos; nulo sem `com`.' },
    ),
  ),
})
export type TeamNumbers = Static<typeof TeamNumbers>

export const teamNumbersEndpoints = {
  getTeamNumbers: endpoint({
    id: 'getTeamNumbers',
    method: 'GET',
    path: '/api/v1/times/{id}/numeros',
    access: 'user',
    scope: 'teams:read',
    tag: 'Times',
    summary: 'Os números de um time: recordes, sequências, casa e fora, e a comparação com outro',
    description:
      'De todos os jogos conhecidos, ou só dos de uma `temporada` ou de um `campeonato`. Com `com`, os mesmos números do outro time, e os jogos entre os dois.',
    params: Exactly({ id: Id }),
    query: itemQuery(
      { fields: TeamNumbers.properties },
      {
        temporada: Type.Optional({ ...Season, description: 'Só os jogos desta temporada: `2024` ou `2018-19`.' }),
        campeonato: Type.Optional(IdList('competition', 'Só os deste campeonato.')),
        com: Type.Optional(
          Type.String({
            pattern: '^[a-z0-9_]{1,200}$',
            'x-refusal': 'Use o id de um time, como `santos`.',
            description: 'O id do time com que comparar.',
          }),
        ),
      },
    ),
    answer: Item(TeamNumbers),
  }),
}
