import type { PushEvent } from '@meio-campo/contract'

/** The limit that Standard Webhooks recommends; some receivers refuse larger bodies. */
const MOST_BYTES = 20_000

/** The body of a delivery. If it is too large, details are left out; the receiver can fetch them by their ids. */
export function payloadOf(event: PushEvent): string {
  const record = event.record ?? (event.match && { kind: 'match', id: event.match.id })
  const versions = [event, { ...event, event: null }, { ...event, event: null, match: null, record }]
  return versions.map((version) => JSON.stringify(version)).find(fits)!
}

const fits = (body: string, index: number, bodies: readonly string[]): boolean =>
  index === bodies.length - 1 || Buffer.byteLength(body) < MOST_BYTES

/** Deliveries of one lane are sent in order: those of one match or record. Tests have lanes of their own. */
export function laneOf({ match, record, id, test }: PushEvent): string {
  const subject = match ? `match:${match.id}` : record ? `${record.kind}:${record.id}` : `event:${id}`
  return test ? `test:${subject}` : subject
}
