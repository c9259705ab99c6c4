/** The kinds of the result page, in the words of the API; the first tab shows the best of all. */
export const searchTabs = {
  tudo: 'Tudo',
  times: 'Times',
  jogadores: 'Jogadores',
  tecnicos: 'Técnicos',
  arbitros: 'Árbitros',
  campeonatos: 'Campeonatos',
  estadios: 'Estádios',
  confederacoes: 'Confederações',
  streamings: 'Streamings',
  jogos: 'Jogos',
} as const
export type SearchTab = keyof typeof searchTabs

/** `?busca=ronaldo&tipo=jogadores`: what was looked for, and the tab. */
export interface SearchPagePlace {
  readonly busca?: string
  readonly tipo?: Exclude<SearchTab, 'tudo'>
}

const LONGEST = 100

export function parseSearchPagePlace(search: Readonly<Record<string, unknown>>): SearchPagePlace {
  const { busca, tipo } = search
  const text = typeof busca === 'string' ? busca.trim().slice(0, LONGEST) : ''
  if (text === '') return {}
  const known = typeof tipo === 'string' && tipo !== 'tudo' && Object.hasOwn(searchTabs, tipo)
  return { busca: text, ...(known && { tipo: tipo as Exclude<SearchTab, 'tudo'> }) }
}
