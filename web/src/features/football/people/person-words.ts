import { dateFormat, numberFormat, plural } from '@meio-campo/contract/rules'
import { partialDateWords } from '../pieces/dates/partial-date-words.ts'

const positions: Readonly<Record<string, string>> = {
  goalkeeper: 'Goleiro',
  defender: 'Defensor',
  midfielder: 'Meia',
  forward: 'Atacante',
}
const feet: Readonly<Record<string, string>> = { left: 'Esquerdo', right: 'Direito', both: 'Os dois' }
const meters = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** "Goleiro", "Defensor, Meia"; null where none is known. */
export function positionWords(known: readonly string[]): string | null {
  return known.map((position) => positions[position] ?? position).join(', ') || null
}

export const footWords = (foot: string | null): string | null => (foot ? (feet[foot] ?? foot) : null)

/** "1,94 m". */
export const heightWords = (heightCm: number | null): string | null =>
  heightCm === null ? null : `${meters.format(heightCm / 100)} m`

/** "31 anos". */
const yearsWords = (age: number | null): string | null => (age === null ? null : `${age} ${plural(age, 'ano', 'anos')}`)

/** "31 anos", or "nasceu em 1940" when the API gives no age, because it is unknown whether the person is alive. */
export const ageWords = (age: number | null, birthDate: string | null): string | null =>
  yearsWords(age) ?? (birthDate && `nasceu em ${birthDate.slice(0, 4)}`)

/** "16 de fevereiro de 1995 (31 anos)", "23 de outubro de 1940"; sources may know only the year. */
export function birthWords(birthDate: string | null, age: number | null): string | null {
  if (!birthDate) return yearsWords(age)
  return age === null ? partialDateWords(birthDate) : `${partialDateWords(birthDate)} (${age}\u00a0anos)`
}

/** "jan. de 2024 – hoje", "2018 – 2021", "desde mar. de 2020"; null where nothing is known. */
export function spanWords(starts: string | null, ends: string | null, ongoing = ends === null): string | null {
  const from = starts && shortDate(starts)
  const to = ends && shortDate(ends)
  if (from && to) return from === to ? from : `${from} – ${to}`
  if (from) return ongoing ? `${from} – hoje` : `desde ${from}`
  return to ? `até ${to}` : null
}

const monthYear = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' })

/** "jan. de 2024", or only the year where no more is known. */
export function shortDate(date: string): string {
  return date.length === 4 ? date : monthYear.format(new Date(`${date.slice(0, 7)}-15T12:00:00Z`))
}

const percent = numberFormat({ maximumFractionDigits: 1 })

/** "58,7%"; "–" without a match. */
export const percentWords = (value: number | null): string => (value === null ? '–' : `${percent.format(value)}%`)
