import { FINAL_STAGE } from '../openfootball/league-stages.ts'
import { isPlainStage, readRoundLabel } from '../openfootball/round-label.ts'
import type { Season } from '../openfootball/season.ts'
import type { Line } from './lines.ts'
import { readFixtures, type Place } from './read-fixtures.ts'
import type { Reading } from './reading.ts'

/** World Cups, Euros, Copas América, with goals below a match and, in the full sheets, line-ups and officials. */
export function readTournament(lines: readonly Line[], season: Season): Reading {
  return readFixtures(lines, season, enter)
}

/** `▪ Group A`, `▪ First stage` with `▪▪ Group A` below it, `▪ Play-offs` with `▪▪ Path A` and `▪▪▪ Final`, `▪ Final`. */
function enter(at: Place, bullets: string, name: string): void {
  const label = readRoundLabel(name)
  const isGroup = label !== null && label.group !== null && label.kind === 'groups'
  // `Play-offs` may have paths below it.
  const isStage = (label === null && !isPlainStage(name)) || label?.name === FINAL_STAGE
  if (bullets === '▪') at.stage = isStage ? name : null
  else if (label === null && bullets === '▪▪' && !isPlainStage(name)) {
    at.stage = at.stage === null ? name : `${at.stage.split(': ')[0]}: ${name}`
  }
  at.group = isGroup ? name : null
  at.round = isGroup || label === null ? null : name
}
