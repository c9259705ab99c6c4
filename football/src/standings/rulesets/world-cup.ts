import { amongTied, amongTiedAgain, overall } from '../criterion.ts'
import type { StandingsRules } from '../rules.ts'
import { fifaConduct } from './conduct-scales.ts'

const headToHead = ['points', 'goalDifference', 'goalsFor'] as const
const base = { pointsPerWin: 3, pointsPerDraw: 1, conduct: fifaConduct, zones: [] }

/** Groups from 2026: head-to-head comes first. */
export const worldCup2026: StandingsRules = {
  ...base,
  criteria: [
    ...overall('points'),
    ...amongTied(...headToHead),
    ...overall('goalDifference', 'goalsFor', 'conduct', 'ranking'),
  ],
}

/** The same, with head-to-head run again on the teams it left level. */
export const worldCup2026Reapplied: StandingsRules = {
  ...base,
  criteria: [
    ...overall('points'),
    ...amongTiedAgain(...headToHead),
    ...overall('goalDifference', 'goalsFor', 'conduct', 'ranking'),
  ],
}

/** Groups from 1994 to 2022. */
export const worldCup2022: StandingsRules = {
  ...base,
  criteria: [
    ...overall('points', 'goalDifference', 'goalsFor'),
    ...amongTied(...headToHead),
    ...overall('conduct', 'lot'),
  ],
}

/** Groups from 1970 to 1990: two points for a win. */
export const worldCup1990: StandingsRules = { ...worldCup2022, pointsPerWin: 2 }

/** Groups until 1966: goal average, and an extra match between teams level on points where one was held. */
export const worldCup1966: StandingsRules = {
  ...base,
  pointsPerWin: 2,
  criteria: overall('points', 'playOff', 'goalAverage', 'goalDifference', 'goalsFor', 'lot'),
}
