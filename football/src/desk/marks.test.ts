import { expect, test } from 'vitest'
import type { Desk, DeskCommand, MarkKind } from './desk.ts'
import { inverseOf } from './inverse.ts'
import { countMarks, findTwinMark } from './marks.ts'
import { perform } from './perform.ts'

const MINUTE = 60_000
const running: Desk = {
  status: 'firstHalf',
  scores: { halfTime: null, score: { home: 0, away: 0 }, extraTime: null, penalties: null },
  clocks: [{ period: 'firstHalf', startedAt: 0, announced: null }],
  events: [],
  lineups: { home: { starters: [], bench: [] }, away: { starters: [], bench: [] } },
}
const mark = (minute: number, kind: MarkKind, rest: Partial<DeskCommand> = {}): DeskCommand => ({
  id: `m${minute}_${kind}`,
  do: 'mark',
  at: minute * MINUTE,
  mark: kind,
  side: 'home',
  ...rest,
})
const after = (desk: Desk, command: DeskCommand): Desk => {
  const result = perform(desk, command)
  if (!result.ok) throw new Error(result.refusal)
  return result.desk
}
const counted = (desk: Desk) =>
  Object.fromEntries(
    countMarks(desk.marks ?? [])
      .filter(({ period }) => period === 'match')
      .map(({ side, statistic, count }) => [`${side} ${statistic}`, count]),
  )

test('each mark counts once, a shot on target as a shot too, with its minute and its place', () => {
  const desk = [mark(3, 'corner'), mark(4, 'shot'), mark(9, 'shotOnTarget', { x: 88, y: 40 })].reduce(after, running)
  expect(counted(desk)).toEqual({ 'home corners': 1, 'home shots': 2, 'home shotsOnTarget': 1 })
  expect(desk.marks!.at(-1)).toMatchObject({ minute: 10, period: 'firstHalf', x: 88, y: 40 })
  expect(
    countMarks(desk.marks!).find(({ period, statistic }) => period === 'firstHalf' && statistic === 'shots'),
  ).toEqual({ side: 'home', period: 'firstHalf', statistic: 'shots', count: 2 })
  expect(desk.events).toEqual([])
})

test('a mark is taken back and done again like any act', () => {
  const command = mark(3, 'foul')
  const one = after(running, command)
  const undo = { id: 'u', at: 4 * MINUTE, ...inverseOf(running, command)! }
  const none = after(one, undo)
  expect(counted(none)).toEqual({ 'home fouls': 0 })
  expect(after(none, { id: 'r', at: 5 * MINUTE, ...inverseOf(one, undo)! }).marks).toEqual(one.marks)
})

test('a mark without a side, off the pitch or in a shoot-out is refused', () => {
  const refusal = (desk: Desk, command: DeskCommand) => {
    const result = perform(desk, command)
    return result.ok ? null : result.refusal
  }
  expect(refusal(running, mark(1, 'foul', { side: null }))).toBe('incomplete')
  expect(refusal(running, mark(1, 'foul', { x: 101, y: 3 }))).toBe('offThePitch')
  expect(refusal(running, mark(1, 'foul', { x: 50 }))).toBe('offThePitch')
  expect(refusal({ ...running, status: 'shootout' }, mark(1, 'foul'))).toBe('shootoutOnly')
  expect(refusal({ ...running, status: 'scheduled', clocks: [] }, mark(1, 'foul'))).toBe('notBegun')
})

test('the same thing counted at another desk at about the same minute is a twin', () => {
  const desk = after(running, mark(3, 'shot'))
  const again = after(running, mark(4, 'shotOnTarget')).marks![0]!
  expect(findTwinMark(desk.marks!, again, () => true)?.id).toBe('m3_shot')
  expect(findTwinMark(desk.marks!, again, () => false)).toBeNull()
  expect(findTwinMark(desk.marks!, { ...again, side: 'away' }, () => true)).toBeNull()
  expect(findTwinMark(desk.marks!, { ...again, minute: 9 }, () => true)).toBeNull()
})
