const SAO_PAULO = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

/** The calendar day of a moment in São Paulo, which is what matches are dated by. */
export function dayAt(moment: Date): string {
  return SAO_PAULO.format(moment)
}

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The moment of a day's time on the clocks of São Paulo, `16:00`; where they were put forward over it, an hour later. */
export function momentAt(day: string, time: string): Date {
  const usual = new Date(`${day}T${time}:00-03:00`)
  const shown = Date.parse(`${CLOCK.format(usual).replace(' ', 'T')}-03:00`)
  return new Date(2 * usual.getTime() - shown)
}

const HOUR_MS = 3_600_000

/** The same, made afresh only when the hour turns: for what is asked thousands of times a second. */
export function createDayClock() {
  let hour = -1
  let day = ''
  return (now: number): string => {
    const current = Math.floor(now / HOUR_MS)
    if (current !== hour) {
      hour = current
      day = dayAt(new Date(now))
    }
    return day
  }
}
