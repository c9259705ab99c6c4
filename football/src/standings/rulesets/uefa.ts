import { amongTiedAgain, ofOpponents, overall } from '../criterion.ts'
import type { StandingsRules } from '../rules.ts'
import { uefaConduct } from './conduct-scales.ts'

const base = { pointsPerWin: 3, pointsPerDraw: 1, conduct: uefaConduct, zones: [] }

/** The league phase of the club competitions, in which teams do not meet all others. */
export const uefaLeaguePhase: StandingsRules = {
  ...base,
  criteria: [
    ...overall('points', 'goalDifference', 'goalsFor', 'awayGoals', 'wins', 'awayWins'),
    ...ofOpponents('points', 'goalDifference', 'goalsFor'),
    ...overall('conduct', 'ranking'),
  ],
  zones: [
    { id: 'oitavas', from: 1, to: 8 },
    { id: 'repescagem', from: 9, to: 24 },
  ],
}

/** The club competitions' groups, until 2020-21 with away goals among the tied. */
export const uefaGroups: StandingsRules = {
  ...base,
  criteria: [
    ...overall('points'),
    ...amongTiedAgain('points', 'goalDifference', 'goalsFor', 'awayGoals'),
    ...overall('goalDifference', 'goalsFor', 'awayGoals', 'wins', 'awayWins', 'conduct', 'ranking'),
  ],
}

export const uefaEuro: StandingsRules = {
  ...base,
  criteria: [
    ...overall('points'),
    ...amongTiedAgain('points', 'goalDifference', 'goalsFor'),
    ...overall('goalDifference', 'goalsFor', 'wins', 'conduct', 'ranking'),
  ],
}
