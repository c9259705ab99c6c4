import type { StructurePhase, TieRules } from '@meio-campo/contract'
import { rulesets, tieRulesets, type RulesetName, type TieRulesetName } from '@meio-campo/football'
import { toTable } from './phase-draft.ts'

/** Ready-made rules by the championships that people know them from. */
export const rulesetNames: Readonly<Record<RulesetName, string>> = {
  brasileiraoSerieA: 'Brasileirão Série A',
  brasileiraoSerieB: 'Brasileirão Série B',
  conmebolGroups: 'Libertadores e Sul-Americana, desde 2026',
  conmebolGroups2025: 'Libertadores e Sul-Americana, até 2025',
  worldCup2026: 'Copa do Mundo (FIFA), desde 2026',
  worldCup2026Reapplied: 'Copa do Mundo (FIFA), desde 2026, recomeçando entre os empatados',
  worldCup2022: 'Copa do Mundo (FIFA), 1994 a 2022',
  worldCup1990: 'Copa do Mundo (FIFA), 1970 a 1990',
  worldCup1966: 'Copa do Mundo (FIFA), até 1966',
  uefaLeaguePhase: 'Champions League, fase de liga',
  uefaGroups: 'Champions League, grupos',
  uefaEuro: 'Eurocopa',
  england: 'Inglaterra',
  spain: 'Espanha',
  italy: 'Itália, desde 2022',
  italy2021: 'Itália, até 2021',
  portugal: 'Portugal',
  germany: 'Alemanha',
  france: 'França',
}

export const tieRulesetNames: Readonly<Record<TieRulesetName, string>> = {
  twoLegs: 'Ida e volta, pênaltis (Copa do Brasil, Libertadores)',
  twoLegsAwayGoals: 'Ida e volta, gol fora e pênaltis (Conmebol até 2021)',
  twoLegsExtraTime: 'Ida e volta, prorrogação e pênaltis (UEFA)',
  twoLegsExtraTimeAwayGoals: 'Ida e volta, gol fora, prorrogação e pênaltis (UEFA até 2021)',
  singleMatch: 'Jogo único, prorrogação e pênaltis (Copa do Mundo)',
  singleMatchPenalties: 'Jogo único, pênaltis',
  singleMatchReplayed: 'Jogo único, prorrogação e jogo extra',
  copaDoBrasilOpening: 'Jogo único, empate classifica o visitante (Copa do Brasil)',
}

export const kindNames: Readonly<Record<StructurePhase['kind'], string>> = {
  league: 'Pontos corridos',
  groups: 'Grupos',
  knockout: 'Mata-mata',
}

export const awayGoalsNames: Readonly<Record<TieRules['awayGoals'], string>> = {
  never: 'Não vale mais',
  ninetyMinutes: 'Vale mais no tempo normal',
  extraTimeToo: 'Vale mais também na prorrogação',
}

export const whenLevelNames: Readonly<Record<TieRules['whenLevel'], string>> = {
  penalties: 'Disputa de pênaltis',
  replay: 'Jogo extra',
  home: 'Passa o mandante do último jogo',
  away: 'Passa o visitante do último jogo',
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The first ready-made set with the same rules; null for a custom one. */
export function rulesetOf(table: StructurePhase['table']): RulesetName | null {
  const names = Object.keys(rulesetNames) as RulesetName[]
  return names.find((name) => same(toTable(rulesets[name]), table)) ?? null
}

export function tieRulesetOf(tie: TieRules): TieRulesetName | null {
  const ordered = ({ legs, awayGoals, extraTime, whenLevel }: TieRules) => [legs, awayGoals, extraTime, whenLevel]
  const names = Object.keys(tieRulesetNames) as TieRulesetName[]
  return names.find((name) => same(ordered(tieRulesets[name]), ordered(tie))) ?? null
}
