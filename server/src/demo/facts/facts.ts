import * as all from './index.ts'

/** The real facts that the demonstration is built on. */
export type Facts = Pick<
  typeof all,
  | 'confederations'
  | 'stadiums'
  | 'teams'
  | 'titles'
  | 'streamings'
  | 'rights'
  | 'competitions'
  | 'seriesA'
  | 'seriesB'
  | 'libertadoresGroups'
  | 'copaDoBrasilEntrants'
>

export const facts: Facts = all
