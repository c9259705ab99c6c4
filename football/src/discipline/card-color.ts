const colors = { amarelo: 'yellow', vermelho: 'red' } as const

/** The colour shown last: a second yellow ends as a red one. */
export type CardColor = (typeof colors)[keyof typeof colors]

export type CardColorName = keyof typeof colors

export const cardColorNames = Object.keys(colors) as readonly CardColorName[]

export function parseCardColor(text: string): CardColor | null {
  return Object.hasOwn(colors, text) ? colors[text as CardColorName] : null
}
