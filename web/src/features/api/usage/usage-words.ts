import { counted, numberFormat } from '@meio-campo/contract/rules'

const number = numberFormat()

export const callsInWords = (calls: number) => counted(calls, 'chamada', 'chamadas')

/** "3 (5,2%)": of the calls, those that went wrong. */
export function errorsInWords({ calls, errors }: { readonly calls: number; readonly errors: number }): string {
  if (errors === 0 || calls === 0) return '0'
  const part = (errors / calls).toLocaleString('pt-BR', { style: 'percent', maximumFractionDigits: 1 })
  return `${number.format(errors)} (${part})`
}

export const statusWords: Readonly<Record<string, string>> = {
  '2xx': 'Certo (2xx)',
  '3xx': 'Sem mudança ou movido (3xx)',
  '4xx': 'Recusado (4xx)',
  '5xx': 'Falha do serviço (5xx)',
}
