export { parseDecimal, parseDegrees, parseInteger } from '@meio-campo/contract/rules'

/** With a comma, as it is written here. */
export const decimalText = (value: number): string => String(value).replace('.', ',')
