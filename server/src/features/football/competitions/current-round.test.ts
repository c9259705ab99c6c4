import { expect, it } from 'vitest'
import { latestRound } from '../standings/as-of.ts'
import type { EditionStructure, PhaseStructure } from '../standings/edition-structure.ts'
import { countRounds, currentRound } from './current-round.ts'

/** Rounds as strings, a letter for each match: f is finished, s scheduled, p postponed, l live. */
function phase(kind: PhaseStructure['kind'], first: number, ...told: readonly string[]): PhaseStructure {
  const statuses: Record<string, string> = { f: 'finished', s: 'scheduled', p: 'postponed', l: 'firstHalf' }
  const rounds = told.map((_, index) => ({ id: `r${first + index}`, number: first + index, name: `${first + index}` }))
  const legs = told.flatMap((letters, index) =>
    letters.split('').map((letter) => ({
      row: {
        id: `${index}${letter}`,
        round_id: rounds[index]!.id,
        day: null,
        annulled: false,
        status: statuses[letter],
      },
      match: { round: first + index, day: null, score: 'fl'.includes(letter) ? { home: 1, away: 0 } : null },
    })),
  )
  return { id: kind, name: kind, kind, rules: null, rounds, groups: [], ties: [], legs } as unknown as PhaseStructure
}
const edition = (...phases: readonly PhaseStructure[]): EditionStructure => ({ id: 'e', phases })
const currentOf = (...told: readonly string[]) => currentRound(edition(phase('league', 1, ...told)))?.round.number

it('is the round with matches to come or under way', () => {
  expect(currentOf('ssss', 'ssss')).toBe(1)
  expect(currentOf('ffff', 'fffs', 'ssss')).toBe(2)
  expect(currentOf('ffff', 'lfff', 'ssss')).toBe(2)
  expect(currentOf('ffff', 'ffff', 'ssss')).toBe(3)
  expect(currentOf('ffff', 'ffff')).toBe(2)
  expect(currentOf()).toBeUndefined()
})

it('is not one of which a match was put off, nor one of which a match was brought forward', () => {
  expect(currentOf('fffp', 'fffs', 'ssss')).toBe(2)
  expect(currentOf('fffs', 'ffff', 'ssss')).toBe(3)
  expect(currentOf('ffff', 'ssss', 'fsss')).toBe(2)
})

it('lists what is still to be played of the rounds before it', () => {
  expect(currentRound(edition(phase('league', 1, 'fffp', 'fffs', 'ffff', 'ssss')))?.late).toEqual(['0p', '1s'])
})

it('counts rounds only where they are all there', () => {
  expect(countRounds(phase('league', 1, 'f', 's'))).toBe(2)
  expect(countRounds(phase('league', 477, 'f', 's'))).toBeNull()
  expect(countRounds(phase('knockout', 1, 'f'))).toBeNull()
})

it('takes the latest round of a table, whatever numbers the knock-out after it has', () => {
  const groups = phase('groups', 1, 'f', 'f', 'f', 'f')
  expect(latestRound(edition(groups, phase('knockout', 1, 'f', 's')), undefined)).toBe(4)
  expect(latestRound(edition(phase('knockout', 1, 'f', 's')), undefined)).toBe(1)
})
