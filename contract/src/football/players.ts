import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable, Page } from '../shapes/shapes.ts'
import { Match } from './matches.ts'
import { playerNumbersInMatch } from './match-parts.ts'
import { MatchRef } from './match-story.ts'
import { person, personFilters, personIncludes, personSorts, personTitles } from './people.ts'
import {
  footballListQuery,
  Id,
  IdList,
  itemQuery,
  PartialDate,
  recordMeta,
  Seasons,
  SomeOf,
  Source,
} from './reading.ts'
import { Assists, CompetitionRef, GoalsInMinutes, TeamRef } from './refs.ts'
import { Transfer, transferFilters } from './transfers.ts'

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

const Cards = Nullable(
  Type.Integer({ description: 'Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões dessas edições.' }),
)
export const cardCounts = { yellow: Cards, secondYellow: Cards, red: Cards }

export const CareerSpell = Type.Object({
  team: TeamRef,
  starts: Nullable(Type.String()),
  ends: Nullable(Type.String()),
  loan: Type.Boolean(),
  number: Nullable(Type.Integer()),
  played: Nullable(Type.Integer({ description: 'Nulo onde nenhum jogo da passagem é conhecido.' })),
  goals: Nullable(Type.Integer({ description: 'Nulo onde nenhum jogo da passagem é conhecido.' })),
  ...cardCounts,
})
export const PlayerSeason = Type.Object({
  competition: CompetitionRef,
  edition: Type.String(),
  team: TeamRef,
  played: Type.Integer(),
  started: Nullable(Type.Integer({ description: 'Nulo onde falta a escalação de algum jogo.' })),
  minutes: Nullable(Type.Integer()),
  goals: Type.Integer(),
  penalties: Type.Integer(),
  assists: Assists,
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

export const PlayerCard = Type.Object({
  id: Type.String(),
  type: Type.String({ enum: ['yellow', 'secondYellow', 'red'] }),
  minute: Nullable(Type.Integer()),
  added: Nullable(Type.Integer()),
  team: TeamRef,
  match: Match,
})
export type PlayerCard = Static<typeof PlayerCard>

const playedFigures = {
  minutes: Nullable(Type.Integer({ description: 'Nulo onde a escalação ou os lances não dizem.' })),
  goals: Type.Integer(),
  penalties: Type.Integer(),
  assists: Assists,
  ...cardCounts,
}

/** One match of a player. */
export const PlayerMatch = Type.Object({
  match: MatchRef,
  team: TeamRef,
  opponent: TeamRef,
  started: Nullable(Type.Boolean({ description: 'Começou jogando; nulo onde não há escalação.' })),
  ...playedFigures,
  ...playerNumbersInMatch,
})
export type PlayerMatch = Static<typeof PlayerMatch>

/** What a player did against one team. */
export const PlayerOpponent = Type.Object({ opponent: TeamRef, played: Type.Integer(), ...playedFigures })
export type PlayerOpponent = Static<typeof PlayerOpponent>

const tag = 'Jogadores'
const params = Exactly({ id: Id })

export const playerEndpoints = {
  listPlayers: endpoint({
    id: 'listPlayers',
    method: 'GET',
    path: '/api/v1/jogadores',
    access: 'user',
    scope: 'people:read',
    tag,
    summary: 'Jogadores',
    query: footballListQuery(
      { fields: Player.properties, includes: personIncludes, sorts: personSorts },
      {
        ...personFilters,
        posicao: Type.Optional(SomeOf(['goleiro', 'defensor', 'meia', 'atacante'], 'A posição.')),
      },
    ),
    answer: Page(Player),
  }),
  getPlayer: endpoint({
    id: 'getPlayer',
    method: 'GET',
    path: '/api/v1/jogadores/{id}',
    access: 'user',
    scope: 'people:read',
    tag,
    summary: 'Um jogador: dados, carreira, temporadas, gols',
    params,
    query: itemQuery({ fields: PlayerPage.properties, includes: personIncludes }, {}),
    answer: Item(PlayerPage),
  }),
  listPlayerMatches: endpoint({
    id: 'listPlayerMatches',
    method: 'GET',
    path: '/api/v1/jogadores/{id}/jogos',
    access: 'user',
    scope: 'matches:read',
    tag,
    summary: 'Um jogador, jogo a jogo, e contra cada adversário',
    description:
      'Os jogos em que esteve em campo ou levou cartão, do mais novo ao mais antigo: minutos, gols, assistências, cartões e, onde uma fonte contou os números, a nota. `totals` soma a lista inteira, e `opponents` a soma por adversário, sem o filtro de adversário.',
    params,
    query: footballListQuery(
      { fields: PlayerMatch.properties, sorts: ['kickoff', 'opponent', 'minutes', 'goals', 'assists', 'rating'] },
      {
        temporada: Type.Optional(Seasons),
        campeonato: Type.Optional(IdList('competition', 'Só os deste campeonato.')),
        adversario: Type.Optional(IdList('team', 'Só os contra este time.')),
      },
    ),
    answer: Type.Object({
      ...Page(PlayerMatch).properties,
      totals: Type.Object({ played: Type.Integer(), ...playedFigures }),
      opponents: Type.Array(PlayerOpponent),
    }),
  }),
  listPlayerTransfers: endpoint({
    id: 'listPlayerTransfers',
    method: 'GET',
    path: '/api/v1/jogadores/{id}/transferencias',
    access: 'user',
    scope: 'people:read',
    tag,
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
    scope: 'people:read',
    tag,
    summary: 'Os títulos de um jogador, com o time',
    params,
    ...personTitles,
  }),
  listPlayerCards: endpoint({
    id: 'listPlayerCards',
    method: 'GET',
    path: '/api/v1/jogadores/{id}/cartoes',
    access: 'user',
    scope: 'people:read',
    tag,
    summary: 'Os cartões de um jogador, e o que falta para a suspensão',
    params,
    query: footballListQuery(
      { fields: PlayerCard.properties, sorts: ['kickoff'] },
      {
        temporada: Type.Optional(Seasons),
        campeonato: Type.Optional(IdList('competition', 'Só os deste campeonato.')),
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
