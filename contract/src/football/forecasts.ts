import { Type, type Static } from 'typebox'
import { Nullable, Timestamp } from '../shapes/shapes.ts'
import { CompetitionRef, TeamRef } from './refs.ts'

const Chance = Type.Number({ minimum: 0, maximum: 1, description: 'De 0 a 1.' })

export const MatchForecast = Type.Object(
  {
    home: Type.Number({ description: 'A chance do mandante, de 0 a 1.' }),
    draw: Type.Number({ description: 'A chance do empate.' }),
    away: Type.Number({ description: 'A chance do visitante.' }),
    expectedGoals: Type.Object(
      { home: Type.Number(), away: Type.Number() },
      { description: 'Quantos gols se espera de cada lado em 90 minutos.' },
    ),
    scores: Type.Array(Type.Object({ home: Type.Integer(), away: Type.Integer(), chance: Chance }), {
      description: 'Os placares mais prováveis.',
    }),
    madeAt: Timestamp,
  },
  { description: 'Uma estimativa, feita antes do jogo e guardada como estava quando ele começou.' },
)
export type MatchForecast = Static<typeof MatchForecast>

export const Guarantee = Type.Object({
  places: Type.Integer({ description: 'Fala dos primeiros lugares até este.' }),
  state: Type.String({
    enum: ['certain', 'impossible', 'open'],
    description: 'Certo, impossível, ou ainda em aberto: provado, não simulado.',
  }),
  pointsNeeded: Nullable(Type.Integer({ description: 'Com tantos pontos a mais, ninguém tira.' })),
  sentence: Nullable(Type.String({ description: 'O mesmo, em palavras; nulo: não há o que dizer.' })),
})
export type Guarantee = Static<typeof Guarantee>

const ZoneChance = Type.Object({ id: Type.String(), name: Type.String(), chance: Chance })

const estimated = {
  points: Nullable(Type.Number({ description: 'A média de pontos no fim.' })),
  title: Nullable(Type.Number({ description: 'A chance de terminar em primeiro; nula onde isso não dá título.' })),
  zones: Type.Array(ZoneChance, { description: 'A chance de terminar em cada zona.' }),
  guarantees: Type.Array(Guarantee, { description: 'O que é certo, aconteça o que acontecer.' }),
}

const ProjectedTeam = Type.Object({
  team: TeamRef,
  positions: Type.Array(Type.Number(), { description: 'A chance de cada lugar, do primeiro ao último.' }),
  ...estimated,
})
export type ProjectedTeam = Static<typeof ProjectedTeam>

export const Projection = Type.Object(
  {
    state: Type.String({
      enum: ['estimated', 'finished', 'fixtures', 'unknownTeams', 'overdue', 'pending'],
      description:
        'Estimada; sem jogos por jogar; com jogos por marcar; com times pouco conhecidos; só com jogos sem data ou vencidos; ou sendo calculada.',
    }),
    round: Nullable(Type.Integer({ description: 'Depois de quantos jogos da maioria.' })),
    seasons: Type.Integer({ description: 'Quantas vezes o resto da temporada foi simulado.' }),
    madeAt: Nullable(Timestamp),
    teams: Type.Array(ProjectedTeam, { description: 'Na ordem da tabela.' }),
    history: Type.Array(
      Type.Object({
        round: Type.Integer(),
        teams: Type.Array(
          Type.Object({
            team: Type.String({ description: 'O id do time.' }),
            title: Nullable(Type.Number()),
            zones: Type.Array(Type.Object({ id: Type.String(), chance: Chance })),
          }),
        ),
      }),
      { description: 'O que se estimava depois de cada rodada.' },
    ),
  },
  { description: 'Onde cada um termina, em milhares de temporadas simuladas com as regras do campeonato.' },
)
export type Projection = Static<typeof Projection>

export const TeamProjection = Type.Object({
  competition: CompetitionRef,
  edition: Type.String(),
  round: Type.Integer(),
  ...estimated,
})
export type TeamProjection = Static<typeof TeamProjection>

export const TeamRating = Type.Object(
  {
    rating: Type.Integer({ description: '1500 é um time médio da primeira divisão, ou uma seleção média.' }),
    place: Type.Integer({ description: 'O lugar entre os que jogaram no último ano.' }),
    of: Type.Integer({ description: 'Entre quantos.' }),
  },
  { description: 'A força estimada, só pelos resultados.' },
)
export type TeamRating = Static<typeof TeamRating>
