/** A position in the event log: the number of a change, and the index of the last event of that change already read. */
export interface Cursor {
  readonly seq: bigint
  readonly index: number
}

/** The index after the last event of any change. */
export const END_OF_CHANGE = 999

/** `4711` or `4711.2`; null for anything else. */
export function parseCursor(text: string): Cursor | null {
  const [, seq, index = '0'] = /^(\d{1,18})(?:\.(\d{1,3}))?$/.exec(text) ?? []
  return seq === undefined ? null : { seq: BigInt(seq), index: Number(index) }
}

export function isBefore(a: Cursor, b: Cursor): boolean {
  return a.seq < b.seq || (a.seq === b.seq && a.index < b.index)
}

export function isAfter(eventId: string, cursor: Cursor): boolean {
  return isBefore(cursor, parseCursor(eventId)!)
}
