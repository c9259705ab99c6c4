import { addDays, type Day, finalScore, type Score, standings } from '@meio-campo/football'
import type { Leg } from '../standings/edition-legs.ts'
import type { EditionStructure, PhaseStructure } from '../standings/edition-structure.ts'
import { findFinal, type SettledTie, settleTies } from '../standings/knockout-bracket.ts'
import { listInWords } from './list-in-words.ts'

export interface DecidedEdition {
  readonly champion: string
  readonly runnerUp: string | null
  /** In words, the champion's goals first; null where there was no final. */
  readonly finalScore: string | null
  /** The champion's last match. */
  readonly last: Leg
}

/** A season without fixtures may only seem to be over; after some weeks without a match it is. */
export const QUIET_DAYS = 30
const OPEN = new Set(['scheduled', 'postponed', 'suspended'])

/**
 * The champion by the results alone: null unless every match was played, and the edition ended either in its only table
 * or in a final. Any other format needs an entered title.
 */
export function decideEdition({ phases }: EditionStructure, kind: string, today: Day): DecidedEdition | null {
  const legs = phases.flatMap((phase) => phase.legs)
  const lastDay = legs.reduce((last, { row }) => (row.day !== null && row.day > last ? row.day : last), '')
  const open = legs.some(({ row }) => OPEN.has(row.status) && !row.annulled)
  if (open || lastDay === '' || lastDay > addDays(today, -QUIET_DAYS)) return null
  const decisive = decisiveOf(phases)
  const leagues = phases.filter((phase) => phase.kind === 'league')
  if (decisive?.kind === 'league') return leagues.length === 1 && isWhole(decisive) ? firstOfTable(decisive) : null
  return decideByFinal({ phases }, kind)
}

/** The winner of the final that ends an edition, once its rules have settled it. */
export function decideByFinal(
  { phases }: Pick<EditionStructure, 'phases'>,
  kind: string,
): (DecidedEdition & { readonly legs: readonly Leg[] }) | null {
  const rounds = new Map(
    phases.filter((phase) => phase.kind === 'knockout').map((phase) => [phase, settleTies(phase)] as const),
  )
  const decisive = decisiveOf(phases.filter((phase) => !isAmongLosers(phase, rounds)))
  // A league's play-offs may be for the title or for promotion.
  const hasLeague = kind === 'league' && phases.some((phase) => phase.kind === 'league')
  if (decisive?.kind !== 'knockout' || hasLeague || hasOtherWinners(decisive, phases, rounds)) return null
  const final = findFinal(decisive)
  if (!final?.winner || final.legs.length === 0 || !comesFromAbove(final, decisive, phases)) return null
  return {
    champion: final.winner,
    runnerUp: final.loser,
    finalScore: finalScoreWords(final as SettledTie & { readonly winner: string }),
    last: final.legs.at(-1)!,
    legs: final.legs,
  }
}

type Rounds = ReadonlyMap<PhaseStructure, readonly SettledTie[]>

const losersOf = (ties: readonly SettledTie[]) => ties.flatMap(({ loser }) => loser ?? [])

/** A third-place match that is a phase of its own: all of its teams were knocked out in another phase. */
function isAmongLosers(phase: PhaseStructure, rounds: Rounds): boolean {
  const ties = rounds.get(phase) ?? []
  const out = new Set([...rounds].flatMap(([other, settled]) => (other === phase ? [] : losersOf(settled))))
  return ties.length > 0 && ties.every(({ teams }) => teams.every((team) => team !== null && out.has(team)))
}

/** Several finals belong to paths or half seasons, so none of them is certainly for the title. */
function hasOtherWinners(decisive: PhaseStructure, phases: readonly PhaseStructure[], rounds: Rounds): boolean {
  const out = new Set([...rounds.values()].flatMap(losersOf))
  return [...rounds.keys()].some((phase) => {
    const winner = phase === decisive ? null : (findFinal(phase)?.winner ?? null)
    if (winner === null || out.has(winner)) return false
    const later = new Set(
      phases
        .filter((other) => lastMoment(other) > lastMoment(phase))
        .flatMap(({ legs }) => legs.flatMap(({ row }) => [row.home_id, row.away_id])),
    )
    return !later.has(winner)
  })
}

