import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crossGroups } from './crossing.ts'
import { fillTies, holderOfPlace, isTableFinal, type DrawnTie, type PlaceSource, type TableMatch } from './places.ts'

const drawn = (id: string, rest: Partial<DrawnTie>): DrawnTie => ({
  id,
  teams: [null, null],
  sources: [null, null],
  begun: false,
  winner: null,
  loser: null,
  ...rest,
})
const place = (table: string, at: number): PlaceSource => ({ kind: 'place', table, place: at })
const taken = (kind: 'winner' | 'loser', tie: string): PlaceSource => ({ kind, tie })
const teamsOf = (ties: readonly DrawnTie[], holders: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    fillTies(ties, (table, at) => holders[`${table}${at}`] ?? null).map(({ id, teams }) => [id, teams]),
  )

describe('places of a knock-out', () => {
  const semi = drawn('s1', { sources: [place('A', 1), place('B', 2)] })

  it('are filled when decided and taken back when they no longer are', () => {
    expect(teamsOf([semi], { A1: 'bahia' })).toEqual({ s1: ['bahia', null] })
    const filled = { ...semi, teams: ['bahia', 'santos'] as const }
    expect(teamsOf([filled], { A1: 'bahia', B2: 'santos' })).toEqual({ s1: ['bahia', 'santos'] })
    expect(teamsOf([filled], { B2: 'vasco' })).toEqual({ s1: [null, 'vasco'] })
  })

  it('of a tie that has begun stay, and the difference is named', () => {
    const begun = { ...semi, teams: ['bahia', 'santos'] as const, begun: true }
    const [result] = fillTies([begun], (table) => (table === 'A' ? 'vasco' : 'santos'))
    expect(result).toEqual({
      id: 's1',
      teams: ['bahia', 'santos'],
      holders: ['vasco', 'santos'],
      diverges: [true, false],
    })
  })

  it('lead from tie to tie, whatever the order, and losers meet as well', () => {
    const ties = [
      drawn('final', { sources: [taken('winner', 's1'), taken('winner', 's2')] }),
      drawn('third', { sources: [taken('loser', 's1'), taken('loser', 's2')] }),
      drawn('s1', { teams: ['a', 'b'], begun: true, winner: 'b', loser: 'a' }),
      drawn('s2', { teams: ['c', 'd'], begun: true }),
    ]
    expect(teamsOf(ties)).toMatchObject({ final: ['b', null], third: ['a', null] })
  })

  it('are not taken from a tie whose own teams have just changed', () => {
    const ties = [
      drawn('s1', { sources: [place('A', 1), null], teams: ['a', 'b'], winner: 'a', loser: 'b' }),
      drawn('final', { sources: [taken('winner', 's1'), null], teams: ['a', 'c'] }),
    ]
    expect(teamsOf(ties, { A1: 'x' })).toEqual({ s1: ['x', 'b'], final: [null, 'c'] })
  })

  it('never let a team meet itself, and a circle decides nothing', () => {
    expect(teamsOf([drawn('t', { sources: [place('A', 1), null], teams: [null, 'a'] })], { A1: 'a' })).toEqual({
      t: [null, 'a'],
    })
    const circle = [
      drawn('x', { sources: [taken('winner', 'y'), null] }),
      drawn('y', { sources: [taken('winner', 'x'), null] }),
    ]
    expect(teamsOf(circle)).toEqual({ x: [null, null], y: [null, null] })
  })

  it('filled once are filled: a second time changes nothing, and what has begun never changes', () => {
    const team = fc.constantFrom('a', 'b', 'c', 'd')
    const source = fc.oneof(
      fc.record({
        kind: fc.constant('place' as const),
        table: fc.constantFrom('A', 'B'),
        place: fc.integer({ min: 1, max: 2 }),
      }),
      fc.record({
        kind: fc.constantFrom('winner' as const, 'loser' as const),
        tie: fc.constantFrom('0', '1', '2', '3'),
      }),
    )
    const pair = <T>(of: fc.Arbitrary<T>) => fc.tuple(fc.option(of), fc.option(of))
    const anyTie = fc.record({
      teams: pair(team),
      sources: pair(source),
      begun: fc.boolean(),
      won: fc.option(fc.boolean()),
    })
    fc.assert(
      fc.property(
        fc.array(anyTie, { maxLength: 4 }),
        fc.dictionary(fc.constantFrom('A1', 'A2', 'B1', 'B2'), team),
        (given, held) => {
          const ties = given.map(({ teams: [first, second], sources, begun, won }, index): DrawnTie => {
            const teams = [first, second === first ? null : second] as const
            const decided = won !== null && teams[0] !== null && teams[1] !== null
            const [winner, loser] = !decided ? [null, null] : won ? teams : [teams[1], teams[0]]
            return { id: String(index), teams, sources, begun, winner, loser }
          })
          const holderOf = (table: string, at: number) => held[`${table}${at}`] ?? null
          let now: readonly DrawnTie[] = ties
          // What a tie whose teams changed had decided is gone with them, which may take back a later place.
          for (let step = 0; step <= ties.length; step++) now = applied(now, holderOf)
          expect(applied(now, holderOf)).toEqual(now)
          for (const [index, tie] of now.entries()) {
            const before = ties[index]!
            for (const side of [0, 1] as const) {
              if (before.sources[side] === null && tie.teams[0] !== null && tie.teams[1] !== null) {
                expect(tie.teams[side]).toBe(before.teams[side])
              }
              if (before.begun && before.teams[0] !== null && before.teams[1] !== null) {
                expect(tie.teams[side]).toBe(before.teams[side])
              }
            }
            if (tie.teams[0] !== null) expect(tie.teams[0]).not.toBe(tie.teams[1])
          }
        },
      ),
    )
  })
})

