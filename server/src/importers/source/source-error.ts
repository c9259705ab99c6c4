import type { Origin, Rejection } from '../records.ts'

/** A whole file that cannot be used. The reason is a Portuguese sentence for the person who imports. */
export class SourceError extends Error {
  override name = 'SourceError'
  readonly origin: Origin
  readonly reason: string

  constructor(origin: Origin, reason: string, options?: ErrorOptions) {
    super(`${origin.file}${origin.line === null ? '' : `, linha ${origin.line}`}: ${reason}`, options)
    this.origin = origin
    this.reason = reason
  }
}

/** What an importer says of a file that it had to leave out. Anything but a bad file is a bug, and goes on up. */
export function refusalOf(error: unknown): Rejection {
  if (!(error instanceof SourceError)) throw error
  return { record: 'rejection', origin: error.origin, reason: error.reason }
}
