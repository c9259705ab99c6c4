const kinds = ['clube', 'selecao'] as const
const sorts = ['name', '-name', 'founded', '-founded', '-updated'] as const

/** `?q=atle&pais=BR&estado=MG&tipo=clube` */
export interface TeamsSearch {
  readonly q?: string
  readonly pais?: string
  readonly estado?: string
  readonly confederacao?: string
  readonly tipo?: (typeof kinds)[number]
  readonly campeonato?: string
  readonly sort?: (typeof sorts)[number]
}

const text = (value: unknown, most: number) => (typeof value === 'string' ? value.trim().slice(0, most) : '')

export function parseTeamsSearch(search: Readonly<Record<string, unknown>>): TeamsSearch {
  const q = text(search['q'], 100)
  const country = /^[A-Z]{2}(-[A-Z]{3})?$/.exec(text(search['pais'], 6))?.[0]
  const state = /^[A-Z]{2}$/.exec(text(search['estado'], 2))?.[0]
  const union = text(search['confederacao'], 200)
  const kind = kinds.find((known) => known === search['tipo'])
  const competition = text(search['campeonato'], 200)
  const sort = sorts.find((known) => known === search['sort'])
  return {
    ...(q && { q }),
    ...(country && { pais: country }),
    ...(state && { estado: state }),
    ...(union && { confederacao: union }),
    ...(kind && { tipo: kind }),
    ...(competition && { campeonato: competition }),
    ...(sort && { sort }),
  }
}
