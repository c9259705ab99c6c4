import type { ImportRecord } from './records.ts'

/** One file of a source, wherever it came from: a folder, an archive, an address. */
export interface SourceFile {
  /** Below the source's root, with forward slashes. */
  readonly path: string
  /** In bytes. */
  readonly size: number
  /** UTF-8 without a byte-order mark, line ends as they are. Refuses what is not UTF-8 or far too large. */
  text(): Promise<string>
  /** As it is, unchecked: for files that are too large to be held in memory. */
  bytes(): AsyncIterable<Uint8Array>
}

export interface Source {
  /** In a stable order, so that a report reads the same twice. */
  files(): AsyncIterable<SourceFile>
}

export interface Licence {
  readonly name: string
  /** The line to show wherever the data is shown; null where none is asked for. */
  readonly attribution: string | null
  /** A database that mixes it in and is passed on must carry the same licence. */
  readonly shareAlike: boolean
  /** False: it may be shown here, but not be passed on. */
  readonly redistribution?: false
}

/** Reads one dataset. It parses at the edge, never writes, and never guesses: what it cannot use, it rejects with a reason. */
export interface Importer {
  readonly id: string
  readonly title: string
  /** Null: what it reads is other datasets', each under its own licence. */
  readonly licence: Licence | null
  /** It reads what a connector has collected: nobody has such a file, so it is not offered for files. */
  readonly collected?: true
  read(source: Source): AsyncIterable<ImportRecord>
}
