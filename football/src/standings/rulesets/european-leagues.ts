import { amongTied, overall } from '../criterion.ts'
import type { StandingsRules } from '../rules.ts'
import { spanishConduct, uefaConduct } from './conduct-scales.ts'

const base = { pointsPerWin: 3, pointsPerDraw: 1, conduct: uefaConduct, zones: [] }

export const england: StandingsRules = {
  ...base,
  criteria: [...overall('points', 'goalDifference', 'goalsFor'), ...amongTied('points', 'awayGoals')],
}

// Head-to-head applies only once both matches are played: until then the table goes by goals.
export const spain: StandingsRules = {
  ...base,
  criteria: [
    ...overall('points'),
    ...amongTied('points', 'goalDifference'),
    ...overall('goalDifference', 'goalsFor', 'conduct'),
  ],
  conduct: spanishConduct,
  meetings: 2,
}

export const portugal: StandingsRules = {
  ...base,
  criteria: [...overall('points'), ...amongTied('points', 'goalDifference'), ...overall('goalDifference', 'goalsFor')],
  meetings: 2,
}

export const italy2021: StandingsRules = portugal

/** Since 2022-23 two teams level for the title or for staying up play an extra match. */
export const italy: StandingsRules = {
  ...italy2021,
  criteria: italy2021.criteria.toSpliced(1, 0, ...overall('playOff')),
}

export const germany: StandingsRules = {
  ...base,
  criteria: [
    ...overall('points', 'goalDifference', 'goalsFor'),
    ...amongTied('points', 'goalDifference'),
    ...overall('awayGoals'),
  ],
}

export const france: StandingsRules = germany
