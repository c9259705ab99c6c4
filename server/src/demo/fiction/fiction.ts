import type { Facts } from '../facts/facts.ts'
import { fictionalClubs, fictionalGrounds, FICTIONAL_PREFIX } from './fictional-clubs.ts'

/**
 * The story that the project starts with: one tournament of clubs and people that do not exist, so that something is
 * live at any hour. No real club or competition is in it.
 */
export const fiction: Facts = {
  idPrefix: FICTIONAL_PREFIX,
  confederations: [],
  stadiums: fictionalGrounds,
  teams: fictionalClubs,
  titles: [],
  streamings: [],
  rights: [],
  competitions: [],
  seriesA: [],
  seriesB: [],
  libertadoresGroups: [],
  copaDoBrasilEntrants: [],
}

export function isFiction({ idPrefix }: Pick<Facts, 'idPrefix'>): boolean {
  return idPrefix !== ''
}
