import { ofTiedPair, overall } from '../criterion.ts'
import type { StandingsRules, Zone } from '../rules.ts'
import { fifaConduct } from './conduct-scales.ts'

const serieAZones: readonly Zone[] = [
  { id: 'libertadores', from: 1, to: 4 },
  { id: 'pre_libertadores', from: 5, to: 6 },
  { id: 'sul_americana', from: 7, to: 12 },
  { id: 'rebaixamento', from: 17, to: 20 },
]

const serieBZones: readonly Zone[] = [
  { id: 'acesso', from: 1, to: 4 },
  { id: 'rebaixamento', from: 17, to: 20 },
]

// Head-to-head is read as one match of 180 minutes: the goals of both legs, added up.
export const brasileiraoSerieA: StandingsRules = {
  pointsPerWin: 3,
  pointsPerDraw: 1,
  criteria: [
    ...overall('points', 'wins', 'goalDifference', 'goalsFor'),
    ...ofTiedPair('goalDifference'),
    ...overall('fewestReds', 'fewestYellows', 'lot'),
  ],
  conduct: fifaConduct,
  zones: serieAZones,
}

export const brasileiraoSerieB: StandingsRules = { ...brasileiraoSerieA, zones: serieBZones }
