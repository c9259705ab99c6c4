import type { CardCounts } from '@meio-campo/football'

type Listed = { readonly [Kind in keyof CardCounts]: number | null }

/** Counts of cards that no source lists as a whole: those that are known, and null where there is none. */
export function onlyListed({ yellow, secondYellow, red }: CardCounts): Listed {
  return { yellow: yellow || null, secondYellow: secondYellow || null, red: red || null }
}
