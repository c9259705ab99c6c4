const FORMATS = new Map<string, Intl.DateTimeFormat>()

/** What a clock shows in a zone at a moment, as if it were UTC. */
function clockIn(zone: string, moment: number): number {
  let format = FORMATS.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    FORMATS.set(zone, format)
  }
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** The moment at which clocks of a zone show a day and an hour; twice, so that a change of the clock in between is seen. */
export function momentIn(zone: string, day: string, time: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const guess = wanted - (clockIn(zone, wanted) - wanted)
  return wanted - (clockIn(zone, guess) - guess)
}

/** The moment of a day and an hour by `UTC-3`, `UTC+5:30` or the name of a zone; null for what is neither. */
export function momentAt(offset: string, day: string, time: string): number | null {
  const minutes = minutesOf(offset)
  if (minutes !== null) return Date.parse(`${day}T${time}:00Z`) - minutes * 60_000
  return offset.includes('/') ? momentIn(offset, day, time) : null
}

/** The day that a moment falls on, by the same words. */
export function dayAt(offset: string, moment: number): string | null {
  const minutes = minutesOf(offset)
  if (minutes !== null) return new Date(moment + minutes * 60_000).toISOString().slice(0, 10)
  return offset.includes('/') ? dayIn(offset, moment) : null
}

function minutesOf(offset: string): number | null {
  const found = /^UTC(?:([+-])(\d{1,2})(?::(\d{2}))?)?$/.exec(offset)
  if (!found) return null
  const minutes = Number(found[2] ?? 0) * 60 + Number(found[3] ?? 0)
  return found[1] === '-' ? -minutes : minutes
}

export function dayIn(zone: string, moment: number): string {
  return new Date(clockIn(zone, moment)).toISOString().slice(0, 10)
}

export function utcOf(moment: number): string {
  return new Date(moment).toISOString().replace('.000Z', 'Z')
}
