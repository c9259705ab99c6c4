import type { PartAction } from './part-columns.tsx'

/** Today where the visitor is, as a date field holds it. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Ends a spell or an absence: the same dialog, with today as the end. */
export const ending = (title: string): PartAction => ({
  label: 'Encerrar',
  title,
  fits: ({ values }) => values['ends'] === null,
  prefilled: () => ({ ends: today() }),
})
