import { amongTied, overall } from '../criterion.ts'
import type { StandingsRules } from '../rules.ts'
import { fifaConduct } from './conduct-scales.ts'

const base = { pointsPerWin: 3, pointsPerDraw: 1, conduct: fifaConduct, zones: [{ id: 'oitavas', from: 1, to: 2 }] }

/** Libertadores and Sul-Americana groups from 2026. */
export const conmebolGroups: StandingsRules = {
  ...base,
  criteria: [
    ...overall('points'),
    ...amongTied('points', 'goalDifference', 'goalsFor'),
    ...overall('goalDifference', 'goalsFor', 'fewestReds', 'fewestYellows', 'lot'),
  ],
}

/** Libertadores groups until 2025. */
export const conmebolGroups2025: StandingsRules = {
  ...base,
  criteria: overall('points', 'goalDifference', 'goalsFor', 'awayGoals', 'ranking'),
}
