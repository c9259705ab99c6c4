import type { Decider, StandingsRules, TieRules, Zone } from '@meio-campo/football'
import { standardRules } from './standard-rules.ts'

interface PhaseRow {
  readonly kind: string
  readonly rules: unknown
  readonly zones: unknown
  readonly competition_id: string
  readonly edition_name: string
}

/** A phase's own rules override the standard ones of its competition; most phases have all of them. */
export function tableRulesOf(phase: PhaseRow): StandingsRules {
  const rules = usualRules(phase, phase.kind === 'league' ? 'league' : 'groups')
  return { ...(rules as Omit<StandingsRules, 'zones'>), zones: phase.zones as Zone[] }
}

export function tieRulesOf(phase: PhaseRow, own: unknown): TieRules {
  return { ...usualRules(phase, 'knockout'), ...(own as Partial<TieRules> | null) } as TieRules
}

export function decidersOf({ deciders }: { readonly deciders: unknown }): readonly Decider[] {
  return deciders as Decider[]
}

function usualRules({ competition_id, edition_name, rules }: PhaseRow, kind: 'league' | 'groups' | 'knockout') {
  const year = Number(edition_name.slice(0, 4))
  return { ...standardRules(competition_id, year, kind).rules, ...(rules as object) }
}
