/** An hour as files write it. */
export interface Clock {
  /** `HH:MM`. */
  readonly time: string
  /** `UTC-3`, `UTC+5:30`, or the zone's name (`America/New_York`); null where the file gives none. */
  readonly offset: string | null
  /** What stands behind it in the text. */
  readonly rest: string
}

/** Hours ahead of UTC. If letters mean two zones, the one that football files use. */
const OFFSETS: Readonly<Record<string, string>> = {
  z: '+0',
  utc: '+0',
  gmt: '+0',
  wet: '+0',
  west: '+1',
  bst: '+1',
  cet: '+1',
  mez: '+1',
  cest: '+2',
  mesz: '+2',
  eet: '+2',
  sast: '+2',
  cat: '+2',
  wat: '+1',
  eat: '+3',
  eest: '+3',
  msk: '+3',
  trt: '+3',
  ast: '-4',
  gst: '+4',
  ict: '+7',
  hkt: '+8',
  sgt: '+8',
  awst: '+8',
  jst: '+9',
  kst: '+9',
  aest: '+10',
  aedt: '+11',
  nzst: '+12',
  nzdt: '+13',
  brt: '-3',
  brst: '-2',
  amt: '-4',
  art: '-3',
  uyt: '-3',
  clst: '-3',
  clt: '-4',
  pyt: '-4',
  pyst: '-3',
  bot: '-4',
  vet: '-4',
  cot: '-5',
  pet: '-5',
  ect: '-5',
  est: '-5',
  edt: '-4',
  cdt: '-5',
  mst: '-7',
  mdt: '-6',
  pst: '-8',
  pdt: '-7',
}

/** Letters and words whose hours ahead of UTC depend on the time of year. */
const ZONES: Readonly<Record<string, string>> = {
  et: 'America/New_York',
  ct: 'America/Chicago',
  cst: 'America/Chicago',
  mt: 'America/Denver',
  pt: 'America/Los_Angeles',
  uk: 'Europe/London',
  brasilia: 'America/Sao_Paulo',
  'horario de brasilia': 'America/Sao_Paulo',
  'hora de brasilia': 'America/Sao_Paulo',
}
/** Of `Eastern Time`, `US Pacific Standard Time`, `UK time`: what the first word of the zone means. */
const ZONES_OF_WORDS: Readonly<Record<string, string>> = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
  uk: 'Europe/London',
  british: 'Europe/London',
  london: 'Europe/London',
  brasilia: 'America/Sao_Paulo',
}

/** Words that say that it is the ground's own hour. */
const LOCAL = new Set(['local', 'local time', 'hora local', 'horario local', 'ortszeit', 'h', 'hs', 'hrs', 'uhr'])

const TIME = /^(\d{1,2})(?:[:.h](\d{2})|h)(?::\d{2})?(?:\s?([ap])\.?m\.?(?![\p{L}]))?/iu
const NUMERIC = /^\s?(?:utc|gmt)?\s?([+\-−±])\s?(\d{1,2})(?::?(\d{2}))?(?!\d)/i
/** `(UTC+9)`. */
const IN_BRACKETS = /^\s?\(((?:utc|gmt)\s?[+\-−±]\s?\d{1,2}(?::?\d{2})?)\)/i
const WORD =
  /^\s?\(?(horário de brasília|hora de brasília|(?:us |u\.s\. )?(?:eastern|central|mountain|pacific)(?: standard| daylight)? time|(?:uk|british|london|brasília|brasilia)(?: summer)? time|local time|hora local|horário local|brasília|[\p{L}]{1,9})\)?(?=[\s,;)]|$)/iu

/** `17:00`, `17h30`, `8.30 pm`, `20:45 CET`, `17:00 UTC-3`, `17:00-03:00`. Null where the text does not begin with an hour. */
export function readClock(text: string): Clock | null {
  const found = TIME.exec(text)
  if (!found) return null
  const hour = hourOf(Number(found[1]), found[3]?.toLowerCase())
  const minute = found[2] ?? '00'
  if (hour > 23 || Number(minute) > 59) return null
  const time = `${String(hour).padStart(2, '0')}:${minute}`
  const rest = text.slice(found[0].length).replace(IN_BRACKETS, ' $1')
  const numeric = NUMERIC.exec(rest)
  if (numeric) {
    const sign = numeric[1] === '-' || numeric[1] === '−' ? '-' : '+'
    const offset = `UTC${sign}${Number(numeric[2])}${numeric[3] && numeric[3] !== '00' ? `:${numeric[3]}` : ''}`
    return { time, offset, rest: rest.slice(numeric[0].length).trim() }
  }
  const word = WORD.exec(rest)
  const zone = word?.[1] === undefined ? undefined : zoneOf(word[1])
  if (word === null || zone === undefined) return { time, offset: null, rest: rest.trim() }
  return { time, offset: zone, rest: rest.slice(word[0].length).trim() }
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === 'p') return hour < 12 ? hour + 12 : hour
  return half === 'a' && hour === 12 ? 0 : hour
}

/** Undefined for a word that is not a zone: it belongs to what follows. */
function zoneOf(word: string): string | null | undefined {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  if (LOCAL.has(plain)) return null
  const [, first] = /^(?:u\.?s\.? )?(\p{L}+)(?: standard| daylight| summer)? time$/u.exec(plain) ?? []
  if (first !== undefined && Object.hasOwn(ZONES_OF_WORDS, first)) return ZONES_OF_WORDS[first]
  // A team may be called like letters of a zone (`CAT`): those are written in capitals.
  const isLetters = plain.length <= 4
  if (isLetters && word !== word.toUpperCase()) return undefined
  const offset = Object.hasOwn(OFFSETS, plain) ? OFFSETS[plain] : undefined
  if (offset !== undefined) return `UTC${offset}`
  return Object.hasOwn(ZONES, plain) ? ZONES[plain] : undefined
}
