const MEGABYTE = 1024 * 1024

export interface Limits {
  readonly fileBytes: number
  /** JSON is exempt: real files stand on one line. */
  readonly lineBytes: number
}

export const LIMITS: Limits = { fileBytes: 64 * MEGABYTE, lineBytes: MEGABYTE }

export function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
}
