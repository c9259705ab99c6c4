export const crestShapes = ['classic', 'flat', 'round', 'notched'] as const
export const crestPatterns = [
  'vertical-stripes',
  'horizontal-stripes',
  'pale',
  'band',
  'halves',
  'chest-bands',
  'sash',
  'diagonals',
  'chevron',
  'border',
] as const
export type CrestShape = (typeof crestShapes)[number]
export type CrestPattern = (typeof crestPatterns)[number]

/** FNV-1a: the same id always gets the same shield, on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193) >>> 0
  return value
}

export function chooseCrest(id: string): { shape: CrestShape; pattern: CrestPattern } {
  const value = hash(id)
  return {
    shape: crestShapes[value % crestShapes.length]!,
    pattern: crestPatterns[Math.floor(value / crestShapes.length) % crestPatterns.length]!,
  }
}

/** Relative luminance of `#rrggbb`, as the contrast rules define it. */
export function luminance(color: string): number {
  const channel = (offset: number) => {
    const value = Number.parseInt(color.slice(offset, offset + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

const NEUTRAL = ['#48524c', '#ffffff'] as const

/** Two or three colours to draw with; a club that gave one or none gets neutral company. */
export function crestColors(given: readonly string[]): readonly [string, string, ...string[]] {
  const [first, second, ...rest] = given.filter((color) => /^#[\da-f]{6}$/i.test(color))
  if (!first) return NEUTRAL
  if (!second) return [first, luminance(first) > 0.6 ? NEUTRAL[0] : NEUTRAL[1]]
  return [first, second, ...rest.slice(0, 1)]
}

export function darkest(colors: readonly string[]): string {
  return [...colors].sort((a, b) => luminance(a) - luminance(b))[0] ?? NEUTRAL[0]
}
