/** A place in a source, for reports and for the sources kept with every record. */
export interface Origin {
  readonly file: string
  /** Line or row, counted from 1; null where the format has none. */
  readonly line: number | null
}

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