function applied(ties: readonly DrawnTie[], holderOf: (table: string, place: number) => string | null) {
  const filled = fillTies(ties, holderOf)
  return ties.map((tie, index): DrawnTie => {
    const { teams } = filled[index]!
    const same = teams[0] === tie.teams[0] && teams[1] === tie.teams[1]
    return same ? tie : { ...tie, teams, winner: null, loser: null }
  })
}

describe('the end of a table', () => {
  const over = (home: string, away: string): TableMatch => ({ home, away, state: 'over' })
  const teams = ['a', 'b', 'c']
  const once = [over('a', 'b'), over('b', 'c'), over('c', 'a')]
  const isFinal = (matches: readonly TableMatch[], matchesByRound: readonly number[] = []) =>
    isTableFinal({ teams, matches, matchesByRound })

  it('has come when all have met equally often and nothing is still to be played', () => {
    expect(isFinal(once)).toBe(true)
    expect(isFinal(once.slice(1))).toBe(false)
    expect(isFinal([...once, over('b', 'a')])).toBe(false)
    expect(isFinal([...once.slice(1), { ...once[0]!, state: 'open' }])).toBe(false)
    expect(isFinal([...once.slice(1), { ...once[0]!, state: 'cancelled' }])).toBe(true)
    expect(isFinal([])).toBe(false)
  })

  it('has not come while a declared round has no matches', () => {
    expect(isFinal(once, [1, 1, 1])).toBe(true)
    expect(isFinal(once, [1, 1, 1, 0])).toBe(false)
  })

  it('comes after the last round where not all teams meet', () => {
    const across = teams.flatMap((team) => ['x', 'y'].map((other) => over(team, other)))
    expect(isFinal(across, [3, 3])).toBe(true)
    expect(isFinal(across.slice(1), [3, 3])).toBe(false)
    expect(isFinal(across)).toBe(false)
  })

  it('leaves a shared place open', () => {
    const rows = [
      { position: 1, team: 'a' },
      { position: 2, team: 'b' },
      { position: 2, team: 'c' },
    ]
    expect([1, 2, 3].map((at) => holderOfPlace(rows, at))).toEqual(['a', null, null])
  })
})

describe('a bracket crossed from groups', () => {
  it('uses each place once and keeps the teams of a group apart until the final', () => {
    for (const count of [2, 4, 8, 16]) {
      const ties = crossGroups(Array.from({ length: count }, (_, index) => String(index)))
      expect(ties).toHaveLength(count)
      const names = ties.map((pair) => pair.map((side) => side.kind === 'place' && `${side.table} ${side.place}`))
      expect(new Set(names.flat()).size).toBe(count * 2)
      const halves = [names.slice(0, count / 2), names.slice(count / 2)].map((half) =>
        half.flat().map((name) => String(name).split(' ')[0]),
      )
      for (const half of halves) expect(new Set(half).size).toBe(count)
    }
  })

  it('is not made from a number of groups that leaves teams over', () => {
    expect([0, 1, 3, 6].map((count) => crossGroups(Array.from({ length: count }, String)).length)).toEqual([0, 0, 0, 0])
  })
})
