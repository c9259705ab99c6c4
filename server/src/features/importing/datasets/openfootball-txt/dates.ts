import type { Season } from '../openfootball/season.ts'

export interface DateToken {
  readonly day: number
  /** 1–12. */
  readonly month: number
  readonly year: number | null
  /** 0 is Sunday. */
  readonly weekday: number | null
}

const MONTHS: readonly (readonly string[])[] = [
  ['jan'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'abr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct', 'out'],
  ['nov'],
  ['dec', 'dez'],
]

const WEEKDAYS: readonly (readonly string[])[] = [
  ['su', 'dom'],
  ['mo', 'seg'],
  ['tu', 'ter'],
  ['we', 'qua'],
  ['th', 'qui'],
  ['fr', 'sex'],
  ['sa', 'sab', 'sáb'],
]

/** `Aug`, `August`, `agosto`, `8`, `08`. */
export function findMonth(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text) >= 1 && Number(text) <= 12 ? Number(text) : null
  const index = MONTHS.findIndex((names) => names.some((name) => text.toLowerCase().startsWith(name)))
  return index < 0 ? null : index + 1
}

/** `Sat`, `Sa`, `Sáb`, `Sábado`, `Segunda-Feira`. */
export function findWeekday(text: string): number | null {
  const lower = text.toLowerCase()
  const index = WEEKDAYS.findIndex(([english = '', ...portuguese]) =>
    [...portuguese, ...(lower.length <= 3 ? [english] : [])].some((name) => lower.startsWith(name)),
  )
  return index < 0 ? null : index
}

export function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null
}

function weekdayOf(iso: string): number {
  return new Date(`${iso}T00:00:00Z`).getUTCDay()
}

/**
 * The day that is meant. Years are often left out and sometimes wrong; the day of the week, where given, tells which
 * of the season's years it is, since one and the same date never falls on it in two years running. A season named
 * after one year may run into the next, but only behind `previous` days late in its own.
 */
export function resolveDay(
  token: DateToken,
  season: Season,
  previous: string | null = null,
): { readonly iso: string | null; readonly remark: string | null } {
  const { day, month, year, weekday } = token
  const usual = season.split && month < 7 ? season.year + 1 : season.year
  const stated = isoDay(year ?? usual, month, day)
  const written = `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}`
  if (stated !== null && (weekday === null || weekdayOf(stated) === weekday)) {
    const within = year === null || year === season.year || year === season.year + 1
    return {
      iso: stated,
      remark: within ? null : `a data ${written}/${year} está fora da temporada ${season.edition}.`,
    }
  }
  const overruns = season.split || (previous !== null && previous >= `${season.year}-08-01`)
  const fitting = (overruns ? [season.year, season.year + 1] : [season.year])
    .map((each) => isoDay(each, month, day))
    .find((each) => each !== null && weekdayOf(each) === weekday)
  if (fitting) {
    const remark = `a data ${written}/${year} cai em outro dia da semana: foi lido o ano ${fitting.slice(0, 4)}.`
    return { iso: fitting, remark: year === null ? null : remark }
  }
  if (stated === null) return { iso: null, remark: `a data ${written} não existe.` }
  return { iso: stated, remark: `a data ${written} não cai no dia da semana escrito; foi lida como está.` }
}
