import type { LackedPart } from '@meio-campo/contract'

const coverageSorts = [
  '-recent',
  '-overdue',
  '-alerts',
  'lineups',
  'events',
  'officials',
  'stadiums',
  'attendances',
] as const
export type CoverageSort = (typeof coverageSorts)[number]
const lackedParts: readonly LackedPart[] = ['resultado', 'escalacoes', 'lances', 'arbitragem', 'estadio', 'publico']

/** The place inside the quality tab: `?aba=qualidade&edicao=serie_a_2024&falta=lances`. */
export interface QualityPlace {
  /** The order of the coverage. */
  readonly ordem?: CoverageSort
  /** The edition whose incomplete matches are listed, and what they lack. */
  readonly edicao?: string
  readonly falta?: LackedPart
  /** Lists alerts that were marked as seen, instead of open ones. */
  readonly alertas?: 'vistos'
}

/** An edition's matches are a list of their own, without the order of the coverage. */
export function parseQualityPlace(search: Readonly<Record<string, unknown>>): QualityPlace {
  const { ordem, edicao, falta, alertas } = search
  if (typeof edicao === 'string' && /^[a-z0-9_]{1,200}$/.test(edicao)) {
    const lacked = lackedParts.find((each) => each === falta)
    return { edicao, ...(lacked && { falta: lacked }) }
  }
  const order = coverageSorts.find((each) => each === ordem)
  return { ...(order && { ordem: order }), ...(alertas === 'vistos' && { alertas }) }
}
