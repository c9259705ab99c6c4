/** Where a reader is: a change's number, and how many of the things it means have been told. */
export interface Position {
  readonly seq: bigint
  readonly place: number
}

/** Everything that a change means has been told. */
export const WHOLE = 999

/** `4711` or `4711.2`; null for anything else. */
export function parsePosition(text: string): Position | null {
  const [, seq, place = '0'] = /^(\d{1,18})(?:\.(\d{1,3}))?$/.exec(text) ?? []
  return seq === undefined ? null : { seq: BigInt(seq), place: Number(place) }
}

export function isBefore(a: Position, b: Position): boolean {
  return a.seq < b.seq || (a.seq === b.seq && a.place < b.place)
}

export function isAfter(id: string, position: Position): boolean {
  return isBefore(position, parsePosition(id)!)
}
