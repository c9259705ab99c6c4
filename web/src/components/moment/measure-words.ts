const number = new Intl.NumberFormat('pt-BR')

/** "12 ms", "1,4 s"; a dash where nothing was called. */
export function timeInWords(ms: number | null): string {
  if (ms === null) return '–'
  return ms < 1_000 ? `${number.format(ms)} ms` : `${number.format(Math.round(ms / 100) / 10)} s`
}

/** An hour where the visitor is, or a day of São Paulo, in full and in short. */
export function stepInWords(step: 'hour' | 'day', start: string, timeZone?: string) {
  const zone = step === 'day' ? { timeZone: 'UTC' } : timeZone === undefined ? {} : { timeZone }
  const at = new Date(step === 'day' ? `${start}T00:00:00Z` : start)
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pt-BR', { ...options, ...zone }).format(at)
  const day = { day: '2-digit', month: '2-digit' } as const
  return step === 'day'
    ? { label: say({ ...day, year: 'numeric' }), short: say(day) }
    : { label: say({ ...day, hour: '2-digit', minute: '2-digit' }), short: say({ hour: '2-digit', minute: '2-digit' }) }
}
