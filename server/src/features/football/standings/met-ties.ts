import type { MetTie } from '@meio-campo/football'
import { roundIdOf, tieIdOf } from '../editions/structure-ids.ts'
import type { Leg } from './edition-legs.ts'
import type { Round, TieEntry } from './edition-structure.ts'

const THIRD_PLACE = 'Disputa do terceiro lugar'
const FURTHER_PLACES = 'Jogos de classificação'
const NAMED_ROUNDS = ['Final', 'Semifinais', 'Quartas de final', 'Oitavas de final']

/** The names of rounds by how far they are from the final; those before the named ones count from the first. */
export function roundNamer(met: readonly MetTie[], roundsBefore = 0): (toFinal: number | null) => string {
  const first = Math.max(...met.map(({ toFinal }) => toFinal ?? 0)) + roundsBefore
  const amongLosers = met.filter(({ toFinal }) => toFinal === null).length > 1 ? FURTHER_PLACES : THIRD_PLACE
  return (toFinal) => (toFinal === null ? amongLosers : (NAMED_ROUNDS[toFinal] ?? `${first - toFinal + 1}ª fase`))
}

/** The order in which ties are shown: round by round, matches for the third place before the final. */
export function inOrderOfRounds(met: readonly MetTie[]): readonly MetTie[] {
  return [...met].sort((a, b) => (b.toFinal ?? 0.5) - (a.toFinal ?? 0.5))
}

export function roundNamed(phase: string, name: string): Round {
  return { id: roundIdOf(phase, { number: null, name }), number: null, name }
}

export function toMetEntry(
  { teams, matches, rules, winner }: MetTie,
  { round, position, byMatch }: { round: Round; position: number; byMatch: ReadonlyMap<string, Leg> },
): TieEntry {
  const legs = matches.map(({ id }) => byMatch.get(id)!)
  const sides = { next: null, sources: [null, null] as const, planned: [] }
  return { id: tieIdOf(round.id, ...teams), round, position, teams, winner, rules, derived: true, legs, ...sides }
}
