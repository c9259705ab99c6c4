import { noSanctions, type Sanctions, sanctionKinds } from '../match/sanction.ts'
import type { Appearance } from '../match/appearance.ts'
import type { TeamId } from '../match/match.ts'

/** What a team's appearances add up to. */
export interface Tally {
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly goalsFor: number
  readonly goalsAgainst: number
  readonly awayGoals: number
  readonly awayWins: number
  readonly sanctions: Sanctions
  readonly deducted: number
}

export const emptyTally: Tally = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  awayGoals: 0,
  awayWins: 0,
  sanctions: noSanctions,
  deducted: 0,
}

/** One tally per team, in the teams' order; other teams' appearances are left out. */
export function tallies(teams: readonly TeamId[], appearances: readonly Appearance[]): ReadonlyMap<TeamId, Tally> {
  const totals = new Map(teams.map((team): [TeamId, Total] => [team, { ...emptyTally, sanctions: { ...noSanctions } }]))
  for (const appearance of appearances) {
    const total = totals.get(appearance.team)
    if (total) add(total, appearance)
  }
  return totals
}

// Written in place while it is being added up, and nowhere after: a table is many thousand additions.
type Writable<Figures> = { -readonly [Figure in keyof Figures]: Figures[Figure] }
type Total = Writable<Omit<Tally, 'sanctions'>> & { readonly sanctions: Writable<Sanctions> }

function add(total: Total, { outcome, side, goalsFor, goalsAgainst, match }: Appearance): void {
  total.played += 1
  total[outcome] += 1
  total.goalsFor += goalsFor
  total.goalsAgainst += goalsAgainst
  if (side === 'away') total.awayGoals += goalsFor
  if (side === 'away' && outcome === 'won') total.awayWins += 1
  const sanctions = match.sanctions?.[side]
  if (sanctions) for (const kind of sanctionKinds) total.sanctions[kind] += sanctions[kind]
}
