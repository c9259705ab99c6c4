const MEGABYTE = 1024 * 1024
const MINUTE_MS = 60_000

export interface Limits {
  readonly fileBytes: number
  /** JSON is exempt: real files stand on one line. */
  readonly lineBytes: number
}

export const LIMITS: Limits = { fileBytes: 64 * MEGABYTE, lineBytes: MEGABYTE }

/** For what is packed: the sizes that it claims are not believed, what comes out is counted. */
export interface ArchiveLimits {
  readonly entries: number
  readonly unpackedBytes: number
  /** How many times larger than the archive its content may be. Data packs to a tenth, a bomb to a thousandth. */
  readonly ratio: number
  /** Small content may pack as well as it likes. */
  readonly ratioFromBytes: number
}

export const ARCHIVE_LIMITS: ArchiveLimits = {
  entries: 50_000,
  unpackedBytes: 4096 * MEGABYTE,
  ratio: 100,
  ratioFromBytes: 16 * MEGABYTE,
}

/** One file, fetched or sent. */
export const FILE_BYTES = 1024 * MEGABYTE

export const DOWNLOAD_LIMITS = { maxBytes: FILE_BYTES, timeoutMs: 15 * MINUTE_MS }

export function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
}
