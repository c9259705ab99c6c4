/** Told after estimates were written: the editions whose projections are new, or nothing where everything is. */
export const FORECASTS_CHANNEL = 'forecasts'

const MOST_BYTES = 7_999

/** What is told of these editions: everything, where their names are more than a notification of PostgreSQL can hold. */
export function tellOf(editions: readonly string[]): string {
  const told = editions.join(' ')
  return Buffer.byteLength(told) > MOST_BYTES ? '' : told
}

/** Told in their place after derived titles have changed; no edition's id has a star. */
export const TITLES_TOLD = '*titles'
