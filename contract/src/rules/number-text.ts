const GROUPED = /^\d{1,3}(\.\d{3})+$/

/** A whole number as people type it: `78838`, `78.838`. Null for anything else. */
export function parseInteger(text: string): number | null {
  const trimmed = text.trim()
  const digits = GROUPED.test(trimmed) ? trimmed.replaceAll('.', '') : trimmed
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null
}

/** `1.234.567,89`, `1234567.89`, `-22,9121`. A point before three last digits alone parts thousands. */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim()
  const [whole = '', fraction, ...rest] = trimmed.split(',')
  if (rest.length > 0) return null
  const plain = fraction === undefined ? trimmed : `${whole.replaceAll('.', '')}.${fraction}`
  const unsigned = plain.replace(/^-/, '')
  if (fraction === undefined && GROUPED.test(unsigned)) return Number(plain.replaceAll('.', ''))
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(plain) ? Number(plain) : null
}

/** `22.912` is a place on the map, never twenty-two thousand: degrees have no thousands. */
export function parseDegrees(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^-?\d{1,3}(\.\d{1,10})?$/.test(plain) ? Number(plain) : null
}
