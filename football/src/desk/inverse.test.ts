import { describe, expect, test } from 'vitest'
import { standing, type Desk, type DeskCommand } from './desk.ts'
import { inverseOf } from './inverse.ts'
import { perform } from './perform.ts'
import { findTwin } from './twins.ts'

const MINUTE = 60_000
const eleven = (letter: string) => Array.from({ length: 11 }, (_, index) => `${letter}${index + 1}`)
const unplayed: Desk = {
  status: 'scheduled',
  scores: { halfTime: null, score: null, extraTime: null, penalties: null },
  clocks: [],
  events: [],
  lineups: {
    home: { starters: eleven('h'), bench: ['h12'] },
    away: { starters: eleven('a'), bench: ['a12'] },
  },
}

const command = (minute: number, rest: Omit<DeskCommand, 'at' | 'id'> & { id?: string }): DeskCommand => ({
  id: `c_${minute}_${rest.do}`,
  at: minute * MINUTE,
  ...rest,
})
const after = (desk: Desk, done: DeskCommand): Desk => {
  const result = perform(desk, done)
  if (!result.ok) throw new Error(`${done.do}: ${result.refusal}`)
  return result.desk
}
/** What counts: without the events that were taken back, and without how often each was changed. */
const counted = (desk: Desk) => ({
  ...desk,
  events: standing(desk.events).map((event) => ({ ...event, revision: 0 })),
})

const goal = command(10, { do: 'tell', type: 'goal', side: 'home', player: 'h9', id: 'goal' })
const story: readonly DeskCommand[] = [
  command(0, { do: 'start', period: 'firstHalf' }),
  goal,
  command(11, { do: 'correct', event: 'goal', related: 'h7', minute: 9 }),
  command(12, { do: 'tell', type: 'goal', side: 'away', player: 'a9' }),
  command(13, { do: 'retract', event: 'goal' }),
  command(14, { do: 'restore', event: 'goal' }),
  command(20, { do: 'tell', type: 'substitution', side: 'home', player: 'h12', related: 'h9' }),
  command(30, { do: 'setClock', minute: 33 }),
  command(40, { do: 'announce', minutes: 4 }),
  command(49, { do: 'end' }),
  command(60, { do: 'start', period: 'secondHalf' }),
  command(110, { do: 'end', final: true }),
]

test('every command of a match is taken back exactly, and done again exactly', () => {
  let desk = unplayed
  for (const done of story) {
    const next = after(desk, done)
    const inverse = inverseOf(desk, done)!
    const undo: DeskCommand = { id: `undo_${done.id}`, at: done.at + 1000, ...inverse }
    const undone = after(next, undo)
    expect(counted(undone), done.do).toEqual(counted(desk))
    const redo = inverseOf(next, undo)!
    const redone = after(undone, { id: `redo_${done.id}`, at: done.at + 2000, ...redo })
    expect(counted(redone), `${done.do} again`).toEqual(counted(next))
    desk = next
  }
})

test('a score known before its goals were recorded stays when they are retracted', () => {
  const known: Desk = { ...unplayed, status: 'finished', scores: { ...unplayed.scores, score: { home: 1, away: 0 } } }
  const tell = command(0, { do: 'tell', type: 'goal', side: 'home', player: 'h9', minute: 10, id: 'goal' })
  const told = after(known, tell)
  const undone = after(told, { id: 'undo', at: 0, ...inverseOf(known, tell)! })
  expect(undone.scores).toEqual(known.scores)
  expect(after(undone, { id: 'redo', at: 0, do: 'restore', event: 'goal' }).scores).toEqual(known.scores)
  // Retracting the goal itself is different: it means that there was no such goal.
  expect(after(told, command(0, { do: 'retract', event: 'goal' })).scores.score).toEqual({ home: 0, away: 0 })

  const card = { ...tell, type: 'yellow' as const, id: 'card' }
  const booked = after(known, card)
  const correction = command(0, { do: 'correct', event: 'card', type: 'goal' })
  const back = inverseOf(booked, correction)!
  expect(after(after(booked, correction), { id: 'back', at: 0, ...back }).scores).toEqual(known.scores)
})

test('taking a goal back corrects the running score of the later ones', () => {
  const desk = story.slice(0, 4).reduce(after, unplayed)
  const [first, second] = standing(desk.events).slice(-2)
  expect([first!.scoreAfter, second!.scoreAfter]).toEqual([
    { home: 1, away: 0 },
    { home: 1, away: 1 },
  ])
  const without = after(desk, command(13, { do: 'retract', event: 'goal' }))
  expect(standing(without.events).at(-1)!.scoreAfter).toEqual({ home: 0, away: 1 })
})

describe('the same event from two desks', () => {
  const desk = story.slice(0, 2).reduce(after, unplayed)
  const told = (rest: Partial<DeskCommand>, at = 10) => {
    const event = after(desk, command(at, { do: 'tell', type: 'goal', side: 'home', player: 'h8', id: 'new', ...rest }))
    return event.events.find(({ id }) => id === 'new')!
  }
  const twin = (rest: Partial<DeskCommand>, at?: number) =>
    findTwin(desk.events, told(rest, at), () => true)?.id ?? null

  test('is found by side and minute, even with another scorer', () => {
    expect(twin({})).toBe('goal')
    expect(twin({}, 11)).toBe('goal')
    expect(twin({ type: 'ownGoal', side: 'away', player: 'a2' })).toBe('goal')
    expect(twin({ type: 'penalty' })).toBe('goal')
  })

  test('is not taken for another one', () => {
    expect(twin({}, 13)).toBeNull()
    expect(twin({ side: 'away', player: 'a8' })).toBeNull()
    expect(twin({ type: 'yellow' })).toBeNull()
    expect(findTwin(desk.events, told({}), () => false)).toBeNull()
  })

  test('a card is of one player', () => {
    const booked = after(desk, command(20, { do: 'tell', type: 'yellow', side: 'home', player: 'h5', id: 'card' }))
    const again = { ...booked.events.find(({ id }) => id === 'card')!, id: 'again' }
    expect(findTwin(booked.events, { ...again, type: 'secondYellow' }, () => true)?.id).toBe('card')
    expect(findTwin(booked.events, { ...again, player: 'h6' }, () => true)).toBeNull()
  })
})
