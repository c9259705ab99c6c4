import { pagesQuery } from '../../../api/pages.ts'
import type { ScorersSearch } from './scorers-search.ts'

const query = ({ temporada, sort, time }: ScorersSearch) => ({
  ...(temporada && { temporada }),
  ...(sort && { sort }),
  ...(time && { time }),
})

export const scorersPages = (id: string, search: ScorersSearch) =>
  pagesQuery('/api/v1/campeonatos/{id}/artilheiros', { ...query(search), limit: 50 }, { id })

/** `filter` is a date or a place, as written in the address. */
export const scorersPagesBy = (id: string, filter: string, search: ScorersSearch) =>
  pagesQuery('/api/v1/campeonatos/{id}/artilheiros/{filter}', { ...query(search), limit: 50 }, { id, filter })

/** The call without the page size, which is the console's choice. */
export const scorersCall = (id: string, search: ScorersSearch) => ({ params: { id }, query: query(search) })
export const scorersCallBy = (id: string, filter: string, search: ScorersSearch) => ({
  params: { id, filter },
  query: query(search),
})
