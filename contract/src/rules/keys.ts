export const KEY_NAME = { max: 60 }
/** Active keys per account. */
export const MOST_KEYS = 50
export const MOST_PLACES = 20
export const LONGEST_OVERLAP_HOURS = 168
export const LARGEST_KEY_LIMIT = 10_000_000

/** Scheme, host and port, as browsers say it in `Origin`; null where the text is nothing of the kind. */
export function readOrigin(text: string): string | null {
  if (!/^https?:\/\/[^/?#@\s]+\/?$/i.test(text) || !URL.canParse(text)) return null
  return new URL(text).origin
}
