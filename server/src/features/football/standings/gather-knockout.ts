import { UNSTATED_PHASE } from '@meio-campo/contract/rules'
import { knockoutByMeeting, type MetTie, phasesByMeeting, type RulesOfTies } from '@meio-campo/football'
import { type PhaseFrame, yearOf } from './edition-frame.ts'
import type { Leg } from './edition-legs.ts'
import type { PhaseStructure, Round } from './edition-structure.ts'
import { inOrderOfRounds, roundNamed, roundNamer, toMetEntry } from './met-ties.ts'
import { tieRulesOf } from './standard-rules.ts'

/**
 * Completes a knock-out of which sources place only some matches in rounds: the others are placed if there is no doubt
 * about their round. Otherwise they stay apart.
 */
export function gatherKnockout(
  phases: readonly PhaseStructure[],
  frames: readonly PhaseFrame[],
): readonly PhaseStructure[] {
  const frame = frames.find(({ name, ties }) => name === UNSTATED_PHASE && ties.length === 0)
  const loose = phases.find(({ id, legs }) => id === frame?.id && legs.length > 0)
  if (!frame || !loose) return phases
  const rulesOf: RulesOfTies = (twoLegs) => tieRulesOf(frame.competition_id, yearOf(frame), twoLegs)
  const afterGroups = phases.some(({ kind }) => kind !== 'knockout')
  const stated = phases.filter(({ kind, ties }) => kind === 'knockout' && ties.length > 0)
  for (const phase of stated.toReversed()) {
    const placed = placeAmong(phase, loose, rulesOf) ?? placeAfter(phase, loose, rulesOf)
    if (!placed) continue
    const whole = gather(phase, loose, placed, afterGroups)
    return phases.flatMap((each) => (each === phase ? [whole] : each === loose ? [] : [each]))
  }
  return phases
}

/** What is known of ties without a round: the round that a source states for others as far from the final, or its name. */
interface Placed {
  readonly ties: readonly MetTie[]
  readonly nameOf: (toFinal: number | null) => string
  readonly stated: ReadonlyMap<number | null, Round>
}

/** All matches together are one knock-out: the rounds that sources state say how far each of theirs is from the final. */
function placeAmong(phase: PhaseStructure, loose: PhaseStructure, rulesOf: RulesOfTies): Placed | null {
  const met = knockoutByMeeting(matchesOf([...phase.legs, ...loose.legs]), rulesOf)
  if (!met) return null
  const isLoose = idsIn(loose)
  const entryOf = new Map(phase.ties.flatMap((entry) => entry.legs.map(({ match }) => [match.id, entry] as const)))
  const stated = new Map<number | null, Round>()
  for (const { matches, toFinal } of met) {
    const [first, ...others] = matches.map(({ id }) => isLoose.has(id))
    if (others.some((other) => other !== first)) return null
    const round = entryOf.get(matches[0]!.id)?.round
    if (round && !stated.has(toFinal)) stated.set(toFinal, round)
  }
  const ties = met.filter(({ matches }) => isLoose.has(matches[0]!.id))
  return { ties, nameOf: roundNamer(met), stated }
}

/** The matches left are a knock-out of their own, played when the stated rounds were over. */
function placeAfter(phase: PhaseStructure, loose: PhaseStructure, rulesOf: RulesOfTies): Placed | null {
  const matches = matchesOf(loose.legs)
  const [met, ...others] = phasesByMeeting(matches, rulesOf)
  if (met?.kind !== 'knockout' || others.length > 0) return null
  const lastStated = matchesOf(phase.legs).at(-1)?.day
  const firstLoose = matches[0]?.day
  if (!lastStated || !firstLoose || firstLoose <= lastStated) return null
  const nameOf = roundNamer(met.ties, phase.rounds.length)
  const isNamed = met.ties.some(({ toFinal }) => phase.rounds.some(({ name }) => name === nameOf(toFinal)))
  return isNamed ? null : { ties: met.ties, nameOf, stated: new Map() }
}

/** In a cup with groups, the ties between them and the round of sixteen. */
const BETWEEN_GROUPS_AND_ROUNDS = 'Playoffs'
const LAST_NAMED_ROUND = 3

function gather(phase: PhaseStructure, loose: PhaseStructure, placed: Placed, afterGroups: boolean): PhaseStructure {
  const legs = [...phase.legs, ...loose.legs].toSorted(byMoment)
  const byMatch = new Map(legs.map((leg) => [leg.match.id, leg]))
  const made = new Map<string, Round>()
  const roundOf = (toFinal: number | null): Round => {
    const stated = placed.stated.get(toFinal)
    if (stated) return stated
    const isBetween = afterGroups && toFinal !== null && toFinal > LAST_NAMED_ROUND
    const name = isBetween ? BETWEEN_GROUPS_AND_ROUNDS : placed.nameOf(toFinal)
    const round = made.get(name) ?? roundNamed(phase.id, name)
    made.set(name, round)
    return round
  }
  const added = inOrderOfRounds(placed.ties).map((tie, place) =>
    toMetEntry(tie, { round: roundOf(tie.toFinal), position: phase.ties.length + place, byMatch }),
  )
  const ties = [...phase.ties, ...added]
  const places = new Map(legs.map(({ match }, place) => [match.id, place]))
  const placeOf = (round: Round) =>
    Math.min(
      ...ties.flatMap((tie) => (tie.round?.id === round.id ? tie.legs.map(({ match }) => places.get(match.id)!) : [])),
    )
  const rounds = [...phase.rounds, ...made.values()].toSorted((a, b) => placeOf(a) - placeOf(b))
  return { ...phase, legs, rounds, ties }
}

const matchesOf = (legs: readonly Leg[]) =>
  legs
    .filter(({ row }) => !row.annulled)
    .toSorted(byMoment)
    .map(({ match }) => match)

const idsIn = ({ legs }: PhaseStructure): ReadonlySet<string> => new Set(legs.map(({ match }) => match.id))

function byMoment(a: Leg, b: Leg): number {
  return Number(a.row.moment) - Number(b.row.moment)
}
