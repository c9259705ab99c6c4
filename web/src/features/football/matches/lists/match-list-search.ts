import { isDate } from '../../../../address/address-position.ts'

const situations = ['ao_vivo', 'encerrado', 'agendado', 'adiado', 'todos'] as const
const sorts = ['kickoff', '-kickoff'] as const

/** `?situacao=encerrado&data=2026-05&campeonato=copa_do_brasil` */
export interface MatchListSearch {
  readonly situacao?: (typeof situations)[number]
  readonly data?: string
  readonly campeonato?: string
  readonly sort?: (typeof sorts)[number]
}

export function parseMatchListSearch(search: Readonly<Record<string, unknown>>): MatchListSearch {
  const { data, campeonato } = search
  const situation = situations.find((known) => known === search['situacao'])
  const sort = sorts.find((known) => known === search['sort'])
  return {
    ...(situation && { situacao: situation }),
    ...(typeof data === 'string' && isDate(data) && { data }),
    ...(typeof campeonato === 'string' && campeonato !== '' && { campeonato: campeonato.slice(0, 200) }),
    ...(sort && { sort }),
  }
}

/** Finished matches are sorted newest first, upcoming ones soonest first. */
export function firstSort({ situacao, data }: MatchListSearch): (typeof sorts)[number] {
  return !data && (situacao === 'encerrado' || situacao === 'todos') ? '-kickoff' : 'kickoff'
}

/** The query of the API. Without a date or a situation it starts today. */
export function matchListQuery(search: MatchListSearch, today: string) {
  const { situacao, data, campeonato } = search
  const sort = search.sort ?? firstSort(search)
  return {
    ...(data ? { data } : !situacao && { de: today }),
    ...(situacao && situacao !== 'todos' && { situacao }),
    ...(campeonato && { campeonato }),
    ...(sort !== 'kickoff' && { sort }),
  }
}
