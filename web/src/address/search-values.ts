/** Free text of an address, cut to the length that the API accepts. */
export const searchText = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.trim().slice(0, most) : ''

/** `2026-11-18`, if there is such a day. */
export function searchDay(text: unknown): string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return ''
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : ''
}

/** `goals`, or `-goals` for the same turned round; undefined for anything else. */
export function searchSort<Word extends string>(value: unknown, words: readonly Word[]): Word | `-${Word}` | undefined {
  return words.flatMap((word) => [word, `-${word}` as const]).find((known) => known === value)
}

/** `BR`, `GB-ENG`. */
export const COUNTRY_CODE = /^[A-Z]{2}(-[A-Z]{3})?$/

type Filled<T> = { readonly [K in keyof T]?: Exclude<T[K], '' | undefined> }

/** Drops the values that are not set: `filled({ q: '', tipo: 'clube' })` is `{ tipo: 'clube' }`. */
export function filled<T extends Readonly<Record<string, unknown>>>(values: T): Filled<T> {
  const chosen = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(chosen) as Filled<T>
}

/** A value of the address as text: typed by hand it is text, in a link of the console it may be a number. */
export const addressText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
