import type { PushEvent } from '@meio-campo/contract'

/** What Standard Webhooks asks of a body, and some receivers refuse beyond. */
const MOST_BYTES = 20_000

/** The body of a delivery. One that would be too large tells less, and its ids say where the rest is. */
export function payloadOf(event: PushEvent): string {
  const record = event.record ?? (event.match && { kind: 'match', id: event.match.id })
  const told = [event, { ...event, event: null }, { ...event, event: null, match: null, record }]
  return told.map((version) => JSON.stringify(version)).find(fits)!
}

const fits = (body: string, index: number, bodies: readonly string[]): boolean =>
  index === bodies.length - 1 || Buffer.byteLength(body) < MOST_BYTES

/** What stays in order: everything of one match, or of one record. Tests have an order of their own. */
export function laneOf({ match, record, id, test }: PushEvent): string {
  const subject = match ? `match:${match.id}` : record ? `${record.kind}:${record.id}` : `event:${id}`
  return test ? `test:${subject}` : subject
}
