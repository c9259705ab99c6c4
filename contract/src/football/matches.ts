import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Nullable, Page, Timestamp } from '../shapes/shapes.ts'
import { Airing, Lineup, MatchEvent, MatchOfficial, MatchStatistics } from './match-parts.ts'
import {
  footballListQuery,
  IdList,
  PartialDate,
  recordFilters,
  recordMeta,
  Rounds,
  Seasons,
  SomeOf,
  Word,
} from './reading.ts'
import { CompetitionRef, Score, StadiumRef, TeamRef } from './refs.ts'

export const MatchStatus = Type.String({
  enum: [
    'scheduled',
    'firstHalf',
    'halfTime',
    'secondHalf',
    'break',
    'extraTimeFirstHalf',
    'extraTimeSecondHalf',
    'shootout',
    'finished',
    'finishedAfterExtraTime',
    'finishedOnPenalties',
    'postponed',
    'suspended',
    'abandoned',
    'cancelled',
    'awarded',
    'walkover',
  ],
})

export const Match = Type.Object({
  id: Type.String(),
  competition: CompetitionRef,
  edition: Type.String(),
  phase: Type.String(),
  group: Nullable(Type.String()),
  round: Nullable(Type.Object({ number: Nullable(Type.Integer()), name: Type.String() })),
  leg: Nullable(Type.Integer()),
  kickoff: Nullable(Timestamp),
  day: Nullable(Type.String({ description: 'O dia em São Paulo, conhecido mesmo sem a hora.' })),
  timeConfirmed: Type.Boolean(),
  rescheduledFrom: Nullable(Timestamp),
  status: MatchStatus,
  statusReason: Nullable(Type.String()),
  minute: Nullable(Type.Integer()),
  added: Nullable(Type.Integer()),
  home: TeamRef,
  away: TeamRef,
  score: Nullable(Score),
  halfTime: Nullable(Score),
  extraTime: Nullable(Score),
  penalties: Nullable(Score),
  winner: Nullable(Word('home', 'away')),
  annulled: Type.Boolean(),
  neutral: Type.Boolean(),
  stadium: Nullable(StadiumRef),
  city: Nullable(Type.String()),
  attendance: Nullable(Type.Integer()),
  income: Nullable(Type.Number()),
  airings: Type.Array(Airing),
  coverage: Type.Object({ events: Type.Boolean(), lineups: Type.Boolean(), statistics: Type.Boolean() }),
  ...recordMeta,
  sources: Type.Array(Type.Object({ dataset: Type.String(), at: Timestamp })),
  events: Type.Optional(Type.Array(MatchEvent)),
  lineups: Type.Optional(Type.Object({ home: Nullable(Lineup), away: Nullable(Lineup) })),
  statistics: Type.Optional(Type.Array(MatchStatistics)),
  officials: Type.Optional(Type.Array(MatchOfficial)),
})
export type Match = Static<typeof Match>

const inBoth = (field: string) => ['home', 'away'].map((side) => `lineups.${side}.${field}`)

/** What a match can be given with. */
export const matchIncludes = {
  home: { gives: 'Team' },
  'home.stadium': { gives: 'Stadium' },
  'home.confederation': { gives: 'Confederation' },
  away: { gives: 'Team' },
  'away.stadium': { gives: 'Stadium' },
  'away.confederation': { gives: 'Confederation' },
  stadium: { gives: 'Stadium' },
  events: {},
  'events.player': { gives: 'Player', at: ['events.player', 'events.related.player'] },
  lineups: {},
  'lineups.person': { gives: 'Player', at: [...inBoth('starters.person'), ...inBoth('bench.person')] },
  'lineups.coach': { gives: 'Coach', at: inBoth('coach') },
  statistics: {},
  officials: {},
} as const

export const matchListing = {
  fields: Match.properties,
  includes: matchIncludes,
  sorts: ['kickoff', 'updated'],
  formats: ['csv', 'json', 'ics'],
} as const

/** Filters of every list of matches, in the words of the addresses. */
export const matchFilters = {
  ids: recordFilters.ids,
  updated_since: recordFilters.updated_since,
  temporada: Type.Optional(Seasons),
  data: Type.Optional(PartialDate),
  de: Type.Optional(Type.String({ format: 'date', description: 'Deste dia em diante.' })),
  ate: Type.Optional(Type.String({ format: 'date', description: 'Até este dia.' })),
  situacao: Type.Optional(
    SomeOf(
      ['agendado', 'ao_vivo', 'encerrado', 'adiado'],
      'Agendados, ao vivo, encerrados, ou adiados e suspensos. Vários, separados por vírgula.',
    ),
  ),
  rodada: Type.Optional(Rounds),
  estadio: Type.Optional(IdList('stadium', 'Só os deste estádio.')),
  arbitro: Type.Optional(
    IdList('person', 'Só os que esta pessoa apitou, no campo ou no VAR, ou em que foi assistente.'),
  ),
  streaming: Type.Optional(IdList('streaming', 'Só os que este serviço mostra.')),
}
export const teamFilter = { time: Type.Optional(IdList('team', 'Só os deste time.')) }
export const competitionFilter = {
  campeonato: Type.Optional(IdList('competition', 'Só os deste campeonato.')),
}

export const Day = Type.Object({ day: Type.String(), matches: Type.Integer(), live: Type.Integer() })
export type Day = Static<typeof Day>
/** A page of matches, how many there are on the days around, and which championships matter most. */
const MatchDays = Type.Object({
  ...Page(Match).properties,
  days: Type.Array(Day),
  competitions: Type.Array(Type.String(), {
    description: 'Os campeonatos dos jogos desta página, do mais conhecido ao menos; os inventados por último.',
  }),
})

const tag = 'Jogos'

export const matchEndpoints = {
  listMatches: endpoint({
    id: 'listMatches',
    method: 'GET',
    path: '/api/v1/jogos',
    access: 'user',
    scope: 'matches:read',
    tag,
    summary: 'Todos os jogos, com filtros',
    description: 'Em `days`, quantos jogos há nos dias em volta de `data`, ou de hoje.',
    query: footballListQuery(matchListing, { ...matchFilters, ...competitionFilter, ...teamFilter }),
    answer: MatchDays,
  }),
  listMatchesOn: endpoint({
    id: 'listMatchesOn',
    method: 'GET',
    path: '/api/v1/jogos/{date}',
    access: 'user',
    scope: 'matches:read',
    tag,
    summary: 'Os jogos de um dia, mês ou ano',
    description: 'A data é `2024`, `2024-05` ou `2024-05-12`, pelo dia em São Paulo; ou `hoje`, `ontem`, `amanha`.',
    params: Exactly({ date: Type.String({ maxLength: 20, examples: ['hoje'] }) }),
    query: footballListQuery(matchListing, { ...matchFilters, ...competitionFilter, ...teamFilter }),
    answer: MatchDays,
  }),
}
