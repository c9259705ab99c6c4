import { UNSTATED_PHASE } from '@meio-campo/contract/rules'
import { type MetPhase, type MetTie, phasesByMeeting, type StandingsRules } from '@meio-campo/football'
import { groupIdOf, phaseIdOf, roundIdOf, tieIdOf } from '../editions/structure-ids.ts'
import type { PhaseFrame } from './edition-frame.ts'
import type { Leg } from './edition-legs.ts'
import type { GroupStructure, PhaseStructure, Round, TieEntry } from './edition-structure.ts'
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

const yearOf = ({ edition_name }: PhaseFrame) => Number(edition_name.slice(0, 4))

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
  if (met.kind === 'knockout') return { ...about, kind: 'knockout', ...roundsOf(frame, id, met.ties, byMatch) }
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

const THIRD_PLACE = 'Disputa do terceiro lugar'
const FURTHER_PLACES = 'Jogos de classificação'
const NAMED_ROUNDS = ['Final', 'Semifinais', 'Quartas de final', 'Oitavas de final']

function roundsOf(frame: PhaseFrame, phase: string, met: readonly MetTie[], byMatch: Known['byMatch']) {
  const first = Math.max(...met.map(({ toFinal }) => toFinal ?? 0))
  const amongLosers = met.filter(({ toFinal }) => toFinal === null).length > 1 ? FURTHER_PLACES : THIRD_PLACE
  const nameOfRound = (toFinal: number | null) =>
    toFinal === null ? amongLosers : (NAMED_ROUNDS[toFinal] ?? `${first - toFinal + 1}ª fase`)
  const order = [...met].sort((a, b) => (b.toFinal ?? 0.5) - (a.toFinal ?? 0.5))
  const rounds = [...new Set(order.map(({ toFinal }) => nameOfRound(toFinal)))].map((name): Round => ({
    id: roundIdOf(phase, { number: null, name }),
    number: null,
    name,
  }))
  const ties = order.map(({ teams, matches, rules, winner, toFinal }, position): TieEntry => {
    const round = rounds.find(({ name }) => name === nameOfRound(toFinal))!
    const legs = matches.map(({ id }) => byMatch.get(id)!)
    const sides = { next: null, sources: [null, null] as const, planned: [] }
    return { id: tieIdOf(round.id, ...teams), round, position, teams, winner, rules, derived: true, legs, ...sides }
  })
  return { rounds, ties }
}
