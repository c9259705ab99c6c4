import * as all from './index.ts'

/** What a demonstration is built on. */
export interface Facts extends Pick<
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
> {
  /** What the ids of invented people begin with. */
  readonly idPrefix: string
}

/** The real facts: those of an invented season of real clubs. */
export const facts: Facts = { ...all, idPrefix: '' }
