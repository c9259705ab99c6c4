import type { CalendarSubscription } from '@meio-campo/contract'
import { api } from '../../../api/api.ts'
import { pagesQuery } from '../../../api/pages.ts'
import { allOf, queryClient } from '../../../api/query.ts'

export const calendarPages = () => pagesQuery('/api/v1/calendarios')

export const rereadCalendars = () => queryClient.invalidateQueries(allOf('/api/v1/calendarios'))

export interface CalendarSubject {
  readonly kind: CalendarSubscription['kind']
  readonly id?: string
}

/** An existing subscription returns the same address. */
export async function subscribeCalendar({ kind, id }: CalendarSubject): Promise<CalendarSubscription | null> {
  const result = await api.post('/api/v1/calendarios', {
    body: { kind, ...(id !== undefined && { id }) },
    formless: true,
  })
  if (!result.ok) return null
  await rereadCalendars()
  return result.data.data
}
