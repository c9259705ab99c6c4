import { pagesQuery } from '../../../../api/pages.ts'
import { read } from '../../../../api/query.ts'
import { keepSameRecord } from '../../../../api/keep-same-record.ts'
import type { CompetitionMatchesSearch } from './competition-matches-search.ts'
import type { Round } from './round-choice.ts'

const PATH = '/api/v1/campeonatos/{id}/jogos'
const ALL = 100

type Edition = Pick<CompetitionMatchesSearch, 'temporada'>
const edition = ({ temporada }: Edition) => ({ ...(temporada && { temporada }) })

/** The edition's rounds and the day of its last match. */
export const calendarQuery = (id: string, search: Edition) => ({
  ...read(PATH, { params: { id }, query: { ...edition(search), limit: 1, sort: '-kickoff' } }),
  placeholderData: keepSameRecord(id),
})

export const roundCall = (id: string, search: Edition, { phase, number }: Round) => ({
  params: { id },
  query: { ...edition(search), fase: phase, ...(number !== null && { rodada: number }) },
})

export const roundQuery = (id: string, search: Edition, round: Round) => {
  const { params, query } = roundCall(id, search, round)
  return { ...read(PATH, { params, query: { ...query, limit: ALL } }), placeholderData: keepSameRecord(id) }
}

/** A team's matches are few enough to be read all at once; otherwise month by month. */
export const monthCall = (id: string, search: CompetitionMatchesSearch, month: string) => ({
  params: { id },
  query: {
    ...edition(search),
    ...(search.time ? { time: search.time } : { data: month }),
    ...(search.situacao && { situacao: search.situacao }),
  },
})

export const monthPages = (id: string, search: CompetitionMatchesSearch, month: string) =>
  pagesQuery(PATH, { ...monthCall(id, search, month).query, limit: ALL }, { id })

export const gridCall = (id: string, search: Edition, phase: string) => ({
  params: { id },
  query: { ...edition(search), fase: phase },
})

export const gridPages = (id: string, search: Edition, phase: string) =>
  pagesQuery(PATH, { ...gridCall(id, search, phase).query, limit: ALL }, { id })
