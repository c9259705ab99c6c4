import { pagesQuery } from '../../../api/pages.ts'

export const championsPages = (id: string) => pagesQuery('/api/v1/campeonatos/{id}/campeoes', { limit: 100 }, { id })

export const championsCall = (id: string) => ({ params: { id }, query: {} })
