import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable } from '../shapes/shapes.ts'
import { MatchForecast } from './forecasts.ts'
import { Lineup, MatchEvent, MatchOfficial, MatchStatistics } from './match-parts.ts'
import { Aftermath, MatchRef, Momentum, OfficialNumbers, Preview, TeamAbsence } from './match-story.ts'
import { Match, matchIncludes } from './matches.ts'
import { Id, itemQuery, Source } from './reading.ts'

const HeadToHead = Type.Object({
  played: Type.Integer(),
  homeWins: Type.Integer(),
  draws: Type.Integer(),
  awayWins: Type.Integer(),
  homeGoals: Type.Integer(),
  awayGoals: Type.Integer(),
  last: Type.Array(Match),
  decades: Type.Array(
    Type.Object({ from: Type.Integer(), homeWins: Type.Integer(), draws: Type.Integer(), awayWins: Type.Integer() }),
    { description: 'De dez em dez anos; `from` é o primeiro ano.' },
  ),
})
const Place = Type.Object({ before: Nullable(Type.Integer()), after: Nullable(Type.Integer()) })

export const MatchPage = Type.Object({
  ...Match.properties,
  events: Type.Array(MatchEvent),
  statistics: Type.Array(MatchStatistics),
  officials: Type.Array(MatchOfficial),
  headToHead: Type.Object({ ...HeadToHead.properties }, { description: 'Todos os encontros, visto do mandante.' }),
  positions: Nullable(
    Type.Object({ home: Place, away: Place }, { description: 'Lugar na tabela antes e depois do jogo.' }),
  ),
  forecast: Nullable(MatchForecast),
  preview: Nullable(Preview),
  aftermath: Nullable(Aftermath),
  sources: Type.Array(Source),
})
export type MatchPage = Static<typeof MatchPage>

export const LivePage = Type.Object({
  match: Match,
  events: Type.Array(MatchEvent, { description: 'Do mais novo ao mais antigo, com os anulados.' }),
  statistics: Type.Array(MatchStatistics),
  others: Type.Array(Match, { description: 'Os outros jogos da rodada.' }),
  positions: MatchPage.properties.positions,
  momentum: Type.Array(Momentum, {
    description:
      'De cinco em cinco minutos, quem pressionou: de −100 (visitante) a 100 (mandante). Soma gols, pênaltis e cartões, e finalizações e escanteios contados à mesa; o que passou pesa cada vez menos.',
  }),
})
export type LivePage = Static<typeof LivePage>

export const LineupsPage = Type.Object({
  match: Match,
  home: Nullable(Lineup),
  away: Nullable(Lineup),
  absences: Type.Object({ home: Type.Array(TeamAbsence), away: Type.Array(TeamAbsence) }),
})
export type LineupsPage = Static<typeof LineupsPage>

export const LastLineup = Type.Object({
  match: Nullable(MatchRef),
  lineup: Nullable(Lineup),
  absences: Type.Array(TeamAbsence, { description: 'Quem não pode jogar este jogo: suspensos, lesionados e outros.' }),
})
export type LastLineup = Static<typeof LastLineup>

export const LastLineups = Type.Object({ home: LastLineup, away: LastLineup })
export type LastLineups = Static<typeof LastLineups>

export const OfficialsPage = Type.Object({
  match: Match,
  officials: Type.Array(
    Type.Object({
      ...MatchOfficial.properties,
      numbers: OfficialNumbers,
      lastMatches: Type.Array(MatchRef, {
        description: 'Os cinco últimos jogos encerrados na mesma função, do mais novo ao mais antigo.',
      }),
    }),
  ),
})
export type OfficialsPage = Static<typeof OfficialsPage>

const tag = 'Jogos'
const matchParams = Exactly({ id: Id, idjogo: Id })

export const matchPageEndpoints = {
  getMatch: endpoint({
    id: 'getMatch',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/jogos/{idjogo}',
    access: 'user',
    scope: 'matches:read',
    tag,
    summary: 'Um jogo: placar, lances, números, confronto direto',
    params: matchParams,
    query: itemQuery({ fields: MatchPage.properties, includes: matchIncludes }, {}),
    answer: Item(MatchPage),
  }),
  getMatchLive: endpoint({
    id: 'getMatchLive',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/jogos/{idjogo}/aovivo',
    access: 'user',
    scope: 'matches:read',
    tag,
    summary: 'Um jogo lance a lance',
    params: matchParams,
    query: itemQuery({ fields: LivePage.properties }, {}),
    answer: Item(LivePage),
  }),
  getMatchLineups: endpoint({
    id: 'getMatchLineups',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/jogos/{idjogo}/escalacao',
    access: 'user',
    scope: 'matches:read',
    tag,
    summary: 'As escalações de um jogo e os desfalques',
    params: matchParams,
    query: itemQuery({ fields: LineupsPage.properties }, {}),
    answer: Item(LineupsPage),
  }),
  getMatchOfficials: endpoint({
    id: 'getMatchOfficials',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/jogos/{idjogo}/arbitros',
    access: 'user',
    scope: 'matches:read',
    tag,
    summary: 'A arbitragem de um jogo, com os números de cada um',
    params: matchParams,
    query: itemQuery({ fields: OfficialsPage.properties }, {}),
    answer: Item(OfficialsPage),
  }),
}
