import type { ImportRecord } from './records.ts'

/** One file of a source, whatever its origin: a folder, an archive, an address. */
export interface SourceFile {
  /** Below the source's root, with forward slashes. */
  readonly path: string
  /** In bytes. */
  readonly size: number
  /**
   * UTF-8 text without a byte-order mark, with its line ends. Refuses other encodings and files that are far too large.
   */
  text(): Promise<string>
  /** The raw bytes, unchecked, for files that are too large for the memory. */
  bytes(): AsyncIterable<Uint8Array>
}

export interface Source {
  /** In a stable order, so that reports are reproducible. */
  files(): AsyncIterable<SourceFile>
}

export interface Licence {
  readonly name: string
  /** The line to show wherever the data is shown; null if none is required. */
  readonly attribution: string | null
  /** A database that contains it and is redistributed must have the same licence. */
  readonly shareAlike: boolean
  /** False: it may be shown here, but not redistributed. */
  readonly redistribution?: false
}

/**
 * Reads one dataset. It parses at the edge, never writes, and never guesses: it rejects rows it cannot use, with a
 * reason.
 */
export interface Importer {
  readonly id: string
  readonly title: string
  /** Null if it reads other datasets, each under its own licence. */
  readonly licence: Licence | null
  /** Reads files that only a connector makes, so users cannot upload them. */
  readonly collected?: true
  read(source: Source): AsyncIterable<ImportRecord>
}
