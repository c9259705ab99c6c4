import type { DeskOrder, DeskPlayer, DeskView } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { candidates, expected, withNumber } from './desk-model.ts'

const player = (id: string, number: number, place: DeskPlayer['place']): DeskPlayer => ({
  person: { id, name: id },
  number,
  position: null,
  place,
  captain: false,
})
const eleven = (letter: string) =>
  Array.from({ length: 11 }, (_, index) => player(`${letter}${index + 1}`, index + 1, 'starter'))
const view = {
  match: { status: 'scheduled', halfTime: null, score: null, extraTime: null, penalties: null },
  clocks: [],
  events: [],
  marks: [],
  players: { home: [...eleven('h'), player('h12', 12, 'bench'), player('h99', 99, 'squad')], away: eleven('a') },
} as unknown as DeskView

let made = 0
const order = (rest: Partial<DeskOrder>): DeskOrder => ({ id: `o${(made += 1)}`, do: 'tell', ...rest })
const kickoff = order({ do: 'start', period: 'firstHalf', at: '2026-05-10T19:00:00Z' })

test('shows at once what is still on its way', () => {
  const goal = order({ type: 'goal', side: 'home', player: 'h9', at: '2026-05-10T19:10:30Z' })
  const desk = expected(view, [kickoff, goal])
  expect(desk).toMatchObject({ status: 'firstHalf', scores: { score: { home: 1, away: 0 } } })
  expect(desk.events.at(-1)).toMatchObject({ minute: 11 })
})

test('does not count twice what the server has done though its answer was lost', () => {
  const done = {
    ...view,
    events: [{ id: kickoff.id, type: 'periodStart', period: 'firstHalf', revision: 1, retracted: false }],
  }
  const desk = expected({ ...done, match: { ...view.match, status: 'firstHalf' } } as unknown as DeskView, [kickoff])
  expect(desk.events).toHaveLength(1)
})

test('offers who can do it, and finds them by their number', () => {
  const sub = order({ type: 'substitution', side: 'home', player: 'h12', related: 'h9', at: '2026-05-10T19:10:30Z' })
  const desk = expected(view, [kickoff, sub])
  const ids = (ask: Parameters<typeof candidates>[3]) =>
    candidates(view, desk, 'home', ask).map(({ person }) => person.id)
  expect(ids('pitch')).toContain('h12')
  expect(ids('pitch')).not.toContain('h9')
  expect(ids('goingOn')).toEqual([])
  expect(ids('anybody')).toContain('h9')
  expect(withNumber(candidates(view, desk, 'home', 'pitch'), '12')?.person.id).toBe('h12')
  expect(withNumber(candidates(view, desk, 'home', 'pitch'), '')).toBeNull()
})
