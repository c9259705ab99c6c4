/** What names, reasons and notes of records need at most; the time that names are compared in grows faster than they do. */
export const LONGEST_TEXT = 1_000

/** Why a record cannot be used, if any text in it is longer. */
export function refusalOfLongText(said: unknown): string | null {
  const length = lengthOfLongest(said)
  if (length <= LONGEST_TEXT) return null
  return `um texto tem ${length.toLocaleString('pt-BR')} caracteres; o limite é ${LONGEST_TEXT.toLocaleString('pt-BR')}.`
}

function lengthOfLongest(said: unknown): number {
  if (typeof said === 'string') return said.length
  if (typeof said !== 'object' || said === null) return 0
  let longest = 0
  for (const value of Object.values(said)) longest = Math.max(longest, lengthOfLongest(value))
  return longest
}
