import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, Nullable, Page } from '../shapes/shapes.ts'
import { footballListQuery, Id, Season } from './reading.ts'
import { CompetitionRef, PersonRef, TeamRef } from './refs.ts'

const cardCounts = { yellow: Type.Integer(), secondYellow: Type.Integer(), red: Type.Integer() }
/** What each list of cards can be sorted by. The first is the rule of the places. */
export const cardSorts = ['cards', 'player', 'team', 'yellow', 'secondYellow', 'red', 'situation', 'played', 'fairPlay']
const order =
  '`cards`, sem `sort`, é a ordem dos lugares: entre os jogadores, mais expulsões (segundo amarelo ou vermelho direto), depois mais amarelos, e com a cor amarela ao contrário; entre os times, menos pontos de indisciplina. Números vêm do maior ao menor, nomes de A a Z, e `situation` traz os suspensos e os pendurados primeiro. `situation` e `player` ordenam só os jogadores; `played` e `fairPlay`, só os times. O lugar não muda com a ordem.'
export const PlayerCardsRow = Type.Object({
  position: Type.Integer({
    description: 'Pela regra: mais expulsões primeiro, depois mais amarelos; iguais dividem o lugar.',
  }),
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

const tag = 'Campeonatos'
const params = Exactly({ id: Id })
const season = { temporada: Type.Optional(Season) }
const paged = Page(PlayerCardsRow).properties
const cardsListing = { fields: PlayerCardsRow.properties, sorts: cardSorts } as const
const cardsAnswer = Type.Object({
  data: Type.Object({ players: Type.Array(PlayerCardsRow), teams: Type.Array(TeamCardsRow) }),
  page: paged.page,
  links: paged.links,
  competition: CompetitionRef,
  edition: Nullable(Type.String()),
  editions: Type.Array(Type.String()),
})

export const cardEndpoints = {
  listCards: endpoint({
    id: 'listCards',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/cartoes',
    access: 'user',
    scope: 'competitions:read',
    tag,
    summary: 'Os cartões de uma edição, e quem está suspenso',
    description: `\`limit\` pagina os jogadores; os times vêm todos. ${order}`,
    params,
    query: footballListQuery(cardsListing, season),
    answer: cardsAnswer,
  }),
  listCardsOn: endpoint({
    id: 'listCardsOn',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/cartoes/{date}',
    access: 'user',
    scope: 'competitions:read',
    tag,
    summary: 'Os cartões em uma data',
    description: order,
    params: Exactly({ id: Id, date: Type.String({ maxLength: 20, examples: ['2026-05'] }) }),
    query: footballListQuery(cardsListing, season),
    answer: cardsAnswer,
  }),
  listCardsOnByColor: endpoint({
    id: 'listCardsOnByColor',
    method: 'GET',
    path: '/api/v1/campeonatos/{id}/cartoes/{date}/{color}',
    access: 'user',
    scope: 'competitions:read',
    tag,
    summary: 'Os cartões de uma cor em uma data',
    description: `A cor é \`amarelo\` ou \`vermelho\`; o segundo amarelo conta como vermelho. ${order}`,
    params: Exactly({
      id: Id,
      date: Type.String({ maxLength: 20, examples: ['2026-05'] }),
      color: Type.String({ maxLength: 20, examples: ['amarelo'] }),
    }),
    query: footballListQuery(cardsListing, season),
    answer: cardsAnswer,
  }),
}
