import { isDay } from '../../../../platform/time/day-formats.ts'

const ZONE = 'America/Sao_Paulo'

/** `25/05/2013` → `2013-05-25`. */
export function asDay(text: string): string | null {
  if (isDay(text)) return text
  const found = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  if (!found) return null
  const day = `${found[3]}-${found[2]}-${found[1]}`
  return isDay(day) ? day : null
}

/** `16:00`, `9:30`, `16h00`, `16:00:00`. */
export function asTime(text: string): string | null {
  const [, hour, minute] = /^([01]?\d|2[0-3])[:h]([0-5]\d)(?::00)?$/i.exec(text) ?? []
  return hour === undefined || minute === undefined ? null : `${hour.padStart(2, '0')}:${minute}`
}

/** Brasília had daylight saving until February 2019, so the offset is asked for and not assumed. */
export function brasiliaToUtc(day: string, time: string): string {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`)
  const first = asIfUtc - offsetAt(asIfUtc)
  // Near a change of the clock the first answer may have used the other side's offset.
  return new Date(asIfUtc - offsetAt(first)).toISOString()
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})

function offsetAt(instant: number): number {
  const parts = new Map(clock.formatToParts(instant).map((part) => [part.type, Number(part.value)]))
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute')) - instant
}
