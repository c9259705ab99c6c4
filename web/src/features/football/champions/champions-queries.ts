import { readPages } from '../../../api/pages.ts'

export const championsPages = (id: string) => readPages('/api/v1/campeonatos/{id}/campeoes', { limit: 100 }, { id })

export const championsCall = (id: string) => ({ params: { id }, query: {} })
