import { contrast, luminance } from '@meio-campo/contract/rules'

export interface Ink {
  readonly light: string
  readonly dark: string
}

const PANEL = { light: '#ffffff', dark: '#0f1513' } as const
const NEUTRAL: Ink = { light: '#626b65', dark: '#8f9c95' }
/** The contrast that WCAG requires for meaningful graphics. */
const VISIBLE = 3
const APART = 90

/** The colour, mixed with white until it can be seen at night. */
function atNight(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  for (let share = 0; share < 1; share += 0.1) {
    const mixed = `#${parts
      .map((part) =>
        Math.round(part + (255 - part) * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
    if (contrast(mixed, PANEL.dark) >= VISIBLE + 1) return mixed
  }
  return NEUTRAL.dark
}

const inksOf = (colours: readonly string[]): readonly Ink[] =>
  colours
    .filter((color) => /^#[\da-f]{6}$/i.test(color) && contrast(color, PANEL.light) >= VISIBLE)
    .map((color) => ({ light: color, dark: atNight(color) }))

function apart(a: Ink, b: Ink): boolean {
  const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const [first, second] = [parts(a.light), parts(b.light)]
  return Math.hypot(...first.map((part, index) => part - second[index]!)) >= APART
}

/**
 * The colours two teams have in pictures: each the first of its own that can be seen on the page; where both would
 * look alike the away side takes its next one, else a neutral one.
 */
export function teamInks(
  home: { readonly colours: readonly string[] },
  away: { readonly colours: readonly string[] },
): { readonly home: Ink; readonly away: Ink } {
  const [own] = inksOf(home.colours)
  const other = inksOf(away.colours).find((ink) => !own || apart(own, ink))
  const first = own ?? { light: '#0a5f49', dark: '#7ee9a2' }
  return {
    home: first,
    away: other ?? (luminance(first.light) < 0.03 ? { light: '#b48301', dark: '#f6db52' } : NEUTRAL),
  }
}

/** As variables, for an element with the class `inks`. */
export function inkVariables(inks: ReturnType<typeof teamInks>): React.CSSProperties {
  return {
    '--home-light': inks.home.light,
    '--home-dark': inks.home.dark,
    '--away-light': inks.away.light,
    '--away-dark': inks.away.dark,
  } as React.CSSProperties
}
