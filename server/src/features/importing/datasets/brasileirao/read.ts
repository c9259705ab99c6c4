import type { Cells } from '../../../../platform/csv/cells.ts'
import { readTable, type Table } from '../../sources/read-table.ts'
import type { Origin, Score } from '../../records/records.ts'

export interface ResultRow {
  readonly origin: Origin
  readonly id: number
  readonly season: number
  readonly day: string
  readonly home: string
  /** Null: `x` alone, nothing or `NA`, not played yet. */
  readonly score: Score | null
  readonly away: string
}

const COLUMNS = ['id_match', 'season', 'date', 'home', 'score', 'away'] as const

export function readResults(file: string, text: string): Table<ResultRow> {
  return readTable(file, text, { columns: COLUMNS, parse: parseRow })
}

function parseRow(cells: Cells<(typeof COLUMNS)[number]>, origin: Origin): ResultRow {
  return {
    origin,
    id: cells.whole('id_match'),
    season: cells.whole('season'),
    day: cells.day('date'),
    home: cells.name('home'),
    score: parseScore(cells),
    away: cells.name('away'),
  }
}

function parseScore(cells: Cells<(typeof COLUMNS)[number]>): Score | null {
  const text = cells.text('score').trim()
  if (/^(?:x|-|NA)?$/i.test(text)) return null
  const found = /^(\d{1,2})\s*[x×:–-]\s*(\d{1,2})$/i.exec(text)
  if (!found) return cells.refuse('score', 'deve ser um placar como 2x0, ou x')
  return { home: Number(found[1]), away: Number(found[2]) }
}
