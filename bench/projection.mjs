// Ten thousand whole seasons of twenty teams, on one core, as the background thread plays them.
import { projectSeason, rulesets, scorelineChances } from '../football/src/index.ts'

const teams = Array.from({ length: 20 }, (_, place) => `team ${place}`)
const scorelines = scorelineChances({ home: 1.5, away: 1.1 }, -0.08)
const open = teams.flatMap((home) =>
  teams.filter((away) => away !== home).map((away) => ({ home, away, homeGoals: 0, awayGoals: 0, scorelines })),
)

const begun = performance.now()
projectSeason({ phase: { rules: rulesets.brasileiraoSerieA, teams }, played: [], open, seasons: 10_000, seed: 'bench' })
// In seconds.
console.log((performance.now() - begun) / 1000)
