import type { Dependents } from '@meio-campo/contract'
import { numberFormat } from '@meio-campo/contract/rules'

const number = numberFormat()

/** "38 jogos (Bahia × Santos…), 2 títulos e 25 passagens". */
export function dependentsWords(dependents: readonly Dependents[]): string {
  const parts = dependents.map(({ what, count, names }) => {
    const words = /^\d/.test(what) ? what : `${number.format(count)} ${what}`
    return names.length === 0 ? words : `${words} (${names.join(', ')}${count > names.length ? '…' : ''})`
  })
  return new Intl.ListFormat('pt-BR').format(parts)
}

export const withFate = (dependents: readonly Dependents[], fate: Dependents['fate']) =>
  dependents.filter((one) => one.fate === fate && one.count > 0)
