import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Exactly, Item, Nullable, Page } from '../shapes.ts'
import { Match, matchFilters, matchListing } from './match.ts'
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
import {
  CompetitionRef,
  ConfederationRef,
  FormLetter,
  PersonRef,
  recordFigures,
  Score,
  StreamingRef,
  TeamRef,
} from './refs.ts'

export const Competition = Type.Object({
  id: Type.String(),
  code: Type.String(),
  kind: Type.String({ enum: ['league', 'cup', 'friendly'] }),
  participants: Type.String({ enum: ['club', 'national'] }),
  gender: Type.String({ enum: ['men', 'women'] }),
  name: Type.String(),
  officialName: Nullable(Type.String()),
  shortName: Nullable(Type.String()),
  acronym: Nullable(Type.String()),
  country: Nullable(Type.String()),
  state: Nullable(Type.String()),
  confederation: Nullable(ConfederationRef),
  crest: Nullable(Type.String()),
  edition: Nullable(Type.String({ description: 'A edição atual, ou a última.' })),
  editions: Type.Integer({ description: 'Quantas edições são conhecidas.' }),
  ...recordMeta,
})
export type Competition = Static<typeof Competition>

/** Why one team stands above another that is level with it on points. */
export const Decision = Type.Object({
  against: Type.Object({ id: Type.String(), name: Type.String() }),
  metric: Nullable(Type.String({ description: 'O critério; nulo: nada os separa, dividem o lugar.' })),
  scope: Nullable(Type.String()),
  sentence: Type.String({ description: 'O mesmo, em palavras.' }),
})

export const StandingsRow = Type.Object({
  position: Type.Integer(),
  change: Nullable(Type.Integer({ description: 'Lugares ganhos na última rodada.' })),
  team: TeamRef,
  points: Type.Integer(),
  ...recordFigures,
  percentage: Nullable(Type.Number()),
  form: Type.Array(FormLetter),
  zone: Nullable(Type.String()),
  deduction: Nullable(Type.Object({ points: Type.Integer(), reasons: Type.Array(Type.String()) })),
  cards: Type.Object({ yellow: Type.Integer(), red: Type.Integer() }),
  decidedBy: Type.Array(Decision),
})
export type StandingsRow = Static<typeof StandingsRow>

export const Tie = Type.Object({
  id: Type.String(),
  round: Nullable(Type.String()),
  position: Type.Integer(),
  first: Nullable(TeamRef),
  second: Nullable(TeamRef),
  aggregate: Nullable(Type.Object({ first: Type.Integer(), second: Type.Integer() })),
  penalties: Nullable(Type.Object({ first: Type.Integer(), second: Type.Integer() })),
  winner: Nullable(Type.String({ description: 'O id do time que passou.' })),
  decidedBy: Nullable(Type.String({ description: 'O que decidiu: placar, gols fora, prorrogação, pênaltis.' })),
  from: Type.Array(Nullable(Type.String()), { description: 'De que confrontos vêm os dois.' }),
  matches: Type.Array(
    Type.Object({
      id: Type.String(),
      leg: Nullable(Type.Integer()),
      kickoff: Nullable(Type.String()),
      day: Nullable(Type.String()),
      status: Type.String(),
      home: Type.String({ description: 'O id do mandante.' }),
      score: Nullable(Score),
      penalties: Nullable(Score),
    }),
  ),
})
export type Tie = Static<typeof Tie>

export const Zone = Type.Object({
  id: Type.String(),
  name: Type.String(),
  from: Type.Integer(),
  to: Type.Integer(),
})

export const StandingsPhase = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: Type.String({ enum: ['league', 'groups', 'knockout'] }),
  zones: Type.Array(Zone),
  criteria: Type.Array(Type.String(), { description: 'Os critérios de desempate, na ordem, em palavras.' }),
  rounds: Type.Array(Type.Object({ number: Nullable(Type.Integer()), name: Type.String() })),
  groups: Type.Array(Type.Object({ name: Type.String(), rows: Type.Array(StandingsRow) })),
  ties: Type.Array(Tie),
  positions: Type.Optional(
    Type.Array(
      Type.Object({
        team: TeamRef,
        group: Type.String(),
        positions: Type.Array(Nullable(Type.Integer())),
      }),
      { description: 'Com `include=positions`: o lugar de cada time depois de cada rodada.' },
    ),
  ),
})
export type StandingsPhase = Static<typeof StandingsPhase>

export const Standings = Type.Object({
  competition: CompetitionRef,
  edition: Type.String(),
  editions: Type.Array(Type.String()),
  round: Nullable(Type.Integer({ description: 'A rodada pedida, ou a última jogada.' })),
  date: Nullable(Type.String()),
  phases: Type.Array(StandingsPhase),
  demo: Type.Boolean(),
})
export type Standings = Static<typeof Standings>

