import { Type, type Static } from 'typebox'
import { deskEventTypes } from '../rules/event-types.ts'
import { spots, type Spot } from '../rules/record-fields/choices.ts'
import { Nullable } from '../shapes/shapes.ts'
import { Word } from './reading.ts'
import { PersonRef, Score, StreamingRef, TeamRef } from './refs.ts'

export const MatchEvent = Type.Object({
  id: Type.String({ description: 'Nunca muda: uma correção aumenta `revision`, uma anulação marca `retracted`.' }),
  revision: Type.Integer(),
  retracted: Type.Boolean(),
  period: Nullable(Type.String()),
  minute: Nullable(Type.Integer()),
  added: Nullable(Type.Integer()),
  side: Nullable(Word('home', 'away')),
  type: Type.String({
    enum: ['periodStart', 'periodEnd', ...deskEventTypes],
  }),
  detail: Nullable(Type.String()),
  player: Nullable(PersonRef),
  related: Nullable(Type.Object({ role: Word('assist', 'in', 'out'), player: PersonRef })),
  scoreAfter: Nullable(Score),
})
export type MatchEvent = Static<typeof MatchEvent>

const sideStatistics = Type.Object({
  possession: Nullable(Type.Integer()),
  shots: Nullable(Type.Integer()),
  shotsOnTarget: Nullable(Type.Integer()),
  corners: Nullable(Type.Integer()),
  fouls: Nullable(Type.Integer()),
  offsides: Nullable(Type.Integer()),
  saves: Nullable(Type.Integer()),
  passes: Nullable(Type.Integer()),
  passesCompleted: Nullable(Type.Integer()),
})
export const MatchStatistics = Type.Object({
  period: Type.String({ description: '`match` ou uma das etapas.' }),
  home: Nullable(sideStatistics),
  away: Nullable(sideStatistics),
})
export type MatchStatistics = Static<typeof MatchStatistics>

/** What a source counted of one player in one match. */
export const PlayerStatistics = Type.Object({
  minutes: Type.Integer({ description: 'Os minutos em campo, segundo a fonte dos números.' }),
  shots: Nullable(Type.Integer()),
  shotsOnTarget: Nullable(Type.Integer()),
  passes: Nullable(Type.Integer()),
  passesCompleted: Nullable(Type.Integer()),
  keyPasses: Nullable(Type.Integer({ description: 'Os passes que viraram finalização.' })),
  dribbles: Nullable(Type.Integer({ description: 'Os dribles tentados.' })),
  dribblesCompleted: Nullable(Type.Integer({ description: 'Os dribles certos.' })),
  tackles: Nullable(Type.Integer({ description: 'Os desarmes.' })),
  interceptions: Nullable(Type.Integer({ description: 'As interceptações.' })),
  blocks: Nullable(Type.Integer({ description: 'Os chutes e cruzamentos bloqueados.' })),
  duels: Nullable(Type.Integer({ description: 'Os duelos disputados.' })),
  duelsWon: Nullable(Type.Integer({ description: 'Os duelos ganhos.' })),
  fouls: Nullable(Type.Integer()),
  foulsDrawn: Nullable(Type.Integer({ description: 'As faltas sofridas.' })),
  saves: Nullable(Type.Integer()),
  conceded: Nullable(Type.Integer({ description: 'Os gols sofridos, só do goleiro.' })),
})
export type PlayerStatistics = Static<typeof PlayerStatistics>

/** What a player did in a match as numbers, and the rating that is made of them. */
export const playerNumbersInMatch = {
  statistics: Nullable(
    Type.Object(
      { ...PlayerStatistics.properties },
      { description: 'O que a fonte contou deste jogador no jogo; nulo onde nenhuma contou.' },
    ),
  ),
  rating: Nullable(
    Type.Number({
      description:
        'A nota, de 3 a 10: 6 e o que cada ação soma ou tira. Só onde uma fonte contou os números do jogador e ele jogou 15 minutos; nula nos outros casos.',
      examples: [7.4],
    }),
  ),
}

export const SpotWord = Type.Unsafe<Spot>({
  ...Word(...(Object.keys(spots) as Spot[])),
  description: 'Mais exato que `position`.',
})

export const LineupPlayer = Type.Object({
  person: PersonRef,
  number: Nullable(Type.Integer()),
  position: Nullable(Word('goalkeeper', 'defender', 'midfielder', 'forward')),
  spot: Nullable(SpotWord),
  captain: Type.Boolean(),
  x: Nullable(Type.Integer({ description: 'Da própria meta para a frente, de 0 a 100.' })),
  y: Nullable(Type.Integer({ description: 'Da esquerda para a direita, de 0 a 100.' })),
  goals: Type.Integer(),
  yellow: Type.Boolean(),
  red: Type.Boolean(),
  cameOn: Nullable(Type.Integer({ description: 'Minuto em que entrou.' })),
  wentOff: Nullable(Type.Integer({ description: 'Minuto em que saiu.' })),
  ...playerNumbersInMatch,
})
export type LineupPlayer = Static<typeof LineupPlayer>

export const Lineup = Type.Object({
  team: TeamRef,
  formation: Nullable(Type.String()),
  coach: Nullable(PersonRef),
  starters: Type.Array(LineupPlayer),
  bench: Type.Array(LineupPlayer),
})
export type Lineup = Static<typeof Lineup>

export const OfficialRole = Word('referee', 'assistant', 'fourth', 'var', 'avar')
export const MatchOfficial = Type.Object({ role: OfficialRole, person: PersonRef, country: Nullable(Type.String()) })
export type MatchOfficial = Static<typeof MatchOfficial>

export const Airing = Type.Object({
  streaming: StreamingRef,
  url: Nullable(Type.String()),
  statesIncluded: Type.Array(Type.String(), { description: 'Só nestes estados; vazio: em todos.' }),
  statesExcluded: Type.Array(Type.String()),
})
export type Airing = Static<typeof Airing>
