/** How a tie is decided, edition by edition: plain data, like the rules of a table. */
export interface TieRules {
  /** Matches that are added up; any after these are replays, and the last replay decides alone, unless it is level. */
  readonly legs: 1 | 2
  readonly awayGoals: 'never' | 'ninetyMinutes' | 'extraTimeToo'
  readonly extraTime: boolean
  /** When goals leave both level. `home` and `away` are those of the last leg: a draw is enough for them. */
  readonly whenLevel: 'penalties' | 'replay' | 'home' | 'away'
}

/** World Cups, and finals in one match. */
export const singleMatch: TieRules = { legs: 1, awayGoals: 'never', extraTime: true, whenLevel: 'penalties' }

export const singleMatchReplayed: TieRules = { ...singleMatch, whenLevel: 'replay' }

export const singleMatchPenalties: TieRules = { ...singleMatch, extraTime: false }

/** The Copa do Brasil's opening round: the better-ranked visitor goes through with a draw. */
export const copaDoBrasilOpening: TieRules = { ...singleMatchPenalties, whenLevel: 'away' }

/** Copa do Brasil since 2018, Conmebol since 2022: penalties at once. */
export const twoLegs: TieRules = { ...singleMatchPenalties, legs: 2 }

/** Conmebol until 2021. */
export const twoLegsAwayGoals: TieRules = { ...twoLegs, awayGoals: 'ninetyMinutes' }

/** UEFA since 2021-22. */
export const twoLegsExtraTime: TieRules = { ...twoLegs, extraTime: true }

/** UEFA until 2020-21: a goal away from home weighed more in extra time as well. */
export const twoLegsExtraTimeAwayGoals: TieRules = { ...twoLegsExtraTime, awayGoals: 'extraTimeToo' }

export const tieRulesets = {
  copaDoBrasilOpening,
  singleMatch,
  singleMatchPenalties,
  singleMatchReplayed,
  twoLegs,
  twoLegsAwayGoals,
  twoLegsExtraTime,
  twoLegsExtraTimeAwayGoals,
} as const satisfies Record<string, TieRules>

export type TieRulesetName = keyof typeof tieRulesets
