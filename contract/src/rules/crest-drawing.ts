import {
  chooseCrest,
  crestColors,
  crestLetters,
  darkest,
  letterOn,
  type CrestColors,
  type CrestPattern,
  type CrestShape,
} from './crest-choice.ts'

/** Outlines in a box of 48 × 56. */
const crestOutlines: Record<CrestShape, string> = {
  classic: 'M24 1.5c6.6 2.9 13.6 4 21 4v24c0 12.4-8.3 20.3-21 25C11.3 49.8 3 41.9 3 29.5v-24c7.4 0 14.4-1.1 21-4z',
  flat: 'M6 2.5h36a2.5 2.5 0 0 1 2.5 2.5v25c0 11.8-8.7 19.3-20.5 24.5C12.2 49.3 3.5 41.8 3.5 30V5A2.5 2.5 0 0 1 6 2.5z',
  round: 'M6 2.5h36A2.5 2.5 0 0 1 44.5 5v28.5a20.5 20.5 0 0 1-41 0V5A2.5 2.5 0 0 1 6 2.5z',
  notched: 'M3.5 7.5c7 0 9.5-5.5 9.5-5.5h22s2.5 5.5 9.5 5.5v21c0 12.5-8 20-20.5 26-12.5-6-20.5-13.5-20.5-26z',
  circle: 'M24 4.5a23.5 23.5 0 0 1 0 47 23.5 23.5 0 0 1 0-47z',
}

/** A piece of a drawn shield, with the names of SVG. */
export interface CrestPiece {
  readonly tag: 'rect' | 'path'
  readonly attributes: Readonly<Record<string, string | number>>
}

/** A shield to be drawn in a box of 48 × 56: the pieces from below upwards, all within the outline. */
export interface CrestDrawing {
  readonly outline: string
  readonly pieces: readonly CrestPiece[]
  /** Small shields have none. */
  readonly letters: { readonly text: string; readonly fill: string } | null
  /** The keyline and the edge, above the letters. */
  readonly edges: readonly CrestPiece[]
}

interface DrawnTeam {
  readonly id: string
  readonly name: string
  readonly acronym: string | null
  readonly colours: readonly string[]
}

interface Choices {
  readonly shape?: CrestShape | undefined
  readonly pattern?: CrestPattern | undefined
  readonly lettered: boolean
}

const rect = (x: number, y: number, width: number, height: number, fill: string): CrestPiece => ({
  tag: 'rect',
  attributes: { x, y, width, height, fill },
})
const path = (d: string, attributes: CrestPiece['attributes']): CrestPiece => ({
  tag: 'path',
  attributes: { d, ...attributes },
})

/** A shield in a team's colours that never imitates an official one. */
export function drawCrest(team: DrawnTeam, { shape, pattern, lettered }: Choices): CrestDrawing {
  const chosen = chooseCrest(team.id)
  const field = pattern ?? chosen.pattern
  const outline = crestOutlines[shape ?? chosen.shape]
  const palette = crestColors(team.colours, team.id)
  const dark = darkest(palette)
  const band = field === 'band' ? palette[1] : dark
  return {
    outline,
    pieces: [...drawField(field, palette, outline, lettered), ...(lettered && field !== 'band' ? bandOf(band) : [])],
    letters: lettered ? { text: crestLetters(team.acronym, team.name), fill: letterOn(band) } : null,
    edges: [
      path(outline, { fill: 'none', stroke: '#fff', strokeWidth: 4.2, strokeOpacity: 0.96 }),
      path(outline, { fill: 'none', stroke: dark, strokeWidth: 2 }),
    ],
  }
}

const bandOf = (fill: string): CrestPiece[] => [
  rect(0, 19, 48, 17, fill),
  path('M0 18.25h48M0 36.75h48', { stroke: '#fff', strokeWidth: 1.5 }),
]

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** What fills the shield, before band, keyline and edge. Stripes overlap a little so that no seam shows. */
export function drawField(
  pattern: CrestPattern,
  colors: CrestColors,
  outline: string,
  lettered: boolean,
): CrestPiece[] {
  const [first, second, third = second] = colors
  const ground = rect(0, 0, 48, 56, first)
  const cycle = (index: number) => colors[index % colors.length]!
  switch (pattern) {
    case 'vertical-stripes': {
      const count = colors.length === 3 ? 6 : 5
      return range(count).map((i) => rect((48 / count) * i, 0, 48 / count + 0.4, 56, cycle(i)))
    }
    case 'horizontal-stripes': {
      const count = colors.length === 3 ? 6 : 4
      return range(count).map((i) => rect(0, (56 / count) * i, 48, 56 / count + 0.4, cycle(i)))
    }
    case 'pale':
      return [ground, rect(17.3, 0, 13.4, 56, second)]
    case 'band':
      return [ground, rect(0, lettered ? 19 : 22.4, 48, lettered ? 17 : 13.4, second)]
    case 'halves':
      return [ground, rect(24, 0, 24, 56, second)]
    case 'quarters':
      return [ground, path('M24 0h24v28H0v28h24z', { fill: second })]
    case 'chief':
      return [ground, rect(0, 0, 48, lettered ? 17 : 20, second)]
    case 'chest-bands':
      return [
        ground,
        rect(0, lettered ? 10 : 20.2, 48, lettered ? 6.5 : 7.3, second),
        rect(0, lettered ? 39 : 29.1, 48, lettered ? 6.5 : 7.3, third),
      ]
    case 'sash':
      return [ground, path('M-4.8 1.1 7.7-5.6 52.8 48.2 40.3 56z', { fill: second })]
    case 'diagonals':
      return [ground, ...range(5).map((i) => path(`M${24 * i - 38.4} 56l28.8-56h12l-28.8 56z`, { fill: second }))]
    case 'chevron':
      return [ground, path('M0 16.8 24 32.5 48 16.8V28L24 43.7 0 28z', { fill: second })]
    case 'border':
    default:
      return [
        ground,
        path(outline, {
          transform: 'translate(24 27.5) scale(.84) translate(-24 -27.5)',
          fill: 'none',
          stroke: second,
          strokeWidth: 4.5,
        }),
      ]
  }
}
