import { addressText } from '../../../../address/search-values.ts'
import { parseEditionSearch, type EditionSearch } from '../../pieces/competitions/edition-search.ts'

const views = ['data', 'grade'] as const
const situations = ['agendado', 'ao_vivo', 'encerrado', 'adiado'] as const

/** `?ver=data&mes=2026-05&time=bahia`, `?fase=Mata-mata&rodada=2`, `?ver=grade` */
export interface CompetitionMatchesSearch extends EditionSearch {
  readonly ver?: (typeof views)[number]
  readonly fase?: string
  readonly rodada?: number
  /** The name of a round that has no number. */
  readonly etapa?: string
  readonly mes?: string
  readonly time?: string
  readonly situacao?: (typeof situations)[number]
}

const text = (value: unknown) => addressText(value).slice(0, 200)

export function parseCompetitionMatchesSearch(search: Readonly<Record<string, unknown>>): CompetitionMatchesSearch {
  const view = views.find((known) => known === search['ver'])
  const situation = situations.find((known) => known === search['situacao'])
  const round = /^\d{1,3}$/.test(addressText(search['rodada'])) ? Number(search['rodada']) : undefined
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.exec(addressText(search['mes']))?.[0]
  const [phase, stage, team] = [text(search['fase']), text(search['etapa']), text(search['time'])]
  return {
    ...parseEditionSearch(search),
    ...(view && { ver: view }),
    ...(phase && { fase: phase }),
    ...(round !== undefined && { rodada: round }),
    ...(stage && { etapa: stage }),
    ...(month && { mes: month }),
    ...(team && { time: team }),
    ...(situation && { situacao: situation }),
  }
}
