import { parseEditionSearch, type EditionSearch } from '../../pieces/competitions/edition-search.ts'

const views = ['proximos', 'calendario'] as const
const places = ['casa', 'fora'] as const
const results = ['V', 'E', 'D'] as const

/** `?temporada=2026&campeonato=copa_do_brasil&local=casa&adversario=vitoria&resultado=V`, `?ver=calendario&mes=2026-05` */
export interface TeamMatchesSearch extends EditionSearch {
  readonly ver?: (typeof views)[number]
  readonly mes?: string
  readonly campeonato?: string
  readonly local?: (typeof places)[number]
  readonly adversario?: string
  readonly resultado?: (typeof results)[number]
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined)

export function parseTeamMatchesSearch(search: Readonly<Record<string, unknown>>): TeamMatchesSearch {
  const view = views.find((known) => known === search['ver'])
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.exec(text(search['mes']) ?? '')?.[0]
  const place = places.find((known) => known === search['local'])
  const result = results.find((known) => known === search['resultado'])
  const [competition, opponent] = [text(search['campeonato']), text(search['adversario'])]
  return {
    ...parseEditionSearch(search),
    ...(view && { ver: view }),
    ...(month && { mes: month }),
    ...(competition && { campeonato: competition }),
    ...(place && { local: place }),
    ...(opponent && { adversario: opponent }),
    ...(result && { resultado: result }),
  }
}
