import type { TieRules } from '../knockouts/tie-rules.ts'
import { settleTie } from '../knockouts/tie.ts'
import type { Match, TeamId } from '../match/match.ts'

/** How a tie of one match, or of a first and a return match, is decided. */
export type RulesOfTies = (twoLegs: boolean) => TieRules

export interface MetTie {
  readonly teams: readonly [TeamId, TeamId]
  readonly matches: readonly Match[]
  readonly rules: TieRules
  /** By its matches or by who played on; null only between teams that had lost. */
  readonly winner: TeamId | null
  /** Rounds before the final, which is 0; null: between teams that had lost, such as for the third place. */
  readonly toFinal: number | null
}

export interface OpenTie {
  readonly teams: readonly [TeamId, TeamId]
  readonly matches: Match[]
}

/** Two semifinals and a final alone could also be three matches of a table whose other matches are unknown. */
const FEWEST_TIES = 4

/**
 * The knock-out that matches without a stated phase make up: winners meet winners until two are left, losers meet only
 * losers, and the last tie is decided. Null where the results leave any doubt.
 */
export function knockoutByMeeting(
  matches: readonly Match[],
  rulesOf: RulesOfTies,
  fewestTies = FEWEST_TIES,
): readonly MetTie[] | null {
  const ties = tiesOf(matches)
  if (!ties || ties.length < fewestTies) return null
  const nextOf = (tie: OpenTie, team: TeamId) =>
    ties.slice(ties.indexOf(tie) + 1).find(({ teams }) => teams.includes(team)) ?? null
  const winners = winnersOf(ties, rulesOf, nextOf)
  const out = new Set<TeamId>()
  const consolations = new Set<OpenTie>()
  for (const tie of ties) {
    const winner = winners.get(tie)
    const lost = tie.teams.filter((team) => out.has(team)).length
    if (lost === 1 || (lost === 0 && winner === undefined)) return null
    if (lost === 2) consolations.add(tie)
    for (const team of tie.teams) if (team !== winner) out.add(team)
  }
  const main = ties.filter((tie) => !consolations.has(tie))
  const final = main.at(-1)
  const nextOfWinner = (tie: OpenTie) => nextOf(tie, winners.get(tie)!)
  const isWhole = main.every((tie) => {
    const next = nextOfWinner(tie)
    return tie === final ? next === null : next !== null && !consolations.has(next)
  })
  if (!final || !isWhole) return null
  const roundOf = (tie: OpenTie): number => (tie === final ? 0 : 1 + roundOf(nextOfWinner(tie)!))
  return ties.map((tie) => ({
    ...tie,
    rules: tieRulesOf(tie, rulesOf),
    winner: winners.get(tie) ?? null,
    toFinal: consolations.has(tie) ? null : roundOf(tie),
  }))
}

/** All matches of two teams are one tie; null where one of them played another in between. */
export function tiesOf(matches: readonly Match[]): readonly OpenTie[] | null {
  const ties: OpenTie[] = []
  const latest = new Map<TeamId, OpenTie>()
  for (const match of matches) {
    const { home, away } = match
    const own = latest.get(home)
    if (own && own === latest.get(away)) {
      own.matches.push(match)
      continue
    }
    if (ties.some(({ teams }) => teams.includes(home) && teams.includes(away))) return null
    const tie: OpenTie = { teams: [home, away], matches: [match] }
    ties.push(tie)
    latest.set(home, tie).set(away, tie)
  }
  return ties
}

/** Home and away in turn are added up; the same again is a replay. */
export function tieRulesOf({ teams: [first], matches }: OpenTie, rulesOf: RulesOfTies): TieRules {
  const second = matches[1]
  if (!second) return { ...rulesOf(false), legs: 1 }
  return second.home === first ? { ...rulesOf(false), legs: 1, whenLevel: 'replay' } : { ...rulesOf(true), legs: 2 }
}

/** In a large knock-out a court may put out a winner, and the team that it beat plays on. More are results that contradict it. */
const TIES_PER_RULING = 32

function winnersOf(
  ties: readonly OpenTie[],
  rulesOf: RulesOfTies,
  nextOf: (tie: OpenTie, team: TeamId) => OpenTie | null,
): ReadonlyMap<OpenTie, TeamId> {
  const winners = new Map<OpenTie, TeamId>()
  const level: OpenTie[] = []
  for (const tie of ties) {
    const rules = tieRulesOf(tie, rulesOf)
    const { winner } = settleTie({ id: '', teams: tie.teams, legs: tie.matches, rules })
    if (winner === null) level.push(tie)
    else winners.set(tie, winner)
  }
  const ruled = [...winners].flatMap(([tie, winner]) => {
    const loser = tie.teams.find((team) => team !== winner)!
    return nextOf(tie, winner) === null && nextOf(tie, loser) !== null ? [[tie, loser] as const] : []
  })
  if (ruled.length * TIES_PER_RULING <= ties.length) for (const [tie, loser] of ruled) winners.set(tie, loser)
  for (const tie of level) {
    const winner = survivorOf(tie, ties, winners, nextOf)
    if (winner !== null) winners.set(tie, winner)
  }
  return winners
}

/** A level tie was won by the only team that played on; if both did, not by the one that met a loser. */
function survivorOf(
  tie: OpenTie,
  ties: readonly OpenTie[],
  winners: ReadonlyMap<OpenTie, TeamId>,
  nextOf: (tie: OpenTie, team: TeamId) => OpenTie | null,
): TeamId | null {
  const on = tie.teams.filter((team) => nextOf(tie, team) !== null)
  if (on.length < 2) return on[0] ?? null
  const lost = on.filter((team) => {
    const next = nextOf(tie, team)!
    const opponent = next.teams.find((each) => each !== team)!
    const before = ties.slice(0, ties.indexOf(next)).findLast(({ teams }) => teams.includes(opponent))
    return before !== undefined && before !== tie && winners.has(before) && winners.get(before) !== opponent
  })
  return lost.length === 1 ? on.find((team) => team !== lost[0])! : null
}
