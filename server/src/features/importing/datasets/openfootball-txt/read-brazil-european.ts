import type { Season } from '../openfootball/season.ts'
import type { Line } from './lines.ts'
import { readBracketed } from './read-bracketed.ts'
import { readBetween } from './read-older-england.ts'
import type { Reading } from './reading.ts'

/**
 * Série A from 2018 to 2020: `Rodada 1`, `[Dom, 9/Agosto]`, `00.00  Fortaleza EC  0-2 (0-2)  Atlético PR`. Days and
 * hours are Europe's: an evening in Brazil is the next day there, so that a day without an hour is not certain.
 */
export function readBrazilEuropean(lines: readonly Line[], season: Season): Reading {
  return readBracketed(lines, season, readBetween)
}
