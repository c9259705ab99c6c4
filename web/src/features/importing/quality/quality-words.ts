import type { Coverage, LackedPart } from '@meio-campo/contract'
import type { CoverageSort } from './quality-place.ts'

interface QueueName {
  readonly name: string
  readonly one: string
  readonly many: string
}

export const queueNames: Readonly<Record<string, QueueName>> = {
  suggestions: { name: 'Sugestões', one: 'sugestão', many: 'sugestões' },
  duplicates: { name: 'Possíveis duplicados', one: 'par', many: 'pares' },
  waiting: { name: 'Jogos à espera', one: 'jogo', many: 'jogos' },
  squads: { name: 'Elencos à espera', one: 'elenco', many: 'elencos' },
  conflicts: { name: 'Divergências', one: 'divergência', many: 'divergências' },
  names: { name: 'Nomes', one: 'nome', many: 'nomes' },
  alerts: { name: 'Alertas', one: 'alerta', many: 'alertas' },
}

type Part = 'results' | 'lineups' | 'events' | 'officials' | 'stadiums' | 'attendances'

/** The columns of the coverage, and what a match lacks that is not counted in one. */
export const coverageParts: readonly { readonly part: Part; readonly head: string; readonly lacked: LackedPart }[] = [
  { part: 'results', head: 'Resultado', lacked: 'resultado' },
  { part: 'lineups', head: 'Escalação', lacked: 'escalacoes' },
  { part: 'events', head: 'Lances', lacked: 'lances' },
  { part: 'officials', head: 'Arbitragem', lacked: 'arbitragem' },
  { part: 'stadiums', head: 'Estádio', lacked: 'estadio' },
  { part: 'attendances', head: 'Público', lacked: 'publico' },
]

/** Results are asked of every match whose day is past, everything else of those that were played. */
export const wholeOf = (row: Coverage, part: Part): number => (part === 'results' ? row.due : row.played)

/** Whole percent, never rounded up to 100 while something is missing; null where there is nothing to count. */
export function percentOf(row: Coverage, part: Part): number | null {
  const whole = wholeOf(row, part)
  return whole === 0 ? null : Math.floor((row[part] * 100) / whole)
}

export const sorts: Readonly<Record<CoverageSort, string>> = {
  '-recent': 'Edições mais novas',
  '-overdue': 'Mais jogos sem resultado',
  '-alerts': 'Mais alertas',
  lineups: 'Menos escalações',
  events: 'Menos lances',
  officials: 'Menos arbitragem',
  stadiums: 'Menos estádios',
  attendances: 'Menos público',
}
