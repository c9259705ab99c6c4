import type { PlaceSource, StructurePhase, StructureTie } from '@meio-campo/contract'
import { placeName, takenName, tieNames } from '@meio-campo/contract/rules'
import { crossGroups } from '@meio-campo/football'

type Phases = readonly StructurePhase[]
type Source = PlaceSource | null | undefined

/** A tie as other ties refer to it. */
export const tieKey = ({ id, key }: Pick<StructureTie, 'id' | 'key'>): string => id ?? key ?? ''

/** A source as the value of a choice; empty: the team is given by hand. */
export function sourceValue(source: Source): string {
  if (!source) return ''
  const { kind, phase = null, group = null, place = null, tie = null } = source
  return JSON.stringify(kind === 'place' ? [kind, phase, group, place] : [kind, tie])
}

export function parseSource(value: string): PlaceSource | null {
  if (value === '') return null
  const [kind, ...rest] = JSON.parse(value) as [PlaceSource['kind'], ...(string | null)[]]
  if (kind !== 'place') return { kind, tie: rest[0] ?? null }
  return { kind, phase: rest[0] ?? null, group: rest[1] ?? null, place: Number(rest[2]) }
}

interface Choice {
  readonly value: string
  readonly label: string
}

const LEAST_PLACES = 2

/** Where a side of a tie of this round may come from: tables of earlier phases, and ties that are played before. */
export function sourceChoices(earlier: Phases, phase: StructurePhase, round: string | null): readonly Choice[] {
  const places = earlier.flatMap(tablePlaces)
  const names = places.map(({ label }) => label)
  const told = places.map(({ source, label, phase: of }) => ({
    value: sourceValue(source),
    label: names.indexOf(label) === names.lastIndexOf(label) ? label : `${label} (${of})`,
  }))
  const own = phase.rounds.findIndex(({ name }) => name === round)
  const before = new Set(phase.rounds.slice(0, Math.max(0, own)).map(({ name }) => name))
  const ties = [...earlier.flatMap(namedTies), ...namedTies(phase).filter(({ tie }) => before.has(tie.round ?? ''))]
  const taken = (['winner', 'loser'] as const).flatMap((kind) =>
    ties.map(({ tie, name }) => ({ value: sourceValue({ kind, tie: tieKey(tie) }), label: takenName(kind, name) })),
  )
  return [...told, ...taken]
}

function tablePlaces({ name: phase, kind, groups, entrants }: StructurePhase) {
  if (kind === 'knockout') return []
  const tables = groups.length === 0 ? [null] : groups.map(({ name }) => name)
  return tables.flatMap((group) => {
    const teams = entrants.filter((entrant) => group === null || entrant.group === group).length
    return Array.from({ length: Math.max(LEAST_PLACES, teams) }, (_, index) => {
      const source: PlaceSource = { kind: 'place', phase, group, place: index + 1 }
      return { source, label: placeName({ place: index + 1, group, phase }), phase }
    })
  })
}

function namedTies({ ties }: StructurePhase) {
  const names = tieNames(ties)
  return ties.map((tie, index) => ({ tie, name: names[index]! }))
}

/** The places follow the names of phases and groups; those whose table or tie was removed are open again. */
export function followSources(before: Phases, after: Phases): Phases {
  if (!after.some(({ ties }) => ties.some(({ firstFrom, secondFrom }) => firstFrom || secondFrom))) return after
  const sameLength = before.length === after.length
  const keys = new Set(after.flatMap(({ ties }) => ties.map(tieKey)))
  const follow = (source: Source): PlaceSource | null => {
    if (!source) return null
    if (source.kind !== 'place') return keys.has(source.tie ?? '') ? source : null
    const index = before.findIndex(({ name }) => name === source.phase)
    const was = before[index]
    const now = sameLength && was ? after[index]! : after.find(({ name }) => name === source.phase)
    if (!was || !now || now.kind === 'knockout') return null
    const group = source.group == null ? null : groupNow(was, now, source.group)
    if (source.group != null && group === null) return null
    return { ...source, phase: now.name, group }
  }
  return after.map((phase) => ({
    ...phase,
    ties: phase.ties.map((tie) =>
      tie.firstFrom || tie.secondFrom
        ? { ...tie, firstFrom: follow(tie.firstFrom), secondFrom: follow(tie.secondFrom) }
        : tie,
    ),
  }))
}

function groupNow(was: StructurePhase, now: StructurePhase, group: string): string | null {
  const renamed = was.groups.length === now.groups.length
  const index = was.groups.findIndex(({ name }) => name === group)
  if (renamed) return now.groups[index]?.name ?? null
  return now.groups.some(({ name }) => name === group) ? group : null
}

const ROUND_NAMES = [
  'Final',
  'Semifinal',
  'Quartas de final',
  'Oitavas de final',
  '16 avos de final',
  '32 avos de final',
]

/** A whole bracket from the groups of the phase before; null where it does not divide evenly. */
export function crossedFrom(earlier: Phases, phase: StructurePhase, newKey: () => string): StructurePhase | null {
  const groups = earlier.findLast(({ kind }) => kind === 'groups')
  const pairs = crossGroups(groups?.groups.map(({ name }) => name) ?? [])
  const levels = Math.log2(pairs.length)
  if (!groups || pairs.length === 0 || levels >= ROUND_NAMES.length) return null
  const names = ROUND_NAMES.slice(0, levels + 1).toReversed()
  const ties: StructureTie[] = pairs.map(([first, second]) => {
    const from = (side: typeof first): PlaceSource | null =>
      side.kind === 'place' ? { kind: 'place', phase: groups.name, group: side.table, place: side.place } : null
    return sourced(names[0]!, newKey(), from(first), from(second))
  })
  let last: readonly StructureTie[] = ties.slice()
  for (const round of names.slice(1)) {
    const next = last.flatMap((tie, index) =>
      index % 2 === 1 ? [] : [sourced(round, newKey(), winnerOf(tie), winnerOf(last[index + 1]!))],
    )
    ties.push(...next)
    last = next
  }
  return { ...phase, rounds: names.map((name, index) => ({ id: null, number: index + 1, name })), ties }
}

const winnerOf = (tie: StructureTie): PlaceSource => ({ kind: 'winner', tie: tieKey(tie) })

function sourced(round: string, key: string, firstFrom: Source, secondFrom: Source): StructureTie {
  return {
    id: null,
    key,
    round,
    first: null,
    second: null,
    firstFrom: firstFrom ?? null,
    secondFrom: secondFrom ?? null,
    winner: null,
    rules: null,
  }
}
