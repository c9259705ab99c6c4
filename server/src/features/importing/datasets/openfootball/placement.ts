import type { MatchRecord } from '../../records/records.ts'
import type { Competition } from './competitions.ts'
import type { MatchRow } from './match-row.ts'
import { NOWHERE, roundsInCup, roundsInLeague } from './numbered-rounds.ts'
import { isPlainStage, readRoundLabel, stageName } from './round-label.ts'
import type { RoundLabel } from './round-label.ts'

export type Placement = Pick<MatchRecord, 'phase' | 'group' | 'round'>

/** Where each match of a file belongs: phase, group, round. */
export function placeMatches(rows: readonly MatchRow[], { kind }: Pick<Competition, 'kind'>): readonly Placement[] {
  const stated = rows.map((row) => labelOf(row))
  const labels = kind === 'cup' ? roundsInCup(rows, stated) : roundsInLeague(rows, stated)
  const firstGroup = labels.findIndex(({ kind }) => kind === 'groups')
  const laterGroups = groupsOfSecondStage(rows, labels)
  const countsDays = matchdaysAreDays(rows, labels)

  const places = rows.map((_row, index): Placement => {
    const label = labels[index] ?? NOWHERE
    const { group } = label
    const stage = stageName(label.stage)
    const name = stage ?? plainPhase(label, index < firstGroup, group !== null && laterGroups.has(group))
    return {
      phase: name === null ? null : { name, kind: label.kind },
      group,
      round: label.name === null ? null : numbered(label, countsDays),
    }
  })
  return apartByKind(places)
}

/** A stage that has rounds and then a knock-out (`Turno`, `Taça Rio`) is two phases. */
function apartByKind(places: readonly Placement[]): readonly Placement[] {
  const kinds = Map.groupBy(
    places.flatMap(({ phase }) => phase ?? []),
    ({ name }) => name,
  )
  return places.map((place) => {
    const { phase } = place
    const mixed = phase?.kind === 'knockout' && kinds.get(phase.name)?.some(({ kind }) => kind !== 'knockout')
    return mixed ? { ...place, phase: { ...phase, name: `${phase.name}: mata-mata` } } : place
  })
}

function labelOf(row: MatchRow): RoundLabel {
  const stated = row.round !== null && isPlainStage(row.round) ? null : row.round
  const label = stated === null ? NOWHERE : (readRoundLabel(stated) ?? { ...NOWHERE, name: stated })
  const stage = row.stage ?? label.stage
  if (row.group === null) return { ...label, stage }
  const group = readRoundLabel(row.group)?.group ?? row.group
  // A play-off between teams of a group is a match of its own, not one of the group's.
  return label.kind === 'knockout' ? { ...label, stage } : { ...label, stage, group, kind: 'groups' }
}

function plainPhase({ kind }: RoundLabel, beforeGroups: boolean, second: boolean): string | null {
  if (kind === 'groups') return second ? 'Segunda fase' : 'Fase de grupos'
  if (kind === 'knockout') return beforeGroups ? 'Fase preliminar' : 'Mata-mata'
  return null
}

function numbered({ name, number }: RoundLabel, countsDays: boolean): Placement['round'] {
  if (countsDays && number !== null) return null
  return name === null ? null : { number, name }
}

/** The World Cups of 1978 and 1982 had a second stage of groups: those whose teams had all been in another one before. */
function groupsOfSecondStage(rows: readonly MatchRow[], labels: readonly RoundLabel[]): ReadonlySet<string> {
  const home = new Map<string, string>()
  const newcomers = new Set<string>()
  const groups = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const group = labels[index]?.kind === 'groups' ? labels[index].group : null
    if (group === null) continue
    for (const team of [row.home, row.away]) {
      const first: string = home.get(team) ?? group
      home.set(team, first)
      groups.add(group)
      if (first === group) newcomers.add(group)
    }
  }
  return new Set([...groups].filter((group) => !newcomers.has(group)))
}

/** Some tournaments count days of play: matchday 15 of a group in which every team plays three matches. */
function matchdaysAreDays(rows: readonly MatchRow[], labels: readonly RoundLabel[]): boolean {
  const played = new Map<string, number>()
  let highest = 0
  for (const [index, row] of rows.entries()) {
    const label = labels[index]
    if (label?.kind !== 'groups' || label.group === null) continue
    for (const team of [row.home, row.away]) played.set(team, (played.get(team) ?? 0) + 1)
    highest = Math.max(highest, label.number ?? 0)
  }
  return played.size > 0 && highest > Math.max(...played.values())
}