/** A single tie after tables may be for the title or against relegation; the positions of its teams decide. */
function comesFromAbove(final: SettledTie, { ties }: PhaseStructure, phases: readonly PhaseStructure[]): boolean {
  if (ties.length > 1) return true
  const tables = phases.flatMap(({ groups }) => groups.map(({ contest, matches }) => standings(contest, matches)))
  return final.teams.every((team) => {
    const table = tables.findLast((rows) => rows.some((row) => row.team === team))
    const place = table?.findIndex((row) => row.team === team) ?? 0
    return place < Math.ceil((table?.length ?? 1) / 2)
  })
}

/** The phase whose last match was played last. */
const decisiveOf = (phases: readonly PhaseStructure[]) =>
  phases.toSorted((a, b) => lastMoment(a) - lastMoment(b)).at(-1)

/** Whether a competition has champions at all: friendlies have none, and qualifying only leads to another one. */
export function hasChampions({ id, kind }: { readonly id: string; readonly kind: string }): boolean {
  return (
    kind !== 'friendly' && !/^eliminatorias(?:_|$)|(?:^|_)(?:qualification|qualifying|qualifiers|quali)(?:_|$)/.test(id)
  )
}

/**
 * Whether all of a league is known: every club has played every other equally often, give or take a match that was
 * never played. A season with only some of its rounds has no champion.
 */
function isWhole({ groups, legs }: PhaseStructure): boolean {
  const played = new Map<string, number>()
  for (const { row } of legs) {
    if (row.annulled) continue
    for (const team of [row.home_id, row.away_id]) played.set(team, (played.get(team) ?? 0) + 1)
  }
  const counts = [...played.values()].toSorted((a, b) => a - b)
  const usual = counts[Math.floor(counts.length / 2)] ?? 0
  const opponents = counts.length - 1
  if (groups.some(({ contest }) => contest.teams.some((team) => !played.has(team)))) return false
  return opponents > 0 && usual % opponents === 0 && counts.every((count) => Math.abs(count - usual) <= 1)
}

function firstOfTable({ groups, legs }: PhaseStructure): DecidedEdition | null {
  const [table] = groups
  const [first, second] = table ? standings(table.contest, table.matches) : []
  if (!table || !first || !second || second.position === first.position) return null
  // A table with derived rules may use another tie-break, so a lead on goals alone decides nothing.
  if (table.derived && second.points === first.points) return null
  return { champion: first.team, runnerUp: second.team, finalScore: null, last: lastOf(first.team, legs)! }
}

function lastMoment({ legs }: PhaseStructure): number {
  return legs.reduce((last, { row }) => Math.max(last, row.moment.getTime()), Number.MIN_SAFE_INTEGER)
}

function lastOf(team: string, legs: readonly Leg[]): Leg | undefined {
  return legs.findLast(({ row }) => row.home_id === team || row.away_id === team)
}

/** `2–1 e 0–0`, `1–0 (prorrogação)`, `1–1 (4–3 nos pênaltis)`: the winner's goals first. */
function finalScoreWords({ winner, legs, decidedBy }: SettledTie & { readonly winner: string }): string | null {
  const seen = (score: Score, home: string) =>
    home === winner ? `${score.home}–${score.away}` : `${score.away}–${score.home}`
  const scores = legs.flatMap(({ match }) => {
    const score = finalScore(match)
    return score ? [seen(score, match.home)] : []
  })
  if (scores.length === 0) return null
  const { row, match } = legs.at(-1)!
  const kicks = row.penalties_home === null ? null : (match.penalties ?? null)
  const how = kicks
    ? ` (${seen(kicks, match.home)} nos pênaltis)`
    : decidedBy === 'penalties'
      ? ' (nos pênaltis)'
      : match.extraTime
        ? ' (prorrogação)'
        : ''
  return listInWords(scores) + how
}
