const HOUR = /^(\d{1,2})(?:\s*[:hH]\s*(\d{2})?)?(?::\d{2})?\s*(?:h|min)?$/
/** How a workbook's cell of only a time is read: as a moment of the day on which its calendar begins. */
const OF_WORKBOOK = /^1899-12-3[01]T(\d{2}:\d{2})/

/** Turns `16h`, `16h30`, `16:00:00` into `16:00`; null if it is not a time of day. */
export function hourOfCell(text: string): string | null {
  const [, ofWorkbook] = OF_WORKBOOK.exec(text) ?? []
  if (ofWorkbook !== undefined) return ofWorkbook
  if (/^0?[.]\d+$/.test(text)) return ofMinutes(Math.round(Number(text) * 24 * 60))
  const [, hour, minute = '00'] = HOUR.exec(text.trim()) ?? []
  return hour === undefined || Number(minute) > 59 ? null : ofMinutes(Number(hour) * 60 + Number(minute))
}

function ofMinutes(minutes: number): string | null {
  if (minutes >= 24 * 60) return null
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
