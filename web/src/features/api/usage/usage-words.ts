import { counted } from '@meio-campo/contract/rules'
import type { Usage } from './usage-queries.ts'

const number = new Intl.NumberFormat('pt-BR')

export const callsInWords = (calls: number) => counted(calls, 'chamada', 'chamadas')

/** "12 ms", "1,4 s"; a dash where nothing was called. */
export function timeInWords(ms: number | null): string {
  if (ms === null) return '–'
  return ms < 1_000 ? `${number.format(ms)} ms` : `${number.format(Math.round(ms / 100) / 10)} s`
}

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

/** An hour where the visitor is, or a day of São Paulo, in full and in short. */
export function stepInWords(step: Usage['step'], start: string, timeZone?: string) {
  const zone = step === 'day' ? { timeZone: 'UTC' } : timeZone === undefined ? {} : { timeZone }
  const at = new Date(step === 'day' ? `${start}T00:00:00Z` : start)
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pt-BR', { ...options, ...zone }).format(at)
  const day = { day: '2-digit', month: '2-digit' } as const
  return step === 'day'
    ? { label: say({ ...day, year: 'numeric' }), short: say(day) }
    : { label: say({ ...day, hour: '2-digit', minute: '2-digit' }), short: say({ hour: '2-digit', minute: '2-digit' }) }
}
