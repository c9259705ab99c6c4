import { counted, numberFormat } from '@meio-campo/contract/rules'

export interface Noun {
  readonly one: string
  readonly many: string
}

const number = numberFormat()

/** "1 conta", "1.204 contas". */
export function count(value: number, { one, many }: Noun): string {
  return counted(value, one, many)
}

/** "38 contas" when all are shown, "20 de 1.204 contas" when not. Beyond 10,000 the API does not count. */
export function countShown(shown: number, total: number | null, noun: Noun): string {
  if (total === null) return `${number.format(shown)} de mais de 10.000 ${noun.many}`
  return shown >= total ? count(shown, noun) : `${number.format(shown)} de ${count(total, noun)}`
}
