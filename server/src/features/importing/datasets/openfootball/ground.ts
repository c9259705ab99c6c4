import { isState } from './states-abroad.ts'
import { findCountryByName } from '../../../football/countries/countries.ts'

/** What stands behind the `@` of a match: where it was played, and at times how many came. */
export interface Ground {
  /** `stadium, city` or one of the two. */
  readonly ground: string | null
  readonly attendance: number | null
  /** `(UTC-5)` at the end of a ground is the zone of the hour in front. */
  readonly offset: string | null
}

const ATTENDANCE =
  /[,;]?\s*\(?\b(?:att(?:endance)?|público|publico|asistencia|zuschauer|spectators?)\b\.?\s*:?\s*([\d.,_ ]*\d)?\)?/i
const OFFSET = /\s*\((UTC(?:[+\-−±]\d{1,2}(?::\d{2})?)?)\)\s*$/
const DATE =
  /^(?:\p{L}{2,9}\.? )?(?:\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?|\d{4}-\d{2}-\d{2}|\p{L}{3,9}[ /]\d{1,2}(?:,? \d{4})?|\d{1,2}\.? \p{L}{3,9}(?: \d{4})?)$/u

/** `Los Angeles Stadium, Los Angeles, Att: 70026`: a number of people, a date or an hour is never a place. */
export function readGround(text: string): Ground {
  const zone = OFFSET.exec(text)?.[1] ?? null
  // `Estadio Monumental › Buenos Aires, Argentina`.
  const bare = text.replace(OFFSET, '').replaceAll(/\s*›\s*/g, ', ')
  const found = ATTENDANCE.exec(bare)
  const rest = found ? `${bare.slice(0, found.index)}${bare.slice(found.index + found[0].length)}` : bare
  const parts = rest
    .split(',')
    .map((part) => part.trim())
    .filter((part) => isPlace(part))
  return {
    ground: parts.length === 0 ? null : parts.join(', '),
    attendance: found?.[1] ? countIn(found[1]) : null,
    offset: zone === null ? null : zone.replace('−', '-').replace('±', '+'),
  }
}

/**
 * The stadium comes first and its town last: `Estádio X, Bairro, Cidade`. Behind the town may stand its state or its
 * country, where something stands between; a lone word behind the stadium is the town, even if a country is called so.
 */
export function placeOf(
  ground: string,
  hosts: readonly string[],
): { name: string; city: string | null; country: string | null } {
  const [name = ground, ...behind] = ground.split(', ')
  const only = hosts.length === 1 ? hosts[0]! : null
  if (behind.length < 2) return { name, city: behind[0] ?? null, country: only }
  const stated = findCountryByName(behind.at(-1)!)
  // Atlanta, Georgia: a place that is not a host is a state of one.
  const isHost = stated !== null && (hosts.length === 0 || hosts.includes(stated))
  if (isHost) behind.pop()
  const city =
    behind.length > 1 && (isState(behind.at(-1)!) || (stated !== null && !isHost)) ? behind.at(-2)! : behind.at(-1)!
  return { name, city, country: isHost ? stated : only }
}

function isPlace(part: string): boolean {
  if (!/\p{L}/u.test(part)) return false
  const month = /\p{L}{3,9}/u.exec(part)?.[0].slice(0, 3).toLowerCase() ?? ''
  const isDate =
    DATE.test(part) && (/^\p{L}{2,9}\.? ?\d|^\d/u.test(part) ? MONTHS.has(month) || /\d[./]\d/.test(part) : false)
  return !isDate && !/^\d{1,2}[:h.]\d{2}\b/.test(part)
}

const MONTHS = new Set(
  'jan feb fev mar apr abr may mai jun jul aug ago sep set oct out okt nov dec dez dic ene'.split(' '),
)

function countIn(text: string): number | null {
  const count = Number(text.replaceAll(/[^\d]/g, ''))
  return count > 0 && count < 500_000 ? count : null
}
