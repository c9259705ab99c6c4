import { clubs } from './clubs.ts'
import type { TeamFact } from './fact.ts'
import { nationalTeams } from './national-teams.ts'

export * from './fact.ts'
export { competitions } from './competitions.ts'
export { confederations } from './confederations.ts'
export { rights } from './rights.ts'
export { copaDoBrasilEntrants, libertadoresGroups, seriesA, seriesB } from './season.ts'
export { stadiums } from './stadiums.ts'
export { streamings } from './streamings.ts'
export { titles } from './titles.ts'

export const teams: readonly TeamFact[] = [...clubs, ...nationalTeams]
