/** Where a goal was scored, seen from the scorer's team; or one stadium in particular. */
export type Place =
  | { readonly kind: 'home' }
  | { readonly kind: 'away' }
  | { readonly kind: 'neutral' }
  | { readonly kind: 'stadium'; readonly stadium: string }

const words = { casa: 'home', fora: 'away', neutro: 'neutral' } as const
const stadiumPattern = /^[a-z0-9_]+$/

/** The words win over ids; text that looks like a date must be tried as a date before this. */
export function parsePlace(text: string): Place | null {
  if (Object.hasOwn(words, text)) return { kind: words[text as keyof typeof words] }
  return stadiumPattern.test(text) ? { kind: 'stadium', stadium: text } : null
}
