import { keepPreviousData } from '@tanstack/react-query'
import { pagesQuery } from '../../../api/pages.ts'
import { allOf, queryClient, read } from '../../../api/query.ts'

const OFFERED = 8

/** The newest that are over, of a team or of all. */
export const finishedMatchesQuery = (team: string | undefined) => ({
  ...read('/api/v1/jogos', {
    query: { situacao: 'encerrado', sort: '-kickoff', limit: OFFERED, ...(team && { time: team }) },
  }),
  placeholderData: keepPreviousData,
})

export const simulationPages = () => pagesQuery('/api/v1/simulacoes', { limit: 10 })

export const rereadSimulations = () => queryClient.invalidateQueries(allOf('/api/v1/simulacoes'))
