import type { StructurePhase, StructureTie, TableRules, TieRules } from '@meio-campo/contract'
import { rulesets, tieRulesets, type StandingsRules } from '@meio-campo/football'

export type PhaseKind = StructurePhase['kind']
type Entrant = StructurePhase['entrants'][number]

/** Rules as the API writes them: the same, and what is absent is null. */
export function toTable({ pointsPerWin, pointsPerDraw, criteria, conduct, meetings }: StandingsRules): TableRules {
  return {
    pointsPerWin,
    pointsPerDraw,
    criteria: criteria.map((criterion) => ({ ...criterion })),
    conduct: { ...conduct },
    meetings: meetings ?? null,
  }
}

const usualNames: Readonly<Record<PhaseKind, string>> = {
  league: 'Pontos corridos',
  groups: 'Fase de grupos',
  knockout: 'Mata-mata',
}

export function blankPhase(kind: PhaseKind, others: readonly StructurePhase[]): StructurePhase {
  return {
    id: null,
    name: freeName(
      usualNames[kind],
      others.map(({ name }) => name),
    ),
    kind,
    ...rulesFor(kind),
    zones: [],
    groups: kind === 'groups' ? [{ id: null, name: 'Grupo A' }] : [],
    entrants: [],
    rounds: [],
    ties: [],
  }
}

const rulesFor = (kind: PhaseKind): Pick<StructurePhase, 'table' | 'tie'> => ({
  table: kind === 'knockout' ? null : toTable(rulesets.brasileiraoSerieA),
  tie: kind === 'knockout' ? { ...tieRulesets.twoLegs } : null,
})

/** What makes no sense in the other kind goes; the teams stay. */
export function withKind(phase: StructurePhase, kind: PhaseKind): StructurePhase {
  if (kind === phase.kind) return phase
  const { table, tie } = rulesFor(kind)
  const knockout = kind === 'knockout'
  return {
    ...phase,
    kind,
    table: table && (phase.table ?? table),
    tie: tie && (phase.tie ?? tie),
    zones: knockout ? [] : phase.zones,
    groups: kind === 'groups' ? (phase.groups.length > 0 ? phase.groups : [{ id: null, name: 'Grupo A' }]) : [],
    entrants: phase.entrants.map((entrant) => ({ ...entrant, group: kind === 'groups' ? entrant.group : null })),
    ties: knockout ? phase.ties : [],
  }
}

/** The item one place up (-1) or down (1); at the end it stays where it is. */
export function moved<T>(items: readonly T[], index: number, step: -1 | 1): T[] {
  const to = index + step
  if (to < 0 || to >= items.length) return [...items]
  return items.toSpliced(index, 1).toSpliced(to, 0, items[index]!)
}

export const replaced = <T>(items: readonly T[], index: number, item: T): T[] => items.toSpliced(index, 1, item)
export const removed = <T>(items: readonly T[], index: number): T[] => items.toSpliced(index, 1)

/** `Grupo A`, `Grupo B`…: the first letter that is free. */
export function nextGroupName(groups: StructurePhase['groups']): string {
  const taken = new Set(groups.map(({ name }) => name))
  const letter = Array.from({ length: 26 }, (_, index) => `Grupo ${String.fromCharCode(65 + index)}`)
  return letter.find((name) => !taken.has(name)) ?? `Grupo ${groups.length + 1}`
}

/** A group renamed, and its teams with it. */
export function renameGroup(phase: StructurePhase, index: number, name: string): StructurePhase {
  const before = phase.groups[index]!.name
  return {
    ...phase,
    groups: replaced(phase.groups, index, { ...phase.groups[index]!, name }),
    entrants: phase.entrants.map((entrant) => (entrant.group === before ? { ...entrant, group: name } : entrant)),
  }
}

/** Its teams stay in the phase, without a group. */
export function removeGroup(phase: StructurePhase, index: number): StructurePhase {
  const { name } = phase.groups[index]!
  return {
    ...phase,
    groups: removed(phase.groups, index),
    entrants: phase.entrants.map((entrant) => (entrant.group === name ? { ...entrant, group: null } : entrant)),
  }
}

export function addEntrant(phase: StructurePhase, team: string, group: string | null): StructurePhase {
  if (phase.entrants.some((entrant) => entrant.team === team)) return phase
  return { ...phase, entrants: [...phase.entrants, { team, group, ranking: null }] }
}

export function changeEntrant(phase: StructurePhase, team: string, change: Partial<Entrant>): StructurePhase {
  return {
    ...phase,
    entrants: phase.entrants.map((entrant) => (entrant.team === team ? { ...entrant, ...change } : entrant)),
  }
}

/** A round renamed, and its ties with it. */
export function renameRound(phase: StructurePhase, index: number, name: string): StructurePhase {
  const before = phase.rounds[index]!.name
  return {
    ...phase,
    rounds: replaced(phase.rounds, index, { ...phase.rounds[index]!, name }),
    ties: phase.ties.map((tie) => (tie.round === before ? { ...tie, round: name } : tie)),
  }
}

export function removeRound(phase: StructurePhase, index: number): StructurePhase {
  const { name } = phase.rounds[index]!
  return {
    ...phase,
    rounds: removed(phase.rounds, index),
    ties: phase.ties.filter(({ round }) => round !== name),
  }
}

const KNOCKOUT_ROUNDS = ['Oitavas de final', 'Quartas de final', 'Semifinal', 'Final']

/** A knock-out's next round by its name, a table's by its number. */
export function addRound(phase: StructurePhase): StructurePhase {
  const number = Math.max(0, ...phase.rounds.flatMap((round) => round.number ?? [])) + 1
  const names = phase.rounds.map(({ name }) => name)
  const last = KNOCKOUT_ROUNDS.findLastIndex((name) => names.includes(name))
  const wanted = phase.kind === 'knockout' ? (KNOCKOUT_ROUNDS[last + 1] ?? 'Nova rodada') : `Rodada ${number}`
  return { ...phase, rounds: [...phase.rounds, { id: null, number, name: freeName(wanted, names) }] }
}

/** Inserts a round before (0) or after (1) another one of a knock-out and renumbers its rounds. */
export function insertRound(phase: StructurePhase, index: number, after: 0 | 1): StructurePhase {
  const names = phase.rounds.map(({ name }) => name)
  const rounds = phase.rounds.toSpliced(index + after, 0, {
    id: null,
    number: null,
    name: freeName('Nova rodada', names),
  })
  return { ...phase, rounds: rounds.map((round, place) => ({ ...round, number: place + 1 })) }
}

/** The key is what other ties refer to it by until it is saved. */
export const blankTie = (round: string | null, key: string): StructureTie => ({
  id: null,
  key,
  round,
  first: null,
  second: null,
  winner: null,
  rules: null,
})

/** A tie's own number of legs, where it differs from the phase's. */
export function withLegs(tie: StructureTie, legs: 1 | 2, usual: TieRules): StructureTie {
  return { ...tie, rules: legs === usual.legs ? null : { ...usual, ...tie.rules, legs } }
}

/** The teams of a phase: those entered, and those of its ties. */
export function teamsOf({ entrants, ties }: StructurePhase): readonly string[] {
  const drawn = ties.flatMap(({ first, second }) => [first, second].filter((team) => team !== null))
  return [...new Set([...entrants.map(({ team }) => team), ...drawn])]
}

/** `Mata-mata`, `Mata-mata 2`… */
function freeName(wanted: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted} ${number}`
    if (!taken.includes(name)) return name
  }
}
