import { Type, type Static } from 'typebox'
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
    enum: [
      'periodStart',
      'periodEnd',
      'goal',
      'penalty',
      'ownGoal',
      'missedPenalty',
      'yellow',
      'secondYellow',
      'red',
      'substitution',
      'var',
      'shootoutGoal',
      'shootoutMiss',
    ],
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

export const LineupPlayer = Type.Object({
  person: PersonRef,
  number: Nullable(Type.Integer()),
  position: Nullable(Word('goalkeeper', 'defender', 'midfielder', 'forward')),
  captain: Type.Boolean(),
  x: Nullable(Type.Integer({ description: 'Da própria meta para a frente, de 0 a 100.' })),
  y: Nullable(Type.Integer({ description: 'Da esquerda para a direita, de 0 a 100.' })),
  goals: Type.Integer(),
  yellow: Type.Boolean(),
  red: Type.Boolean(),
  cameOn: Nullable(Type.Integer({ description: 'Minuto em que entrou.' })),
  wentOff: Nullable(Type.Integer({ description: 'Minuto em que saiu.' })),
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
