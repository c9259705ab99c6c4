import { filled } from '../../address/search-values.ts'

export type SearchChange = Readonly<Record<string, string | undefined>>

/** How many pages of a list have been read. */
export const PAGES = 'paginas'
/** Cards or table; another view is still the same list. */
export const VIEW = 'visao'

/** More pages than people read; the most that a forged address can request. */
const MOST_PAGES = 50

/** The address after a change. Another filter or order is another list, which starts at its beginning. */
export function changeSearch(now: Readonly<Record<string, unknown>>, change: SearchChange): Record<string, unknown> {
  const sameList = Object.keys(change).every((name) => name === PAGES || name === VIEW)
  const next: Record<string, unknown> = { ...now, ...(!sameList && { [PAGES]: undefined }), ...change }
  return filled(next)
}

export function pagesIn(search: Readonly<Record<string, unknown>>): number {
  const pages = Number(search[PAGES] ?? 1)
  return Number.isInteger(pages) && pages >= 1 ? Math.min(pages, MOST_PAGES) : 1
}
