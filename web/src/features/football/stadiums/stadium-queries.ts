import { read } from '../../../api/query.ts'

/** The page's call, shared by the query and by "Ver na API". */
export const stadiumCall = (id: string) => ({ params: { id }, query: {} })

export const stadiumQuery = (id: string) => read('/api/v1/estadios/{id}', stadiumCall(id))
