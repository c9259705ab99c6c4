const sorts = ['name', '-name', 'birth', '-birth', '-updated'] as const
const positions = ['goleiro', 'defensor', 'meia', 'atacante'] as const

/** `?q=silva&time=bahia&nacionalidade=BR` */
export interface PeopleSearch {
  readonly q?: string
  readonly time?: string
  readonly nacionalidade?: string
  readonly sort?: (typeof sorts)[number]
}

/** `?posicao=meia`, besides. */
export interface PlayersSearch extends PeopleSearch {
  readonly posicao?: (typeof positions)[number]
}

const text = (value: unknown, most: number) => (typeof value === 'string' ? value.trim().slice(0, most) : '')

export function parsePeopleSearch(search: Readonly<Record<string, unknown>>): PeopleSearch {
  const q = text(search['q'], 100)
  const team = text(search['time'], 200)
  const country = /^[A-Z]{2}(-[A-Z]{3})?$/.exec(text(search['nacionalidade'], 6))?.[0]
  const sort = sorts.find((known) => known === search['sort'])
  return {
    ...(q && { q }),
    ...(team && { time: team }),
    ...(country && { nacionalidade: country }),
    ...(sort && { sort }),
  }
}

export function parsePlayersSearch(search: Readonly<Record<string, unknown>>): PlayersSearch {
  const position = positions.find((known) => known === search['posicao'])
  return { ...parsePeopleSearch(search), ...(position && { posicao: position }) }
}
