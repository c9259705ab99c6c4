import type { EditionRef } from '../../records/records.ts'

interface Competition {
  readonly id: string
  readonly name: string
}

const COMPETITIONS: ReadonlyMap<string, Competition> = new Map([
  ['Serie_A', { id: 'brasileirao_serie_a', name: 'Brasileirão Série A' }],
  ['Serie_B', { id: 'brasileirao_serie_b', name: 'Brasileirão Série B' }],
  ['Serie_C', { id: 'brasileirao_serie_c', name: 'Brasileirão Série C' }],
  ['Serie_D', { id: 'brasileirao_serie_d', name: 'Brasileirão Série D' }],
  ['CdB', { id: 'copa_do_brasil', name: 'Copa do Brasil' }],
])

export type CbfFile =
  | { readonly holds: 'games'; readonly edition: EditionRef; readonly name: string }
  | { readonly holds: 'nothing-new' | 'unknown' }

/** What a file of the dataset holds, by its name: `Serie_A_2019_games.json`. */
export function describeFile(path: string): CbfFile {
  const found = /(?:^|\/)([A-Za-z]+(?:_[A-Z])?)_(\d{4})_(games|squads)\.json$/.exec(path)
  const competition = COMPETITIONS.get(found?.[1] ?? '')
  const year = found?.[2]
  if (!competition || year === undefined) return { holds: 'unknown' }
  if (found?.[3] === 'squads') return { holds: 'nothing-new' }
  return { holds: 'games', edition: { competition: competition.id, edition: year }, name: competition.name }
}
