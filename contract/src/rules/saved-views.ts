/** The lists whose filters can be saved, by their address, with the names that each has in the address. */
export const listFilters = {
  jogadores: ['q', 'time', 'posicao', 'nacionalidade'],
  tecnicos: ['q', 'time', 'nacionalidade'],
  times: ['q', 'pais', 'estado', 'confederacao', 'tipo', 'campeonato'],
  campeonatos: ['q', 'tipo', 'participantes'],
  streamings: ['q', 'tipo', 'gratis'],
  confederacoes: ['q'],
} as const

export type FilteredList = keyof typeof listFilters

export const FILTERED_LISTS = Object.keys(listFilters) as readonly FilteredList[]

/** Views that one account saves, in all lists together. */
export const MOST_SAVED_VIEWS = 50
/** Views of one list that are shared with everybody. */
export const MOST_SHARED_VIEWS = 50

export const SAVED_VIEW_NAME = { max: 60 }
export const SAVED_VIEW_QUERY = { max: 1000 }

/**
 * The filters and the order of a list as its address writes them, each once and always in the same order. Null for
 * what has no meaning in that list.
 */
export function tidyQuery(list: FilteredList, query: string): string | null {
  const given = new URLSearchParams(query)
  const known: readonly string[] = [...listFilters[list], 'sort']
  const names = [...given.keys()]
  if (names.some((name) => !known.includes(name)) || new Set(names).size < names.length) return null
  const filled = known.flatMap((name) => {
    const value = given.get(name)?.trim()
    return value ? [[name, value] as [string, string]] : []
  })
  return new URLSearchParams(filled).toString()
}
