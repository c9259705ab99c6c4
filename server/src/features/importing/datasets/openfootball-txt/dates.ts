import type { Season } from '../openfootball/season.ts'

export interface DateToken {
  readonly day: number
  /** 1–12. */
  readonly month: number
  readonly year: number | null
  /** 0 is Sunday. */
  readonly weekday: number | null
}

/** In English, Portuguese, Spanish, German, French, Italian, Dutch and the Scandinavian languages, without accents. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'janeiro', 'enero', 'janvier', 'gennaio', 'janner'],
  ['february', 'fevereiro', 'febrero', 'fevrier', 'febbraio', 'feber'],
  ['march', 'marco', 'marzo', 'marz', 'mars', 'maart', 'marts', 'mrt'],
  ['april', 'abril', 'avril'],
  ['may', 'maio', 'mayo', 'mai', 'maggio', 'mei', 'maj'],
  ['june', 'junho', 'junio', 'juni', 'juin', 'giugno'],
  ['july', 'julho', 'julio', 'juli', 'juillet', 'luglio'],
  ['august', 'agosto', 'aout'],
  ['september', 'setembro', 'septiembre', 'setiembre', 'septembre', 'settembre'],
  ['october', 'outubro', 'octubre', 'oktober', 'ottobre'],
  ['november', 'novembro', 'noviembre', 'novembre'],
  ['december', 'dezembro', 'diciembre', 'decembre', 'dicembre', 'desember'],
]

const WEEKDAYS: readonly (readonly string[])[] = [
  ['sunday', 'domingo', 'sonntag', 'domenica', 'dimanche', 'zondag', 'sondag'],
  ['monday', 'segunda-feira', 'lunes', 'montag', 'lunedi', 'lundi', 'maandag', 'mandag'],
  ['tuesday', 'terca-feira', 'martes', 'dienstag', 'martedi', 'mardi', 'dinsdag', 'tirsdag', 'tisdag'],
  ['wednesday', 'quarta-feira', 'miercoles', 'mittwoch', 'mercoledi', 'mercredi', 'woensdag', 'onsdag'],
  ['thursday', 'quinta-feira', 'jueves', 'donnerstag', 'giovedi', 'jeudi', 'donderdag', 'torsdag'],
  ['friday', 'sexta-feira', 'viernes', 'freitag', 'venerdi', 'vendredi', 'vrijdag', 'fredag'],
  ['saturday', 'sabado', 'samstag', 'sabato', 'samedi', 'zaterdag', 'lordag', 'lorsdag'],
]

/** German days have two letters, which no English day has. */
const GERMAN: ReadonlyMap<string, number> = new Map([
  ['so', 0],
  ['di', 2],
  ['mi', 3],
  ['do', 4],
])

/** Shorter, one would be taken for another: `ma` is March, May and martes. */
const SHORTEST = 3

/** The name that a word is the whole or the beginning of: `Aug`, but not the `Augs` of a club. */
function findName(names: readonly (readonly string[])[], text: string): number | null {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ø', 'o')
  const index = names.findIndex(([english = '', ...others]) =>
    [english, ...(plain.length >= SHORTEST ? others : [])].some((name) => name.startsWith(plain)),
  )
  return index < 0 ? null : index
}

/** `Aug`, `August`, `agosto`, `8`, `08`. */
export function findMonth(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text) >= 1 && Number(text) <= 12 ? Number(text) : null
  const index = text.length < SHORTEST ? null : findName(MONTHS, text)
  return index === null ? null : index + 1
}

/** `Sat`, `Sa`, `Sáb`, `Sábado`, `Segunda-Feira`. */
export function findWeekday(text: string): number | null {
  return text.length < 2 ? null : (findName(WEEKDAYS, text) ?? GERMAN.get(text.toLowerCase()) ?? null)
}

export function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null
}

function weekdayOf(iso: string): number {
  return new Date(`${iso}T00:00:00Z`).getUTCDay()
}

/**
 * Resolves the intended day. Years are often omitted and sometimes wrong; the day of the week, if given, decides which
 * of the season's years is meant, since a date never has the same one in two successive years. A season named after one
 * year may extend into the next, but only after a `previous` day late in its own.
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
