/** Notified after estimates were written: the editions with new projections, or an empty text if everything is new. */
export const FORECASTS_CHANNEL = 'forecasts'

const MOST_BYTES = 7_999

/** The text of the notification: empty, which means everything, if the ids are longer than PostgreSQL allows. */
export function notificationOf(editions: readonly string[]): string {
  const ids = editions.join(' ')
  return Buffer.byteLength(ids) > MOST_BYTES ? '' : ids
}

/** Sent instead of editions after derived titles have changed; no edition's id has a star. */
export const TITLES_CHANGED = '*titles'
