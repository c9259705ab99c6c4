import type { MatchRecord } from '../../records/records.ts'
import type { Competition } from './competitions.ts'
import type { MatchRow } from './match-row.ts'
import { isPlainStage, readRoundLabel, stageName } from './round-label.ts'
import type { RoundLabel } from './round-label.ts'

export type Placement = Pick<MatchRecord, 'phase' | 'group' | 'round'>

const NOWHERE: RoundLabel = { stage: null, group: null, number: null, name: null, kind: 'league' }

/** Where each match of a file belongs: phase, group, round. */
export function placeMatches(rows: readonly MatchRow[], { kind }: Pick<Competition, 'kind'>): readonly Placement[] {
  const labels =
    kind === 'cup'
      ? inCup(
          rows,
          rows.map((row) => labelOf(row)),
        )
      : rows.map((row) => labelOf(row))
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

/** A cup has no league: its numbered rounds are those of its groups, or, where who lost is not seen again, of its ties. */
function inCup(rows: readonly MatchRow[], labels: readonly RoundLabel[]): readonly RoundLabel[] {
  const numbered = ({ kind, number, group }: RoundLabel) => kind === 'league' && number !== null && group === null
  const teams = new Map<number, Set<string>>()
  for (const [index, row] of rows.entries()) {
    const label = labels[index]
    if (!label || !numbered(label) || label.stage !== null) continue
    const round = teams.get(label.number ?? 0) ?? new Set()
    teams.set(label.number ?? 0, round.add(row.home).add(row.away))
  }
  const inTies = losersLeave(teams) && !rows.some(({ round }) => /^matchday\b/i.test(round ?? ''))
  return labels.map((label) => {
    if (!numbered(label) || isLeaguePhase(label)) return label
    // The two days of the ties between a league phase and the last sixteen.
    if (/^play-?offs?$/i.test(label.stage ?? '')) return { ...NOWHERE, name: 'Repescagem', kind: 'knockout' }
    return inTies
      ? { ...label, number: null, name: `${label.number}ª fase`, kind: 'knockout' }
      : { ...label, kind: 'groups' }
  })
}

/** One table for everybody, as in the Champions League since 2024. */
function isLeaguePhase({ stage }: RoundLabel): boolean {
  return /^league(?: phase| stage)?$/i.test(stage ?? '')
}

/** Of the teams of each round, a third or more are in no later one, as far as there are any. */
function losersLeave(teams: ReadonlyMap<number, ReadonlySet<string>>): boolean {
  const rounds = [...teams].sort(([one], [other]) => one - other).map(([, names]) => names)
  return rounds.slice(0, -1).every((names, index) => {
    const later = new Set(rounds.slice(index + 1).flatMap((each) => [...each]))
    return [...names].filter((name) => !later.has(name)).length * 3 >= names.size
  })
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

/** Some tournaments count the days of play: matchday 15 of a group in which everybody plays three matches. */
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
