import { UNSTATED_PHASE } from '@meio-campo/contract/rules'
import { type MetPhase, type MetTie, phasesByMeeting, type StandingsRules } from '@meio-campo/football'
import { groupIdOf, phaseIdOf } from '../editions/structure-ids.ts'
import { type PhaseFrame, yearOf } from './edition-frame.ts'
import type { Leg } from './edition-legs.ts'
import type { GroupStructure, PhaseStructure, TieEntry } from './edition-structure.ts'
import { inOrderOfRounds, roundNamed, roundNamer, toMetEntry } from './met-ties.ts'
import { standardRules, tieRulesOf } from './standard-rules.ts'

/** The phases of matches that no source places in one, as far as they follow from the matches; null where they do not. */
export function derivedPhases(frame: PhaseFrame, legs: readonly Leg[]): readonly PhaseStructure[] | null {
  if (frame.name !== UNSTATED_PHASE || frame.ties.length > 0 || frame.competition_kind === 'friendly') return null
  const counted = legs.filter(({ row }) => !row.annulled)
  const met = phasesByMeeting(
    counted.map(({ match }) => match),
    (twoLegs) => tieRulesOf(frame.competition_id, yearOf(frame), twoLegs),
  )
  if (met.length === 0) return null
  const byMatch = new Map(counted.map((leg) => [leg.match.id, leg]))
  return met.map((phase, place) => {
    const own = phase.matches.map(({ id }) => byMatch.get(id)!)
    return toPhase(frame, phase, { name: nameOf(phase, place), legs: own, byMatch })
  })
}

function nameOf({ kind }: MetPhase, place: number): string {
  if (kind === 'league') return place === 0 ? 'Todos contra todos' : 'Fase final'
  return { groups: 'Fase de grupos', knockout: 'Mata-mata', unknown: UNSTATED_PHASE }[kind]
}

interface Known {
  readonly name: string
  readonly legs: readonly Leg[]
  readonly byMatch: ReadonlyMap<string, Leg>
}

function toPhase(frame: PhaseFrame, met: MetPhase, { name, legs, byMatch }: Known): PhaseStructure {
  const id = met.kind === 'unknown' ? frame.id : phaseIdOf(frame.edition_id, name)
  const about = { id, name, legs, rounds: [], groups: [], ties: [], rules: null }
  if (met.kind === 'unknown') return { ...about, kind: 'knockout' }
  if (met.kind === 'knockout') return { ...about, kind: 'knockout', ...roundsOf(id, met.ties, byMatch) }
  const { rules, zones } = standardRules(frame.competition_id, yearOf(frame), met.kind)
  const whole = { ...rules, zones } as StandingsRules
  return { ...about, kind: met.kind, rules: whole, groups: groupsOf(id, name, met, whole) }
}

function groupsOf(
  phase: string,
  name: string,
  met: Extract<MetPhase, { kind: 'league' | 'groups' }>,
  rules: StandingsRules,
): readonly GroupStructure[] {
  const group = (id: string | null, called: string, teams: readonly string[]): GroupStructure => ({
    id,
    name: called,
    derived: true,
    contest: { rules, teams, deductions: [], ranking: {}, deciders: [] },
    matches: met.matches.filter(({ home }) => teams.includes(home)),
  })
  if (met.kind === 'league') return [group(null, name, met.teams)]
  return met.groups.map((teams, place) => {
    const called = `Grupo ${place + 1}`
    return group(groupIdOf(phase, called), called, teams)
  })
}

function roundsOf(phase: string, met: readonly MetTie[], byMatch: Known['byMatch']) {
  const nameOfRound = roundNamer(met)
  const order = inOrderOfRounds(met)
  const rounds = [...new Set(order.map(({ toFinal }) => nameOfRound(toFinal)))].map((name) => roundNamed(phase, name))
  const ties = order.map((tie, position): TieEntry => {
    const round = rounds.find(({ name }) => name === nameOfRound(tie.toFinal))!
    return toMetEntry(tie, { round, position, byMatch })
  })
  return { rounds, ties }
}
