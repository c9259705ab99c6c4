import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Item, Nullable, Page } from '../shapes/shapes.ts'
import { ChampionRow } from './champions.ts'
import { Match, matchFilters, matchListing, teamFilter } from './matches.ts'
import { MatchRef } from './match-story.ts'
import {
  CountryCodes,
  footballListQuery,
  Id,
  IdList,
  itemQuery,
  recordFilters,
  recordMeta,
  Season,
  SomeOf,
  Source,
} from './reading.ts'
import { CompetitionRef, ConfederationRef, TeamRef } from './refs.ts'
import { ScorerRow } from './scorers.ts'
import { StandingsRow } from './standings.ts'

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
  lateMatches: Type.Array(Match, { description: 'De rodadas que já passaram, ainda por jogar.' }),
  lastMatches: Type.Array(Match),
  topScorers: Type.Array(ScorerRow),
  champion: Nullable(TeamRef),
  decidedIn: Nullable(
    Type.Object(
      { ...MatchRef.properties },
      { description: 'O jogo com que o título ficou decidido, às vezes de um rival; nulo onde os jogos não o provam.' },
    ),
  ),
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

const tag = 'Campeonatos'
const params = Exactly({ id: Id })
const season = { temporada: Type.Optional(Season) }
const paged = Page(Match).properties

export const competitionEndpoints = {
  listCompetitions: endpoint({
    id: 'listCompetitions',
    method: 'GET',
    path: '/api/v1/campeonatos',
    access: 'user',
    scope: 'competitions:read',
    tag,
    summary: 'Campeonatos',
    query: footballListQuery(
      {
        fields: Competition.properties,
        includes: { confederation: { gives: 'Confederation' } },
        sorts: ['name', 'fame', 'updated'],
      },
      {
        ...recordFilters,
        pais: Type.Optional(CountryCodes),
        tipo: Type.Optional(SomeOf(['liga', 'copa', 'amistoso'], 'Pontos corridos, mata-mata ou amistosos.')),
        participantes: Type.Optional(SomeOf(['clubes', 'selecoes'], 'De clubes ou de seleções.')),
        confederacao: Type.Optional(IdList('confederation', 'Dela ou das que estão abaixo dela.')),
      },
    ),
    answer: Page(Competition),
  }),
  getCompetition: endpoint({
    id: 'getCompetition',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}',
    access: 'user',
    scope: 'competitions:read',
    tag,
    summary: 'Um campeonato: rodada atual, líderes, próximos jogos',
    params,
    query: itemQuery(
      { fields: CompetitionPage.properties, includes: { confederation: { gives: 'Confederation' } } },
      season,
    ),
    answer: Item(CompetitionPage),
  }),
  listCompetitionMatches: endpoint({
    id: 'listCompetitionMatches',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/jogos',
    access: 'user',
    scope: 'matches:read',
    tag,
    summary: 'Os jogos de uma edição, por rodada ou data',
    params,
    query: footballListQuery(matchListing, {
      ...matchFilters,
      fase: Type.Optional(
        Type.String({
          maxLength: 200,
          pattern: '^[^,]*\\S[^,]*(?:,[^,]*\\S[^,]*){0,9}$',
          'x-refusal': 'Use nomes de fases, como `Final` ou `Semifinais,Final`, até 10.',
          description: 'O nome da fase; várias, separadas por vírgula.',
        }),
      ),
      ...teamFilter,
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
