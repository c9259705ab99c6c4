import { inFameOrder } from '../../../address/fame-order.ts'
import { pagesQuery } from '../../../api/pages.ts'
import { read } from '../../../api/query.ts'
import { parsePeopleSearch, type PeopleSearch } from '../people/people-search.ts'

/** The address also holds the console's own parameters, such as the view, which the API would reject. */
export const coachesCall = (search: PeopleSearch) => ({ query: { ...inFameOrder(parsePeopleSearch({ ...search })) } })

export const coachPages = (search: PeopleSearch) =>
  pagesQuery('/api/v1/tecnicos', { ...coachesCall(search).query, limit: 50 })

export const coachCall = (id: string) => ({ params: { id }, query: {} })

export const coachQuery = (id: string) => read('/api/v1/tecnicos/{id}', coachCall(id))

export const coachMovePages = (id: string) => pagesQuery('/api/v1/tecnicos/{id}/transferencias', { limit: 100 }, { id })
