/** What every page of a championship keeps in its address: `?temporada=2024`. */
export interface EditionSearch {
  readonly temporada?: string
}

export function parseEditionSearch(search: Readonly<Record<string, unknown>>): EditionSearch {
  const { temporada } = search
  return typeof temporada === 'string' && /^\d{4}(-\d{2})?$/.test(temporada) ? { temporada } : {}
}

/** A value of the address as text: typed by hand it is text already, from a link of ours it may be a number. */
export const addressText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
