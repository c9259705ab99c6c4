/** What every page of a championship keeps in its address: `?temporada=2024`. */
export interface EditionSearch {
  readonly temporada?: string
}

export function parseEditionSearch(search: Readonly<Record<string, unknown>>): EditionSearch {
  const { temporada } = search
  return typeof temporada === 'string' && /^\d{4}(-\d{2})?$/.test(temporada) ? { temporada } : {}
}