export const ScorerRow = Type.Object({
  position: Type.Integer(),
  player: PersonRef,
  team: TeamRef,
  goals: Type.Integer(),
  penalties: Type.Integer(),
  assists: Type.Integer(),
  played: Nullable(Type.Integer({ description: 'Nulo onde não há escalações.' })),
  minutesPerGoal: Nullable(Type.Integer()),
})
export type ScorerRow = Static<typeof ScorerRow>

const cardCounts = { yellow: Type.Integer(), secondYellow: Type.Integer(), red: Type.Integer() }
export const PlayerCardsRow = Type.Object({
  position: Type.Integer(),
  player: PersonRef,
  team: TeamRef,
  ...cardCounts,
  pending: Type.Boolean({ description: 'Pendurado: o próximo amarelo suspende.' }),
  suspended: Type.Boolean({ description: 'Fora da próxima rodada.' }),
})
export type PlayerCardsRow = Static<typeof PlayerCardsRow>
export const TeamCardsRow = Type.Object({
  position: Type.Integer({ description: 'No jogo limpo: o primeiro é o mais disciplinado.' }),
  team: TeamRef,
  played: Type.Integer(),
  ...cardCounts,
  fairPlay: Type.Integer({ description: 'Pontos de indisciplina.' }),
})
export type TeamCardsRow = Static<typeof TeamCardsRow>

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

const Edition = Type.Object({
  name: Type.String(),
  starts: Nullable(Type.String()),
  ends: Nullable(Type.String()),
  hosts: Type.Array(Type.String()),
  demo: Type.Boolean(),
  finished: Type.Boolean(),
})

export const CompetitionPage = Type.Object({
  ...Competition.properties,
  edition: Nullable(Edition),
  editions: Type.Array(Type.String(), { description: 'Da mais nova à mais antiga.' }),
  round: Nullable(
    Type.Object({
      number: Nullable(Type.Integer()),
      name: Type.String(),
      of: Nullable(Type.Integer({ description: 'Quantas rodadas são.' })),
    }),
  ),
  leaders: Type.Array(Type.Object({ group: Nullable(Type.String()), rows: Type.Array(StandingsRow) }), {
    description: 'Os primeiros de cada tabela.',
  }),
  liveMatches: Type.Array(Match),
  nextMatches: Type.Array(Match),
  lastMatches: Type.Array(Match),
  topScorers: Type.Array(ScorerRow),
  champion: Nullable(TeamRef),
  lastChampions: Type.Array(ChampionRow),
  format: Nullable(Type.String({ description: 'O regulamento em uma ou duas frases.' })),
  averages: Type.Object({
    played: Type.Integer(),
    goals: Nullable(Type.Number()),
    cards: Nullable(Type.Number()),
    attendance: Nullable(Type.Number()),
  }),
  sources: Type.Array(Source),
})
export type CompetitionPage = Static<typeof CompetitionPage>

export const Right = Type.Object({
  streaming: Type.Object({
    ...StreamingRef.properties,
    kind: Type.String(),
    site: Nullable(Type.String()),
    free: Type.Boolean(),
  }),
  home: Nullable(TeamRef),
  starts: Nullable(Type.String()),
  ends: Nullable(Type.String()),
  note: Nullable(Type.String()),
})
export type Right = Static<typeof Right>
export const Transmission = Type.Object({
  competition: CompetitionRef,
  edition: Nullable(Type.String()),
  editions: Type.Array(Type.String()),
  rights: Type.Array(Right),
  matches: Type.Array(Match, { description: 'Os próximos jogos com transmissão conhecida.' }),
})
export type Transmission = Static<typeof Transmission>

const tag = 'Campeonatos'
const params = Exactly({ id: Id })
const season = { temporada: Type.Optional(Season) }
const paged = Page(Match).properties
const scorerListing = { fields: ScorerRow.properties, sorts: ['goals', 'assists'] } as const
const scorersAnswer = Type.Object({
  ...Page(ScorerRow).properties,
  competition: CompetitionRef,
  edition: Nullable(Type.String()),
  editions: Type.Array(Type.String()),
})
const cardsListing = { fields: PlayerCardsRow.properties, sorts: ['cards'] } as const
const cardsAnswer = Type.Object({
  data: Type.Object({ players: Type.Array(PlayerCardsRow), teams: Type.Array(TeamCardsRow) }),
  page: paged.page,
  links: paged.links,
  competition: CompetitionRef,
  edition: Nullable(Type.String()),
  editions: Type.Array(Type.String()),
})

