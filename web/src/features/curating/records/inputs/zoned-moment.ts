// Kick-offs are entered as the clock of São Paulo says, whatever the device's own zone is.
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `2026-11-18T19:30` for `2026-11-18T22:30:00.000Z`: what a date-and-time field holds. */
export function toLocalText(moment: string): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const at = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]))
  return `${at['year']}-${at['month']}-${at['day']}T${at['hour']}:${at['minute']}`
}

/** The moment of that local time. The offset comes from the time zone data, because it was different in past summers. */
export function toMoment(local: string): string {
  const asUtc = new Date(`${local}Z`).getTime()
  const offsetAt = (moment: number) => new Date(`${toLocalText(new Date(moment).toISOString())}Z`).getTime() - moment
  const guess = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(guess)).toISOString()
}
