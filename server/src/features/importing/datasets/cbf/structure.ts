import type { MatchRecord } from '../../records/records.ts'
import type { Sheet } from './read.ts'

export type Place = Pick<MatchRecord, 'phase' | 'group' | 'round' | 'leg'>

/** A range of match numbers. The sheets do not mention rounds, but the CBF numbers matches by round. */
interface Stretch {
  readonly phase: MatchRecord['phase']
  readonly matches: number
  readonly perRound?: number
  /** The matches of one round. */
  readonly round?: string
  /** Groups of one phase take turns within a round: the first half of its numbers is the first group's. */
  readonly groups?: readonly string[]
  readonly twoLegs?: boolean
}

const knockout = (round: string, matches: number, twoLegs = true): Stretch => ({
  phase: { name: 'Mata-mata', kind: 'knockout' },
  matches,
  round,
  twoLegs,
})

const LEAGUE_OF_20: readonly Stretch[] = [{ phase: null, matches: 380, perRound: 10 }]

const TWO_GROUPS_OF_10: readonly Stretch[] = [
  { phase: { name: 'Primeira fase', kind: 'groups' }, matches: 180, perRound: 10, groups: ['A', 'B'] },
  { phase: { name: 'Segunda fase', kind: 'groups' }, matches: 24, perRound: 4, groups: ['C', 'D'] },
  knockout('Final', 2),
]

const CUP_START = [knockout('1ª fase', 40, false), knockout('2ª fase', 20, false)]
const CUP_END = [
  knockout('Oitavas de final', 16),
  knockout('Quartas de final', 8),
  knockout('Semifinais', 4),
  knockout('Final', 2),
]
const CUP_OF_120 = [...CUP_START, knockout('3ª fase', 20), knockout('4ª fase', 10), ...CUP_END]
const CUP_OF_122 = [...CUP_START, knockout('3ª fase', 32), ...CUP_END]

const FORMATS: ReadonlyMap<string, readonly (readonly Stretch[])[]> = new Map([
  ['brasileirao_serie_a', [LEAGUE_OF_20]],
  ['brasileirao_serie_b', [LEAGUE_OF_20]],
  ['brasileirao_serie_c', [TWO_GROUPS_OF_10]],
  ['copa_do_brasil', [CUP_OF_120, CUP_OF_122]],
])

/** The place of each match number; null unless every match of the sheets fits a known format. */
export function findStructure(competition: string, sheets: readonly Sheet[]): ReadonlyMap<number, Place> | null {
  if (sheets.some((sheet, index) => sheet.number !== index + 1)) return null
  const formats = FORMATS.get(competition) ?? []
  const format = formats.find((stretches) => sum(stretches) === sheets.length)
  if (!format) return null
  const places = new Map<number, Place>()
  let start = 0
  for (const stretch of format) {
    const part = sheets.slice(start, start + stretch.matches)
    start += stretch.matches
    if (!bearsOut(stretch, part)) return null
    part.forEach((sheet, index) => places.set(sheet.number, placeOf(stretch, index)))
  }
  return places
}

function placeOf({ phase, matches, perRound, round, groups, twoLegs }: Stretch, index: number): Place {
  const number = perRound === undefined ? null : Math.floor(index / perRound) + 1
  return {
    phase,
    group: groups && perRound ? (groups[index % perRound < perRound / 2 ? 0 : 1] ?? null) : null,
    round:
      number === null ? (round === undefined ? null : { number, name: round }) : { number, name: `${number}ª rodada` },
    leg: twoLegs ? (index < matches / 2 ? 1 : 2) : null,
  }
}

/**
 * Checks that no club plays twice in a round, no two groups meet, and each second leg is a first leg with its clubs
 * swapped.
 */
function bearsOut(stretch: Stretch, part: readonly Sheet[]): boolean {
  if (stretch.twoLegs) {
    const [first, second] = [part.slice(0, part.length / 2), part.slice(part.length / 2)]
    return sameMembers(
      first.map(({ home, away }) => `${home}–${away}`),
      second.map(({ home, away }) => `${away}–${home}`),
    )
  }
  const perRound = stretch.perRound ?? part.length
  const groupOf = new Map<string, string | null>()
  for (let start = 0; start < part.length; start += perRound) {
    const teams = part.slice(start, start + perRound).flatMap(({ home, away }) => [home, away])
    if (new Set(teams).size !== teams.length) return false
  }
  return part.every((sheet, index) => {
    const { group } = placeOf(stretch, index)
    return [sheet.home, sheet.away].every((team) => {
      const before = groupOf.get(team) ?? group
      groupOf.set(team, group)
      return before === group
    })
  })
}

function sameMembers(a: readonly string[], b: readonly string[]): boolean {
  const members = new Set(a)
  return members.size === a.length && new Set(b).size === b.length && b.every((each) => members.has(each))
}

function sum(stretches: readonly Stretch[]): number {
  return stretches.reduce((total, stretch) => total + stretch.matches, 0)
}