export const competitionEndpoints = {
  listCompetitions: endpoint({
    id: 'listCompetitions',
    method: 'GET',
    path: '/api/v1/campeonatos',
    access: 'user',
    tag,
    summary: 'Campeonatos',
    query: footballListQuery(
      { fields: Competition.properties, includes: ['confederation'], sorts: ['name', 'updated'] },
      {
        ...recordFilters,
        pais: Type.Optional(CountryCode),
        tipo: Type.Optional(Type.String({ enum: ['liga', 'copa', 'amistoso'] })),
        participantes: Type.Optional(Type.String({ enum: ['clubes', 'selecoes'] })),
        confederacao: Type.Optional(Type.String({ maxLength: 200 })),
      },
    ),
    answer: Page(Competition),
  }),
  getCompetition: endpoint({
    id: 'getCompetition',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}',
    access: 'user',
    tag,
    summary: 'Um campeonato: rodada atual, líderes, próximos jogos',
    params,
    query: itemQuery({ fields: CompetitionPage.properties, includes: ['confederation'] }, season),
    answer: Item(CompetitionPage),
  }),
  getStandings: endpoint({
    id: 'getStandings',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/tabela',
    access: 'user',
    tag,
    summary: 'A tabela, com o que desempatou cada par, e o mata-mata',
    params,
    query: itemQuery(
      { fields: Standings.properties, includes: ['positions'] },
      {
        ...season,
        rodada: Type.Optional(
          Type.Integer({ minimum: 1, maximum: 999, description: 'Como estava depois desta rodada.' }),
        ),
        data: Type.Optional(PartialDate),
        local: Type.Optional(Type.String({ enum: ['casa', 'fora'], description: 'Só em casa, ou só fora.' })),
      },
    ),
    answer: Item(Standings),
  }),
  listChampions: endpoint({
    id: 'listChampions',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/campeoes',
    access: 'user',
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
  getTransmission: endpoint({
    id: 'getTransmission',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/transmission',
    access: 'user',
    tag,
    summary: 'Quem mostra o campeonato, e onde passa cada jogo',
    params,
    query: itemQuery({ fields: Transmission.properties }, season),
    answer: Item(Transmission),
  }),
  listScorers: endpoint({
    id: 'listScorers',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/artilheiros',
    access: 'user',
    tag,
    summary: 'Os artilheiros de uma edição',
    params,
    query: footballListQuery(scorerListing, { ...season, time: Type.Optional(Type.String({ maxLength: 200 })) }),
    answer: scorersAnswer,
  }),
  listScorersBy: endpoint({
    id: 'listScorersBy',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/artilheiros/{filter}',
    access: 'user',
    tag,
    summary: 'Os artilheiros em uma data ou em um local',
    description:
      'O que parece data é data (`2024`, `2024-05`, `2024-05-12`), sobre todas as edições; senão é um local: `casa`, `fora`, `neutro` ou o id de um estádio.',
    params: Exactly({ id: Id, filter: Type.String({ minLength: 1, maxLength: 200, examples: ['casa'] }) }),
    query: footballListQuery(scorerListing, { ...season, time: Type.Optional(Type.String({ maxLength: 200 })) }),
    answer: scorersAnswer,
  }),
  listCards: endpoint({
    id: 'listCards',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/cartoes',
    access: 'user',
    tag,
    summary: 'Os cartões de uma edição, e quem está suspenso',
    description: '`limit` pagina os jogadores; os times vêm todos.',
    params,
    query: footballListQuery(cardsListing, season),
    answer: cardsAnswer,
  }),
  listCardsOn: endpoint({
    id: 'listCardsOn',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/cartoes/{date}',
    access: 'user',
    tag,
    summary: 'Os cartões em uma data',
    params: Exactly({ id: Id, date: Type.String({ maxLength: 20, examples: ['2026-05'] }) }),
    query: footballListQuery(cardsListing, season),
    answer: cardsAnswer,
  }),
  listCardsOnByColor: endpoint({
    id: 'listCardsOnByColor',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/cartoes/{date}/{color}',
    access: 'user',
    tag,
    summary: 'Os cartões de uma cor em uma data',
    description: 'A cor é `amarelo` ou `vermelho`; o segundo amarelo conta como vermelho.',
    params: Exactly({
      id: Id,
      date: Type.String({ maxLength: 20, examples: ['2026-05'] }),
      color: Type.String({ maxLength: 20, examples: ['amarelo'] }),
    }),
    query: footballListQuery(cardsListing, season),
    answer: cardsAnswer,
  }),
  listCompetitionMatches: endpoint({
    id: 'listCompetitionMatches',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/jogos',
    access: 'user',
    tag,
    summary: 'Os jogos de uma edição, por rodada ou data',
    params,
    query: footballListQuery(matchListing, {
      ...matchFilters,
      rodada: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
      fase: Type.Optional(Type.String({ maxLength: 200, description: 'O nome da fase.' })),
      time: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    answer: Type.Object({
      ...paged,
      competition: CompetitionRef,
      edition: Nullable(Type.String()),
      editions: Type.Array(Type.String()),
      rounds: Type.Array(
        Type.Object({
          phase: Type.String(),
          number: Nullable(Type.Integer()),
          name: Type.String(),
          current: Type.Boolean(),
        }),
      ),
    }),
  }),
}
