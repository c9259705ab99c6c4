import type { Season } from '../openfootball/season.ts'
import type { Line } from './lines.ts'
import { readFixtures } from './read-fixtures.ts'
import type { Reading, Remark } from './reading.ts'

/** Leagues and cups since 2018: `» Matchday 1`, `Sat Mar/29 2025`, `18.30  São Paulo FC  v SC Recife  0-0`. */
export function readModern(lines: readonly Line[], season: Season): Reading {
  const { rows, rejected, remarks } = readFixtures(lines, season, (at, _, name) => {
    at.round = name
  })
  return { rows, rejected, remarks: [...remarks, ...promisedRows(lines, rows.length)] }
}

/** `# Matches    380` at the top of a file is its own promise. */
function promisedRows(lines: readonly Line[], read: number): readonly Remark[] {
  const promised = lines.map(({ comment }) => /^Matches\s+(\d+)$/.exec(comment ?? '')?.[1]).find(Boolean)
  if (promised === undefined || Number(promised) === read) return []
  return [{ line: null, reason: `o arquivo promete ${promised} jogos e tem ${read}.` }]
}
