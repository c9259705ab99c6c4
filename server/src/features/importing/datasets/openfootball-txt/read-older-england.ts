import type { Season } from '../openfootball/season.ts'
import type { Line } from './lines.ts'
import { readBracketed } from './read-bracketed.ts'
import type { ResultLine } from './read-bracketed.ts'
import type { Reading } from './reading.ts'
import { readScore } from '../openfootball/score.ts'

/** `Matchday 1`, `[Sat Aug/14]`, `12.45  Tottenham Hotspur  1-1 (1-1)  Liverpool FC`; the oldest seasons have no rounds. */
export function readOlderEngland(lines: readonly Line[], season: Season): Reading {
  return readBracketed(lines, season, readBetween)
}

/** `RSC Anderlecht           [awarded]`. */
const STATUS = /\s*\[([^[\]]+)\]$/

/** The score between two names, two blanks on either side; a lone dash stands for a match that is still to come. */
export function readBetween(stated: string): ResultLine | null {
  const [text = '', ground] = stated.replace(STATUS, '').split(/\s+@\s+/)
  const result = readTeams(text)
  if (result === null) return null
  return { ...result, status: STATUS.exec(stated)?.[1] ?? null, ground: ground?.trim() ?? null }
}

function readTeams(text: string): ResultLine | null {
  const dash = /^(.+?)\s{2,}-\s{2,}(.+)$/.exec(text)
  if (dash?.[1] && dash[2]) return { home: dash[1], away: dash[2] }
  const found = /^(.+?)\s{2,}(\d{1,2}-\d{1,2}.*)$/.exec(text)
  const score = readScore(found?.[2] ?? '')
  const away = score === null ? '' : (found?.[2] ?? '').slice(score.length)
  // Behind a bracket or a word a single blank is enough.
  const isParted =
    /^\s{2,}\S/.test(away) || (/[.)]$/.test(found?.[2]?.slice(0, score?.length) ?? '') && /^\s\S/.test(away))
  if (!found?.[1] || score === null || !isParted) return null
  const { repeatsShootout: _, ...parts } = score.parts
  return { home: found[1], away: away.trim(), ...parts }
}
