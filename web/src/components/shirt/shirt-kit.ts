import {
  chooseCrest,
  crestColors,
  letterOn,
  luminance,
  type CrestColors,
  type CrestPattern,
} from '@meio-campo/contract/rules'

export interface Kit {
  /** A shirt has no border: such clubs play in plain colours. */
  readonly pattern: Exclude<CrestPattern, 'border'> | 'plain'
  readonly colors: CrestColors
}

const keeperKits: readonly CrestColors[] = [
  ['#2b3034', '#f3c317'],
  ['#e8792b', '#141414'],
  ['#1f8a70', '#ffffff'],
  ['#d8c62b', '#141414'],
]

/** The smallest distance at which two colours can be distinguished at a glance. */
const APART = 150

function distance(a: string, b: string): number {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  return Math.hypot(...[1, 3, 5].map((at) => part(a, at) - part(b, at)))
}

/** Of nobody's colours: for a person without a known team. */
const neutralKit: Kit = { pattern: 'plain', colors: ['#b9bfba', '#8a938d'] }

/** The kit of a team's players; a goalkeeper's differs from the team's colours. */
export function chooseKit(
  team: { readonly id: string; readonly colours: readonly string[] } | null | undefined,
  keeper = false,
): Kit {
  if (!team) return neutralKit
  const colors = crestColors(team.colours, team.id)
  if (keeper) {
    const free = keeperKits.find(([ground]) => colors.every((color) => distance(ground, color) >= APART))
    return { pattern: 'plain', colors: free ?? keeperKits[1]! }
  }
  const { pattern } = chooseCrest(team.id)
  return { pattern: pattern === 'border' ? 'plain' : pattern, colors }
}

/** A number's colour, with a halo where stripes run under it. */
export function numberInk({ pattern, colors }: Kit): { fill: string; halo: string | null } {
  const [first] = colors
  if (pattern === 'plain') return { fill: letterOn(first), halo: null }
  return luminance(first) > 0.6 ? { fill: '#141414', halo: '#ffffff' } : { fill: '#ffffff', halo: '#141414' }
}
