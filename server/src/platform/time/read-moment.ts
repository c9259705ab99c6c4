import { fieldError } from '../errors/app-error.ts'

/** A moment of a query. The format lets through what is none, such as a leap second. */
export function readMoment(field: string, text: string): Date {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw fieldError(field, 'Informe data e hora em ISO 8601.')
  return time
}
