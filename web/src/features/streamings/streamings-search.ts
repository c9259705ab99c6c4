const kinds = ['tv_aberta', 'tv_fechada', 'pay_per_view', 'streaming', 'radio'] as const
const sorts = ['name', '-name', '-updated'] as const

/** `?tipo=tv_aberta&gratis=true` */
export interface StreamingsSearch {
  readonly q?: string
  readonly tipo?: (typeof kinds)[number]
  readonly gratis?: 'true' | 'false'
  readonly sort?: (typeof sorts)[number]
}

export function parseStreamingsSearch(search: Readonly<Record<string, unknown>>): StreamingsSearch {
  const { gratis } = search
  const q = typeof search['q'] === 'string' ? search['q'].trim().slice(0, 100) : ''
  const kind = kinds.find((known) => known === search['tipo'])
  const sort = sorts.find((known) => known === search['sort'])
  return {
    ...(q && { q }),
    ...(kind && { tipo: kind }),
    ...((gratis === 'true' || gratis === 'false') && { gratis }),
    ...(sort && { sort }),
  }
}
