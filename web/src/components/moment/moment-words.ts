import { counted, dateFormat, numberFormat } from '@meio-campo/contract/rules'

// Moments as people say them, in pt-BR. The time zone is the visitor's unless a test names one.
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30 * DAY
const YEAR = 365 * DAY

/** "3 min", "2 h", "14 dias". What is to come is rounded up: a copy that expires in half a day still has "1 dia". */
function distance(ms: number, round: (value: number) => number): string {
  if (ms < HOUR) return `${Math.max(1, round(ms / MINUTE))} min`
  if (ms < DAY) return `${round(ms / HOUR)} h`
  // Up to a month and a half the unit is days: a copy is kept for "30 dias", not for "1 mês".
  if (ms < 1.5 * MONTH) return counted(round(ms / DAY), 'dia', 'dias')
  if (ms < YEAR) return counted(Math.floor(ms / MONTH), 'mês', 'meses')
  return counted(Math.floor(ms / YEAR), 'ano', 'anos')
}

/** "agora mesmo", "há 3 min", "há 2 dias", "em 14 dias". */
export function relativeTime(at: Date, now: Date): string {
  const ms = now.getTime() - at.getTime()
  // A clock a few seconds off must not make the past look like the future.
  if (Math.abs(ms) < MINUTE) return 'agora mesmo'
  return ms > 0 ? `há ${distance(ms, Math.floor)}` : `em ${distance(-ms, roundUp)}`
}

/** Less than a sixtieth of a unit is the difference of two clocks: seven days and a second are seven days. */
const roundUp = (value: number) => Math.ceil(value - 1 / 60)

const inZone = (options: Intl.DateTimeFormatOptions, timeZone: string | undefined) =>
  dateFormat({ ...options, ...(timeZone && { timeZone }) })

/** "18/11, 14:02"; with the year when it is another than the present one. */
export function shortMoment(at: Date, now: Date, timeZone?: string): string {
  const year = inZone({ year: 'numeric' }, timeZone)
  const sameYear = year.format(at) === year.format(now)
  const date: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', ...(!sameYear && { year: 'numeric' }) }
  return `${inZone(date, timeZone).format(at)}, ${clock(at, timeZone)}`
}

/** "18 de novembro de 2026, 14:02". */
export function longMoment(at: Date, timeZone?: string): string {
  return `${longDate(at, timeZone)}, ${clock(at, timeZone)}`
}

/** "18 de novembro de 2026". */
export function longDate(at: Date, timeZone?: string): string {
  return inZone({ day: 'numeric', month: 'long', year: 'numeric' }, timeZone).format(at)
}

/** "Quarta-feira, 18 de novembro". */
export function dayInWords(at: Date, timeZone?: string): string {
  const text = inZone({ weekday: 'long', day: 'numeric', month: 'long' }, timeZone).format(at)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function clock(at: Date, timeZone: string | undefined): string {
  return inZone({ hour: '2-digit', minute: '2-digit' }, timeZone).format(at)
}

const number = numberFormat()

/** "12 ms", "1,4 s"; a dash where nothing was called. */
export function timeInWords(ms: number | null): string {
  if (ms === null) return '–'
  return ms < 1_000 ? `${number.format(ms)} ms` : `${number.format(Math.round(ms / 100) / 10)} s`
}

/** An hour where the visitor is, or a day of São Paulo, in full and in short. */
export function stepInWords(step: 'hour' | 'day', start: string, timeZone?: string) {
  const zone = step === 'day' ? { timeZone: 'UTC' } : timeZone === undefined ? {} : { timeZone }
  const at = new Date(step === 'day' ? `${start}T00:00:00Z` : start)
  const say = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, ...zone }).format(at)
  const day = { day: '2-digit', month: '2-digit' } as const
  return step === 'day'
    ? { label: say({ ...day, year: 'numeric' }), short: say(day) }
    : { label: say({ ...day, hour: '2-digit', minute: '2-digit' }), short: say({ hour: '2-digit', minute: '2-digit' }) }
}
