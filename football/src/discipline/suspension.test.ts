import { describe, expect, test } from 'vitest'
import type { CardKind } from './card.ts'
import { cbfSuspensions, disciplineRecords, type SuspensionRules, worldCupSuspensions } from './suspension.ts'

/** Cards of one player, match by match: `Y` yellow, `YY` second yellow, `R` red, `YR` booked and then sent off. */
function record(shown: string, rules: SuspensionRules, upcoming = 0, stages: readonly string[] = []) {
  const kinds: Record<string, readonly CardKind[]> = {
    Y: ['yellow'],
    YY: ['yellow', 'secondYellow'],
    R: ['red'],
    YR: ['yellow', 'red'],
    '-': [],
  }
  const matches = shown.split(' ')
  const cards = matches.flatMap((text, index) =>
    kinds[text]!.map((kind) => ({ match: `m${index + 1}`, team: 'A', player: 'ze', kind })),
  )
  const calendar = Array.from({ length: matches.length + upcoming }, (_, index) => ({
    match: `m${index + 1}`,
    stage: stages[index] ?? null,
    played: index < matches.length,
  }))
  return disciplineRecords('A', calendar, cards, rules)[0]!
}

describe('in Brazil', () => {
  test.each([
    ['Y', 1, false, false],
    ['Y Y', 2, false, true],
    ['Y - Y - Y', 0, true, false],
    ['Y Y Y -', 0, false, false],
    ['Y Y Y - Y', 1, false, false],
    ['YY', 0, true, false],
    ['Y Y YY', 2, true, true],
    ['Y Y YY -', 2, false, true],
    ['R', 0, true, false],
    ['YR', 1, true, false],
    ['Y Y R', 2, true, true],
  ])('%s: %i cautions, suspended %s, on the edge %s', (shown, cautions, suspended, onTheEdge) => {
    expect(record(shown, cbfSuspensions)).toMatchObject({ cautions, suspended, onTheEdge })
  })

  test('a third yellow and a direct red in one match cost two', () => {
    const { bans, cautions } = record('Y Y YR', cbfSuspensions, 1)
    expect(cautions).toBe(0)
    expect(bans).toEqual([
      { cause: 'cautions', earnedIn: 'm3', missed: 'm4' },
      { cause: 'dismissal', earnedIn: 'm3', missed: null },
    ])
  })

  test('a ban is served in the next match of the team, once', () => {
    expect(record('R - -', cbfSuspensions)).toMatchObject({
      suspended: false,
      bans: [{ cause: 'dismissal', earnedIn: 'm1', missed: 'm2' }],
    })
  })

  test('cards of the other team do not count', () => {
    expect(disciplineRecords('B', [], [{ match: 'm1', team: 'A', player: 'ze', kind: 'red' }], cbfSuspensions)).toEqual(
      [],
    )
  })
})

describe('at a World Cup', () => {
  const stages = ['groups', 'groups', 'groups', 'round-of-16', 'quarter-finals', 'semi-finals', 'final']

  test('two yellows keep out', () => {
    expect(record('Y - Y', worldCupSuspensions, 1, stages)).toMatchObject({
      suspended: true,
      bans: [{ cause: 'cautions', earnedIn: 'm3', missed: 'm4' }],
    })
  })

  test('a single yellow is wiped after the quarter-finals', () => {
    expect(record('- - - Y -', worldCupSuspensions, 1, stages)).toMatchObject({ cautions: 0, onTheEdge: false })
    expect(record('- - - - Y Y', worldCupSuspensions, 1, stages)).toMatchObject({ cautions: 1, suspended: false })
    expect(record('- - - Y', worldCupSuspensions, 1, stages)).toMatchObject({ cautions: 1, onTheEdge: true })
  })

  test('a stage of several matches wipes only after its last one, to come or not', () => {
    const rules = { ...worldCupSuspensions, wipedAfter: ['groups'] }
    expect(record('Y', rules, 3, stages)).toMatchObject({ cautions: 1, onTheEdge: true })
    expect(record('Y - Y', rules, 1, stages)).toMatchObject({ cautions: 0, suspended: true })
    expect(record('Y - -', rules, 1, stages)).toMatchObject({ cautions: 0, onTheEdge: false })
  })

  test('a ban earned in the quarter-finals stays', () => {
    expect(record('- - - Y Y', worldCupSuspensions, 2, stages)).toMatchObject({
      suspended: true,
      bans: [{ missed: 'm6' }],
    })
  })
})
