import { fieldError } from '../errors/app-error.ts'

/** Pairs of parameters that are the start and the end of a range. */
const RANGES = [
  ['de', 'ate'],
  ['msDe', 'msAte'],
  ['bytesDe', 'bytesAte'],
] as const

/** A range that ends before it begins holds nothing: its caller has mixed up the ends, and an empty list would not say so. */
export function refuseBackwardRanges(query: Readonly<Partial<Record<string, string | number>>>): void {
  for (const [from, to] of RANGES) {
    const [start, end] = [query[from], query[to]]
    // The filter itself refuses a value that is not a moment.
    if (start === undefined || end === undefined || !(placeOf(start) > placeOf(end))) continue
    throw fieldError(to, `Acaba antes de começar: \`${to}\` (${end}) vem antes de \`${from}\` (${start}).`)
  }
}

const placeOf = (value: string | number) => (typeof value === 'number' ? value : Date.parse(value))
