import { read } from '../../../api/query.ts'

/** How the service is, and how the last day was. */
export const systemQuery = () => ({ ...read('/api/v1/sistema'), staleTime: 0 })
