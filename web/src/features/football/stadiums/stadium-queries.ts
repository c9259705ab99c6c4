import { read } from '../../../api/query.ts'

/** What the page asks, for the read and for "Ver na API" alike. */
export const stadiumCall = (id: string) => ({ params: { id }, query: {} })

export const stadiumQuery = (id: string) => read('/api/v1/estadios/{id}', stadiumCall(id))
