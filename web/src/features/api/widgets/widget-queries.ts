import { read } from '../../../api/query.ts'
import { dayAt } from '../../football/pieces/matches/match-day.ts'

export const widgetCompetitionsQuery = () => read('/api/v1/campeonatos', { query: { limit: 100, fields: 'id,name' } })

/** The championship whose table is shown: the one on the dashboard. */
export const widgetMainQuery = () => read('/api/v1/dashboard')

export const widgetTeamsQuery = (campeonato: string) =>
  read('/api/v1/times', { query: { campeonato, limit: 100, fields: 'id,name' } })

/** From today on: what can be put on a page before it is played. */
export const widgetMatchesQuery = (id: string) =>
  read('/api/v1/campeonatos/{id}/jogos', {
    params: { id },
    query: { de: dayAt(new Date()), sort: 'kickoff', limit: 50 },
  })
