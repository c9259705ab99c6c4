/** What a source counted of one player in one match. Null: the source does not say, which weighs nothing. */
export interface PlayerStatistics {
  readonly minutes: number
  readonly shots: number | null
  readonly shotsOnTarget: number | null
  readonly passes: number | null
  readonly passesCompleted: number | null
  readonly keyPasses: number | null
  readonly dribbles: number | null
  readonly dribblesCompleted: number | null
  readonly tackles: number | null
  readonly interceptions: number | null
  readonly blocks: number | null
  readonly duels: number | null
  readonly duelsWon: number | null
  readonly fouls: number | null
  readonly foulsDrawn: number | null
  readonly saves: number | null
  /** Of a goalkeeper only. */
  readonly conceded: number | null
}

/** A player's goals, assists and cards in a match, counted from its events. */
export interface PlayerDeeds {
  /** With the ball in play. */
  readonly goals: number
  /** Scored from the spot. */
  readonly penalties: number
  readonly missedPenalties: number
  readonly ownGoals: number
  readonly assists: number
  readonly yellow: number
  /** Sent off, by a second yellow or directly. */
  readonly red: number
}

/** The part of an event that is counted for a player. */
export interface DeedEvent {
  readonly type: string
  readonly player: string | null
  /** The player who gave the pass to a goal. */
  readonly assist: string | null
}

/** What a player did in a match whose standing events are these. */
export function deedsOf(player: string, events: readonly DeedEvent[]): PlayerDeeds {
  const own = events.filter((event) => event.player === player)
  const count = (...types: readonly string[]) => own.filter(({ type }) => types.includes(type)).length
  return {
    goals: count('goal'),
    penalties: count('penalty'),
    missedPenalties: count('missedPenalty'),
    ownGoals: count('ownGoal'),
    assists: events.filter(({ assist }) => assist === player).length,
    yellow: count('yellow'),
    red: count('secondYellow', 'red'),
  }
}

export const RATING = {
  /** What a player begins with. */
  start: 6,
  least: 3,
  most: 10,
  /** A player with fewer minutes is not rated, because a few touches show nothing. */
  minutes: 15,
  /** The share of passes that is expected to arrive; those above and below it count. */
  passesExpected: 0.8,
} as const

/** What each thing adds to the rating or takes from it, each time. */
export const RATING_WEIGHTS = {
  goals: 1,
  penalties: 0.7,
  assists: 0.6,
  shotsOnTargetSaved: 0.15,
  keyPasses: 0.15,
  dribblesCompleted: 0.1,
  foulsDrawn: 0.05,
  tackles: 0.1,
  interceptions: 0.1,
  blocks: 0.1,
  duelsWon: 0.05,
  saves: 0.25,
  passesAboveExpected: 0.03,
  duelsLost: -0.05,
  fouls: -0.08,
  conceded: -0.35,
  yellow: -0.3,
  missedPenalties: -0.7,
  ownGoals: -0.8,
  red: -1.5,
} as const satisfies Readonly<Record<string, number>>

export type RatingPart = keyof typeof RATING_WEIGHTS

/** How often each thing was done, as the weights count it. */
export function ratingCounts(statistics: PlayerStatistics, deeds: PlayerDeeds): Readonly<Record<RatingPart, number>> {
  const { goals, penalties, assists, yellow, missedPenalties, ownGoals, red } = deeds
  const { passes, passesCompleted, duels, duelsWon } = statistics
  const known = (figure: number | null) => figure ?? 0
  return {
    goals,
    penalties,
    assists,
    yellow,
    missedPenalties,
    ownGoals,
    red,
    // A goal is a shot on target too, and counts as a goal only.
    shotsOnTargetSaved: Math.max(0, known(statistics.shotsOnTarget) - goals - penalties),
    keyPasses: known(statistics.keyPasses),
    dribblesCompleted: known(statistics.dribblesCompleted),
    foulsDrawn: known(statistics.foulsDrawn),
    tackles: known(statistics.tackles),
    interceptions: known(statistics.interceptions),
    blocks: known(statistics.blocks),
    duelsWon: known(duelsWon),
    duelsLost: duels === null || duelsWon === null ? 0 : duels - duelsWon,
    saves: known(statistics.saves),
    conceded: known(statistics.conceded),
    fouls: known(statistics.fouls),
    passesAboveExpected:
      passes === null || passesCompleted === null ? 0 : passesCompleted - RATING.passesExpected * passes,
  }
}

/**
 * A player's rating in a match, from 3 to 10 with one decimal: 6, and what each thing done weighs. Null where it would be
 * invented: less than a quarter of an hour on the pitch, or a source that counted no passes, and so nothing between the
 * events.
 */
export function ratePlayer(statistics: PlayerStatistics, deeds: PlayerDeeds): number | null {
  if (statistics.minutes < RATING.minutes || statistics.passes === null) return null
  const counts = ratingCounts(statistics, deeds)
  const parts = Object.keys(RATING_WEIGHTS) as RatingPart[]
  const sum = RATING.start + parts.reduce((total, part) => total + RATING_WEIGHTS[part] * counts[part], 0)
  // Hundredths first, or 6.25 made of tenths that a computer cannot write falls to either side.
  return Math.round(Math.round(Math.min(RATING.most, Math.max(RATING.least, sum)) * 100) / 10) / 10
}
