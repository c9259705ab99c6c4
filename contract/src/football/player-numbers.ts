import { Type, type Static } from 'typebox'
import { MOST_COMPARED_PLAYERS } from '../rules/compared-players.ts'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable } from '../shapes/shapes.ts'
import { cardCounts, Player } from './players.ts'
import { Id, IdList, itemQuery, Season } from './reading.ts'
import { Assists, CompetitionRef } from './refs.ts'

const figures = {
  played: Type.Integer({ description: 'Jogos em que esteve em campo.' }),
  started: Nullable(Type.Integer({ description: 'Quantos deles como titular; nulo onde falta a escalação de algum.' })),
  minutes: Nullable(Type.Integer({ description: 'Nulo onde a escalação ou os lances de algum jogo não dizem.' })),
  goals: Type.Integer(),
  penalties: Type.Integer({ description: 'Quantos dos gols foram de pênalti.' }),
  assists: Assists,
  ...cardCounts,
}

export const PlayedPosition = Type.Object({
  position: Type.String({
    enum: ['goalkeeper', 'defender', 'midfielder', 'forward'],
    description: '`goalkeeper`: goleiro; `defender`: defensor; `midfielder`: meia; `forward`: atacante.',
  }),
  played: Type.Integer({ description: 'Em quantos jogos a escalação o pôs ali.' }),
})
export type PlayedPosition = Static<typeof PlayedPosition>

export const PlayerYear = Type.Object({ year: Type.Integer({ description: 'O ano dos jogos.' }), ...figures })
export type PlayerYear = Static<typeof PlayerYear>

const ownNumbers = {
  player: Player,
  total: Type.Object(figures, { description: 'A soma dos jogos contados.' }),
  positions: Type.Array(PlayedPosition, { description: 'Onde jogou, da posição mais vezes jogada em diante.' }),
  teams: Type.Integer({ description: 'Por quantos times jogou.' }),
  opponents: Type.Integer({ description: 'Contra quantos times jogou.' }),
  years: Type.Array(PlayerYear, { description: 'Ano a ano, do mais antigo ao mais novo; anos sem jogo não estão.' }),
}
export const OnePlayerNumbers = Type.Object(ownNumbers)
export type OnePlayerNumbers = Static<typeof OnePlayerNumbers>

export const PlayerNumbers = Type.Object({
  ...ownNumbers,
  season: Nullable(Type.String({ description: 'A temporada pedida; nula: todos os jogos conhecidos.' })),
  seasons: Type.Array(Type.String(), { description: 'As temporadas que jogou, da mais nova em diante, para filtrar.' }),
  competitions: Type.Array(CompetitionRef, { description: 'Os campeonatos que jogou, para filtrar.' }),
  compared: Type.Array(Type.Object(ownNumbers), {
    description: 'O mesmo de cada jogador de `com`, na ordem pedida; vazia sem ele.',
  }),
})
export type PlayerNumbers = Static<typeof PlayerNumbers>

const ID = '[a-z0-9_]{1,200}'

export const playerNumbersEndpoints = {
  getPlayerNumbers: endpoint({
    id: 'getPlayerNumbers',
    method: 'GET',
    path: '/api/v1/jogadores/{id}/numeros',
    access: 'user',
    scope: 'people:read',
    tag: 'Jogadores',
    summary: 'Os números de um jogador: onde joga, ano a ano, e a comparação com até três outros',
    description:
      'De todos os jogos conhecidos, ou só dos de uma `temporada` ou de um `campeonato`. Com `com`, os mesmos números dos outros, com os mesmos filtros.',
    params: Exactly({ id: Id }),
    query: itemQuery(
      { fields: PlayerNumbers.properties },
      {
        temporada: Type.Optional({ ...Season, description: 'Só os jogos desta temporada: `2024` ou `2018-19`.' }),
        campeonato: Type.Optional(IdList('competition', 'Só os deste campeonato.')),
        com: Type.Optional(
          Type.String({
            pattern: `^${ID}(?:,${ID}){0,${MOST_COMPARED_PLAYERS - 1}}$`,
            'x-refusal': `Use de um a ${MOST_COMPARED_PLAYERS} ids de jogadores, com vírgula e sem espaço entre eles.`,
            description: `Os ids dos jogadores com que comparar, até ${MOST_COMPARED_PLAYERS}, separados por vírgula.`,
          }),
        ),
      },
    ),
    answer: Item(PlayerNumbers),
  }),
}
