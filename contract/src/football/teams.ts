import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable, Page } from '../shapes/shapes.ts'
import { TeamProjection, TeamRating } from './forecasts.ts'
import { competitionFilter, Match, matchFilters, matchListing } from './matches.ts'
import {
  CountryCodes,
  footballListQuery,
  Id,
  IdList,
  itemQuery,
  recordFilters,
  recordMeta,
  Season,
  Seasons,
  SomeOf,
  Source,
  StateCodes,
} from './reading.ts'
import {
  CompetitionRef,
  ConfederationRef,
  FormLetter,
  GoalsInMinutes,
  PersonRef,
  RecordFigures,
  recordFigures,
  StadiumRef,
  TeamRef,
} from './refs.ts'
import { Transfer, transferFilters } from './transfers.ts'

export const Team = Type.Object({
  id: Type.String(),
  kind: Type.String({ enum: ['club', 'national'] }),
  gender: Type.String({ enum: ['men', 'women'] }),
  ageLevel: Type.String(),
  name: Type.String(),
  officialName: Nullable(Type.String()),
  shortName: Nullable(Type.String()),
  acronym: Nullable(Type.String()),
  nickname: Nullable(Type.String()),
  founded: Nullable(Type.Integer()),
  dissolved: Nullable(Type.Integer()),
  city: Nullable(Type.String()),
  state: Nullable(Type.String()),
  country: Nullable(Type.String()),
  colours: Type.Array(Type.String()),
  crest: Nullable(Type.String()),
  site: Nullable(Type.String()),
  socials: Type.Record(Type.String(), Type.String()),
  stadium: Nullable(StadiumRef),
  confederation: Nullable(ConfederationRef),
  ...recordMeta,
})
export type Team = Static<typeof Team>

const teamIncludes = { stadium: { gives: 'Stadium' }, confederation: { gives: 'Confederation' } } as const

export const teamListing = {
  fields: Team.properties,
  includes: teamIncludes,
  sorts: ['name', 'fame', 'founded', 'updated'],
} as const
export const teamFilters = {
  ...recordFilters,
  pais: Type.Optional(CountryCodes),
  estado: Type.Optional(StateCodes),
  tipo: Type.Optional(SomeOf(['clube', 'selecao'], 'Clubes ou seleções.')),
}

export const TeamTable = Type.Object({
  competition: CompetitionRef,
  edition: Type.String(),
  group: Nullable(Type.String()),
  position: Type.Integer(),
  points: Type.Integer(),
  played: Type.Integer(),
  zone: Nullable(Type.String()),
  positions: Type.Array(Type.Integer(), { description: 'O lugar depois de cada rodada.' }),
})

export const TeamPage = Type.Object({
  ...Team.properties,
  season: Nullable(
    Type.String({ description: 'A temporada pedida. Sem ela, tudo aqui é de hoje e da temporada em curso.' }),
  ),
  coach: Nullable(PersonRef),
  rivals: Type.Array(TeamRef),
  titles: Type.Integer({ description: 'Os registrados e os que os resultados provam.' }),
  lastMatches: Type.Array(Match, { description: 'Os cinco últimos, o mais novo primeiro.' }),
  nextMatch: Nullable(Match),
  tables: Type.Array(TeamTable, { description: 'Onde está em cada tabela atual, ou ficou nas da temporada pedida.' }),
  rating: Nullable(TeamRating),
  projections: Type.Array(TeamProjection, {
    description: 'Onde deve terminar em cada tabela em que há jogos por jogar.',
  }),
  topScorers: Type.Array(
    Type.Object({
      player: PersonRef,
      goals: Type.Integer(),
      played: Nullable(Type.Integer({ description: 'Nulo onde nenhuma escalação traz o jogador.' })),
    }),
  ),
  goalsByMinute: Type.Array(GoalsInMinutes, { description: 'Nesta temporada, de 15 em 15 minutos.' }),
  form: Type.Object({
    all: Type.Array(FormLetter, { description: 'O mais novo por último.' }),
    home: Type.Array(FormLetter),
    away: Type.Array(FormLetter),
    homeRecord: RecordFigures,
    awayRecord: RecordFigures,
  }),
  sources: Type.Array(Source),
})
export type TeamPage = Static<typeof TeamPage>

export const TeamTitle = Type.Object({
  competition: CompetitionRef,
  edition: Type.String(),
  runnerUp: Nullable(TeamRef),
  finalScore: Nullable(Type.String()),
  coach: Nullable(PersonRef),
  note: Nullable(Type.String()),
  derived: Type.Boolean({
    description: 'Calculado a partir dos resultados de uma edição sem título registrado; `false`: foi registrado.',
  }),
})
export type TeamTitle = Static<typeof TeamTitle>

export const TeamEdition = Type.Object({
  competition: CompetitionRef,
  edition: Type.String(),
  position: Nullable(Type.Integer({ description: 'O lugar na tabela, onde há uma só.' })),
  stage: Nullable(Type.String({ description: 'Até onde foi no mata-mata.' })),
  champion: Type.Boolean(),
  finished: Type.Boolean(),
  points: Nullable(Type.Integer()),
  ...recordFigures,
  demo: Type.Boolean(),
})
export type TeamEdition = Static<typeof TeamEdition>

