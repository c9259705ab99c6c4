import { pagesQuery } from '../../../api/pages.ts'

const ALL = 100

export const titlesCall = (id: string) => ({ params: { id }, query: {} })

export const teamTitlePages = (id: string) => pagesQuery('/api/v1/times/{id}/titulos', { limit: ALL }, { id })
export const playerTitlePages = (id: string) => pagesQuery('/api/v1/jogadores/{id}/titulos', { limit: ALL }, { id })
export const coachTitlePages = (id: string) => pagesQuery('/api/v1/tecnicos/{id}/titulos', { limit: ALL }, { id })

export const championsPages = (id: string) => pagesQuery('/api/v1/campeonatos/{id}/campeoes', { limit: 100 }, { id })

export const championsCall = (id: string) => ({ params: { id }, query: {} })
