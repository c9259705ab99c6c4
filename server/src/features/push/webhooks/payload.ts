import type { PushEvent } from '@meio-campo/contract'

/** The limit that Standard Webhooks recommends; some receivers refuse larger bodies. */
const MOST_BYTES = 20_000

/** The body of a delivery. If it is too large, details are left out; the receiver can fetch them by their ids. */
export function payloadOf(event: PushEvent): string {
  // The change itself is the smallest and most important part, so it is dropped last.
  const brief = event.match && { ...event.match, airings: [], sources: [] }
  const versions = [
    event,
    { ...event, match: brief },
    { ...event, match: null },
    { ...event, event: null },
    { ...event, event: null, match: null },
  ]
  return versions.map((version) => JSON.stringify(version)).find(fits)!
}

const fits = (body: string, index: number, bodies: readonly string[]): boolean =>
  index === bodies.length - 1 || Buffer.byteLength(body) < MOST_BYTES

/** The match that an event is about, also where it does not exist any more. */
export function matchIdOf({ match, record, affects }: PushEvent): string | null {
  if (match) return match.id
  if (record.kind === 'match') return record.id
  return record.kind === 'event' ? (affects.find(({ kind }) => kind === 'match')?.id ?? null) : null
}

/** Deliveries of one lane are sent in order: those of one match or record. Tests have lanes of their own. */
export function laneOf(event: PushEvent): string {
  const { record, test } = event
  const match = matchIdOf(event)
  const subject = match === null ? `${record.kind}:${record.id}` : `match:${match}`
  return test ? `test:${subject}` : subject
}
