import { pagesQuery } from '../../../../api/pages.ts'
import { read } from '../../../../api/query.ts'
import { keepSameRecord } from '../../../../api/keep-same-record.ts'
import { parseTeamMatchesSearch, type TeamMatchesSearch } from './team-matches-search.ts'

const PATH = '/api/v1/times/{id}/jogos'

/** Results are sorted newest first, upcoming matches soonest first. */
export function teamMatchesCall(id: string, search: TeamMatchesSearch, today: string) {
  const { ver, mes: _month, resultado, ...filters } = parseTeamMatchesSearch({ ...search })
  const when =
    ver === 'proximos'
      ? { situacao: 'agendado', sort: 'kickoff' }
      : { ate: today, sort: '-kickoff', ...(resultado && { resultado }) }
  return { params: { id }, query: { ...filters, ...when } }
}

export const teamMatchPages = (id: string, search: TeamMatchesSearch, today: string) => ({
  ...pagesQuery(PATH, { ...teamMatchesCall(id, search, today).query, limit: 50 }, { id }),
  placeholderData: keepSameRecord(id),
})

/** A month shows all its matches: the filters for seasons and results do not apply. */
export function monthCall(id: string, search: TeamMatchesSearch, month: string) {
  const { campeonato, local, adversario } = search
  const filters = { ...(campeonato && { campeonato }), ...(local && { local }), ...(adversario && { adversario }) }
  return { params: { id }, query: { data: month, ...filters } }
}

export const monthQuery = (id: string, search: TeamMatchesSearch, month: string) => {
  const { params, query } = monthCall(id, search, month)
  return { ...read(PATH, { params, query: { ...query, limit: 100 } }), placeholderData: keepSameRecord(id) }
}