export const SquadPlayer = Type.Object({
  person: PersonRef,
  number: Nullable(Type.Integer()),
  position: Nullable(Type.String({ enum: ['goalkeeper', 'defender', 'midfielder', 'forward'] })),
  birthDate: Nullable(Type.String()),
  age: Nullable(Type.Integer()),
  nationalities: Type.Array(Type.String()),
  heightCm: Nullable(Type.Integer()),
  played: Nullable(Type.Integer({ description: 'Nulo onde nenhuma escalação da temporada é conhecida.' })),
  goals: Nullable(Type.Integer({ description: 'Nulo onde nenhum lance da temporada é conhecido, como os cartões.' })),
  yellow: Nullable(Type.Integer()),
  red: Nullable(Type.Integer()),
  loan: Type.Boolean(),
  contractUntil: Nullable(Type.String()),
})
export type SquadPlayer = Static<typeof SquadPlayer>
export const Squad = Type.Object({
  season: Nullable(Type.String()),
  seasons: Type.Array(Type.String(), { description: 'As temporadas de que se conhece o elenco.' }),
  coach: Nullable(PersonRef),
  players: Type.Array(SquadPlayer),
})
export type Squad = Static<typeof Squad>

/** Seen from the team of the address. */
export const TeamHeadToHead = Type.Object({ opponent: TeamRef, ...recordFigures })

const teamPageIncludes = {
  ...teamIncludes,
  'lastMatches.stadium': { gives: 'Stadium' },
  'lastMatches.events': {},
  'lastMatches.officials': {},
  'nextMatch.stadium': { gives: 'Stadium' },
  'nextMatch.officials': {},
} as const

const tag = 'Times'
const params = Exactly({ id: Id })

export const teamEndpoints = {
  listTeams: endpoint({
    id: 'listTeams',
    method: 'GET',
    path: '/api/v1/times',
    access: 'user',
    scope: 'teams:read',
    tag,
    summary: 'Times e seleções',
    query: footballListQuery(teamListing, {
      ...teamFilters,
      estadio: Type.Optional(IdList('stadium', 'Os que mandam jogos neste estádio.')),
      confederacao: Type.Optional(IdList('confederation', 'Dela ou das que estão abaixo dela.')),
      campeonato: Type.Optional(IdList('competition', 'Os que jogam a edição atual.')),
    }),
    answer: Page(Team),
  }),
  getTeam: endpoint({
    id: 'getTeam',
    method: 'GET',
    path: '/api/v1/times/{id}',
    access: 'user',
    scope: 'teams:read',
    tag,
    summary: 'Um time: dados, forma, próximo jogo, tabelas',
    description:
      'Com `temporada`, as tabelas, os jogos, o técnico, os artilheiros e a campanha são os daquela temporada; nome, estádio, rivais e títulos são sempre os de hoje.',
    params,
    query: itemQuery({ fields: TeamPage.properties, includes: teamPageIncludes }, { temporada: Type.Optional(Season) }),
    answer: Item(TeamPage),
  }),
  listTeamTitles: endpoint({
    id: 'listTeamTitles',
    method: 'GET',
    path: '/api/v1/times/{id}/titulos',
    access: 'user',
    scope: 'teams:read',
    tag,
    summary: 'Os títulos de um time, do mais novo ao mais antigo',
    description:
      'Os registrados e, de edições sem título registrado, os que os resultados provam, com `derived`: a edição acabou, e foi decidida por uma só tabela ou por uma final.',
    params,
    query: footballListQuery({ fields: TeamTitle.properties, sorts: ['edition'] }, {}),
    answer: Page(TeamTitle),
  }),
  listTeamEditions: endpoint({
    id: 'listTeamEditions',
    method: 'GET',
    path: '/api/v1/times/{id}/campeonatos',
    access: 'user',
    scope: 'teams:read',
    tag,
    summary: 'Cada edição que um time jogou, com a campanha',
    params,
    query: footballListQuery(
      { fields: TeamEdition.properties, sorts: ['edition'] },
      { temporada: Type.Optional(Seasons) },
    ),
    answer: Page(TeamEdition),
  }),
  listTeamMatches: endpoint({
    id: 'listTeamMatches',
    method: 'GET',
    path: '/api/v1/times/{id}/jogos',
    access: 'user',
    scope: 'matches:read',
    tag,
    summary: 'Os jogos de um time',
    description: 'Com um `adversario`, também o confronto direto, em `headToHead`.',
    params,
    query: footballListQuery(matchListing, {
      ...matchFilters,
      ...competitionFilter,
      local: Type.Optional(SomeOf(['casa', 'fora'], 'Só em casa, ou só fora; nenhum dos dois em campo neutro.')),
      adversario: Type.Optional(IdList('team', 'Só contra este time.')),
      resultado: Type.Optional(SomeOf(['V', 'E', 'D'], 'Vitórias, empates ou derrotas deste time.')),
    }),
    answer: Type.Object({ ...Page(Match).properties, headToHead: Nullable(TeamHeadToHead) }),
  }),
  listTeamTransfers: endpoint({
    id: 'listTeamTransfers',
    method: 'GET',
    path: '/api/v1/times/{id}/transferencias',
    access: 'user',
    scope: 'teams:read',
    tag,
    summary: 'Quem chegou e quem saiu',
    params,
    query: footballListQuery(
      { fields: Transfer.properties, sorts: ['day'] },
      {
        ...transferFilters,
        sentido: Type.Optional(SomeOf(['entrada', 'saida'], 'Quem chegou ou quem saiu.')),
      },
    ),
    answer: Page(Transfer),
  }),
  getTeamSquad: endpoint({
    id: 'getTeamSquad',
    method: 'GET',
    path: '/api/v1/times/{id}/elenco',
    access: 'user',
    scope: 'teams:read',
    tag,
    summary: 'O elenco, o atual ou o de uma temporada',
    params,
    query: itemQuery({ fields: Squad.properties }, { temporada: Type.Optional(Season) }),
    answer: Item(Squad),
  }),
}
