import type { Transfer } from '@meio-campo/contract'
import { numberFormat } from '@meio-campo/contract/rules'
import { partialDateWords } from '../pieces/dates/partial-date-words.ts'

const kinds: Readonly<Record<string, string>> = {
  transfer: 'Transferência',
  loan: 'Empréstimo',
  loanReturn: 'Volta de empréstimo',
  free: 'Sem custo',
  retirement: 'Fim de carreira',
}

export const transferKindWords = (kind: string): string => kinds[kind] ?? kind

/** "3 de agosto de 2026"; a range if only the dates around it are known. */
export function transferDayWords({
  day,
  notBefore,
  notAfter,
}: Pick<Transfer, 'day' | 'notBefore' | 'notAfter'>): string {
  if (day) return partialDateWords(day)
  if (notBefore && notAfter) return `entre ${partialDateWords(notBefore)} e ${partialDateWords(notAfter)}`
  if (notAfter) return `até ${partialDateWords(notAfter)}`
  return notBefore ? `depois de ${partialDateWords(notBefore)}` : 'Data desconhecida'
}

/** "R$ 1,2 mi", "€ 800 mil". */
export function moneyWords(amount: number, currency: string | null): string {
  const style = currency ? ({ style: 'currency', currency } as const) : {}
  const [value, unit] =
    Math.abs(amount) >= 1e6 ? [amount / 1e6, ' mi'] : Math.abs(amount) >= 1e3 ? [amount / 1e3, ' mil'] : [amount, '']
  const text = numberFormat({ ...style, minimumFractionDigits: 0, maximumFractionDigits: 1 }).format(value)
  return `${text}${unit}`
}

/** The fee paid; null if the move was free or the amount is unknown. */
export function feeWords({ fee, currency }: Pick<Transfer, 'fee' | 'currency'>): string | null {
  return fee === null || fee === 0 ? null : moneyWords(fee, currency)
}
