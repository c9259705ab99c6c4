import { dateRange, finalScore, parsePartialDate, type AsOf, type Match } from '@meio-campo/football'
import { fieldError } from '../../../platform/errors/app-error.ts'
import type { EditionStructure } from './edition-structure.ts'

/** `rodada` and `data` as a moment: a month or a year is its last day; of both, the round. */
export function parseAsOf({ rodada, data }: { readonly rodada?: number; readonly data?: string }): AsOf | undefined {
  const date = data === undefined ? null : parsePartialDate(data)
  if (data !== undefined && !date) throw fieldError('data', 'Use uma data como 2024, 2024-05 ou 2024-05-12.')
  if (rodada !== undefined) return { round: rodada }
  return date ? { day: dateRange(date).last } : undefined
}

export function isKnownAt({ round, day }: Match, asOf: AsOf | undefined): boolean {
  if (!asOf) return true
  return 'round' in asOf ? round !== null && round <= asOf.round : day !== null && day <= asOf.day
}

/** The number of the latest round with a result: of the last tables, or of a knock-out if there are none. */
export function latestRound({ phases }: EditionStructure, asOf: AsOf | undefined): number | null {
  const tables = phases.filter(({ kind }) => kind !== 'knockout')
  const rounds = (tables.length > 0 ? tables : phases).map(({ legs }) =>
    legs.flatMap(({ match }) => (isKnownAt(match, asOf) && finalScore(match) ? (match.round ?? []) : [])),
  )
  const last = rounds.findLast((numbers) => numbers.length > 0)
  return last ? Math.max(...last) : null
}

/** A round that the edition does not have is refused, with the rounds that it has. */
export function refuseUnknownRound({ phases }: EditionStructure, round: number | undefined): void {
  if (round === undefined) return
  const numbers = phases.flatMap(({ rounds, legs }) => [
    ...rounds.flatMap(({ number }) => number ?? []),
    ...legs.flatMap(({ match }) => match.round ?? []),
  ])
  if (numbers.includes(round)) return
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
  throw fieldError(
    'rodada',
    numbers.length === 0
      ? 'Esta edição não tem rodadas numeradas.'
      : `Esta edição não tem a rodada ${round}: as rodadas vão de ${first} a ${last}.`,
  )
}
