import { numberFormat } from '@meio-campo/contract/rules'

const number = numberFormat()
const oneDecimal = numberFormat({ maximumFractionDigits: 1 })

/** "3,2 MB" */
export function sizeWords(bytes: number): string {
  if (bytes < 1024) return `${number.format(bytes)} B`
  if (bytes < 1024 * 1024) return `${oneDecimal.format(bytes / 1024)} kB`
  return `${oneDecimal.format(bytes / (1024 * 1024))} MB`
}
