/**
 * Days and times as the API accepts them: existing ones, in a year that every part of the service can store. The usual
 * formats also accept the year 0, the 60th second and a zone a day away, which a database refuses without naming the
 * field.
 */
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^(\d{4}-\d{2}-\d{2})[Tt ]\d{2}:\d{2}:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-](?:0\d|1[0-4]):?[0-5]\d)$/
const FIRST = Date.parse('0001-01-01T00:00:00Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

const isHeld = (time: number) => time >= FIRST && time <= LAST

/** Also that February has no 31st, which is another day's name for some. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return isHeld(time) && new Date(time).toISOString().startsWith(text)
}

export function isMoment(text: string): boolean {
  const [, day] = MOMENT.exec(text) ?? []
  return day !== undefined && isDay(day) && isHeld(Date.parse(text.replace(' ', 'T').toUpperCase()))
}
