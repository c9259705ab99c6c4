import { describe, expect, test } from 'vitest'
import { readClock, runningClock } from './clock.ts'
import type { Desk, DeskCommand } from './desk.ts'
import { sideAfter } from './people.ts'
import { perform, performAll } from './perform.ts'
import { nextPeriods } from './whistles.ts'

const MINUTE = 60_000
const eleven = (letter: string) => Array.from({ length: 11 }, (_, index) => `${letter}${index + 1}`)
const unplayed: Desk = {
  status: 'scheduled',
  scores: { halfTime: null, score: null, extraTime: null, penalties: null },
  clocks: [],
  events: [],
  lineups: {
    home: { starters: eleven('h'), bench: ['h12', 'h13'] },
    away: { starters: eleven('a'), bench: ['a12'] },
  },
}

let made = 0
type Rest = Omit<Partial<DeskCommand>, 'do' | 'at'>
const at = (minute: number, deed: DeskCommand['do'], rest: Rest = {}): DeskCommand => ({
  id: `c${(made += 1)}`,
  do: deed,
  at: minute * MINUTE,
  ...rest,
})
const recorded = (
  minute: number,
  type: DeskCommand['type'],
  side: 'home' | 'away',
  player: string | null,
  rest: Rest = {},
) => at(minute, 'tell', { type, side, player, ...rest })
const refusalOf = (desk: Desk, command: DeskCommand) => {
  const result = perform(desk, command)
  return result.ok ? null : result.refusal
}
const play = (...commands: DeskCommand[]) => {
  let desk = unplayed
  for (const command of commands) {
    const next = perform(desk, command)
    if (!next.ok) throw new Error(`${command.do} ${command.type ?? ''}: ${next.refusal}`)
    desk = next.desk
  }
  return desk
}
const kickoff = () => at(0, 'start', { period: 'firstHalf' })
const toHalfTime = () => [kickoff(), at(46, 'end')]
const toBreak = () => [...toHalfTime(), at(61, 'start', { period: 'secondHalf' }), at(108, 'end')]

describe('the clock', () => {
  test('counts from the first minute, and into added time', () => {
    const desk = play(kickoff())
    const clock = runningClock(desk)!
    expect(readClock(clock, 0)).toMatchObject({ minute: 1, added: null })
    expect(readClock(clock, 44.9 * MINUTE)).toMatchObject({ minute: 45, added: null })
    expect(readClock(clock, 46.5 * MINUTE)).toMatchObject({ minute: 45, added: 2 })
    expect(
      readClock(runningClock(play(...toHalfTime(), at(61, 'start', { period: 'secondHalf' })))!, 61 * MINUTE),
    ).toMatchObject({ minute: 46 })
  })

  test('is set right, and what happens then has the right minute', () => {
    const desk = play(
      kickoff(),
      at(5, 'setClock', { minute: 20 }),
      recorded(7, 'goal', 'home', 'h9'),
      at(8, 'announce', { minutes: 4 }),
    )
    expect(desk.events.at(-1)).toMatchObject({ minute: 22, period: 'firstHalf', scoreAfter: { home: 1, away: 0 } })
    expect(runningClock(desk)).toMatchObject({ announced: 4 })
    expect(refusalOf(desk, at(9, 'setClock', { minute: 90 }))).toBe('minuteOutside')
    expect(refusalOf(unplayed, at(0, 'announce', { minutes: 3 }))).toBe('nothingRunning')
  })
})

describe('the score', () => {
  test('is what the events add up to, own goals for the others', () => {
    const desk = play(
      kickoff(),
      recorded(10, 'goal', 'home', 'h9', { related: 'h10' }),
      recorded(20, 'ownGoal', 'home', 'h4'),
      recorded(30, 'missedPenalty', 'away', 'a9'),
      at(46, 'end'),
      at(61, 'start', { period: 'secondHalf' }),
      recorded(70, 'penalty', 'away', 'a9'),
      at(108, 'end', { final: true }),
    )
    expect(desk).toMatchObject({
      status: 'finished',
      scores: { halfTime: { home: 1, away: 1 }, score: { home: 1, away: 2 }, extraTime: null, penalties: null },
    })
  })

  test('follows a retracted goal, also in the scores of later events', () => {
    const goal = recorded(10, 'goal', 'home', 'h9')
    const desk = play(kickoff(), goal, recorded(20, 'goal', 'away', 'a9'), at(25, 'retract', { event: goal.id }))
    expect(desk.scores.score).toEqual({ home: 0, away: 1 })
    expect(desk.events.map(({ revision, retracted }) => [revision, retracted])).toEqual([
      [1, false],
      [2, true],
      [2, false],
    ])
    expect(desk.events.at(-1)!.scoreAfter).toEqual({ home: 0, away: 1 })
  })

  test('follows a correction, which keeps the id', () => {
    const goal = recorded(10, 'goal', 'home', 'h9')
    const desk = play(
      kickoff(),
      goal,
      at(12, 'correct', { event: goal.id, type: 'ownGoal', side: 'away', player: 'a3', minute: 9 }),
    )
    expect(desk.events.at(-1)).toMatchObject({ id: goal.id, revision: 2, type: 'ownGoal', player: 'a3', minute: 9 })
    expect(desk.scores.score).toEqual({ home: 1, away: 0 })
  })

  test('goes through extra time to a shoot-out', () => {
    const level = play(...toBreak())
    expect(level.status).toBe('break')
    expect(nextPeriods(level)).toEqual(['extraTimeFirstHalf', 'shootout'])
    const commands = [
      at(110, 'start', { period: 'extraTimeFirstHalf' }),
      recorded(112, 'goal', 'home', 'h9'),
      at(126, 'end'),
      at(127, 'start', { period: 'extraTimeSecondHalf' }),
      recorded(130, 'goal', 'away', 'a9'),
      at(143, 'end'),
      at(150, 'start', { period: 'shootout' }),
      recorded(151, 'shootoutGoal', 'home', 'h9'),
      recorded(152, 'shootoutMiss', 'away', 'a9'),
    ]
    const desk = performAll(level, commands)
    expect(desk).toMatchObject({
      status: 'shootout',
      scores: { score: { home: 0, away: 0 }, extraTime: { home: 1, away: 1 }, penalties: { home: 1, away: 0 } },
    })
    expect(performAll(desk, [at(160, 'end')]).status).toBe('finishedOnPenalties')
    expect(refusalOf(performAll(desk, [recorded(153, 'shootoutGoal', 'away', 'a8')]), at(160, 'end'))).toBe(
      'shootoutLevel',
    )
    expect(refusalOf(desk, recorded(153, 'goal', 'home', 'h9'))).toBe('shootoutOnly')
  })

  test('of a match with only a result stays, until every goal is entered', () => {
    const known: Desk = { ...unplayed, status: 'finished', scores: { ...unplayed.scores, score: { home: 1, away: 0 } } }
    expect(refusalOf(known, recorded(0, 'goal', 'away', 'a9', { minute: 30 }))).toBe('beyondScore')
    const one = performAll(known, [recorded(0, 'goal', 'home', 'h9', { minute: 30 })])
    expect(one.scores.score).toEqual({ home: 1, away: 0 })
    expect(one.events).toMatchObject([{ period: 'firstHalf', minute: 30 }])
    expect(performAll(one, [recorded(0, 'goal', 'away', 'a9', { minute: 80 })]).scores.score).toEqual({
      home: 1,
      away: 1,
    })
  })
})

describe('whistles', () => {
  test('come in their order', () => {
    expect(refusalOf(unplayed, at(0, 'start', { period: 'secondHalf' }))).toBe('wrongPeriod')
    expect(refusalOf(unplayed, recorded(0, 'goal', 'home', 'h9'))).toBe('notBegun')
    expect(refusalOf(play(kickoff()), kickoff())).toBe('periodRunning')
    expect(refusalOf(play(kickoff()), at(20, 'end', { final: true }))).toBe('tooEarly')
    expect(refusalOf({ ...unplayed, status: 'cancelled' }, kickoff())).toBe('closed')
    expect(performAll(play(...toBreak()), [at(110, 'end', { final: true })]).status).toBe('finished')
  })

  test('can be taken back, the last one first, and the clock runs on', () => {
    const [first, half] = [kickoff(), at(46, 'end')]
    const desk = play(first, recorded(10, 'yellow', 'home', 'h5'), half)
    expect(desk.status).toBe('halfTime')
    expect(refusalOf(desk, at(47, 'retract', { event: first.id }))).toBe('whistleStands')
    const again = performAll(desk, [at(47, 'retract', { event: half.id })])
    expect(again).toMatchObject({ status: 'firstHalf', scores: { halfTime: null } })
    expect(readClock(runningClock(again)!, 47 * MINUTE)).toMatchObject({ minute: 45, added: 3 })
    expect(refusalOf(again, at(48, 'retract', { event: first.id }))).toBe('periodHasEvents')
    expect(performAll(play(first), [at(1, 'retract', { event: first.id })])).toMatchObject({
      status: 'scheduled',
      scores: { score: null },
      clocks: [],
    })
  })

  test('do not end the entry: a missed event is inserted in its place', () => {
    const desk = performAll(play(...toHalfTime()), [
      recorded(50, 'goal', 'home', 'h9', { period: 'firstHalf', minute: 30 }),
    ])
    expect(desk.events.map(({ type }) => type)).toEqual(['periodStart', 'goal', 'periodEnd'])
    expect(desk.scores).toMatchObject({ halfTime: { home: 1, away: 0 }, score: { home: 1, away: 0 } })
  })
})

describe('nonsense is refused', () => {
  const booked = recorded(10, 'yellow', 'home', 'h5')
  const desk = () =>
    play(
      kickoff(),
      booked,
      recorded(20, 'substitution', 'home', 'h12', { related: 'h9' }),
      recorded(30, 'red', 'away', 'a2'),
    )

  test.each([
    ['alreadyBooked', () => recorded(40, 'yellow', 'home', 'h5')],
    ['notBooked', () => recorded(40, 'secondYellow', 'home', 'h6')],
    ['notOnPitch', () => recorded(40, 'goal', 'home', 'h9')],
    ['notOnPitch', () => recorded(40, 'goal', 'home', 'h8', { related: 'h13' })],
    ['sentOff', () => recorded(40, 'yellow', 'away', 'a2')],
    ['wrongSide', () => recorded(40, 'goal', 'home', 'a9')],
    ['samePerson', () => recorded(40, 'goal', 'home', 'h8', { related: 'h8' })],
    ['wentOff', () => recorded(40, 'substitution', 'home', 'h9', { related: 'h8' })],
    ['alreadyOnPitch', () => recorded(40, 'substitution', 'home', 'h12', { related: 'h8' })],
    ['incomplete', () => recorded(40, 'substitution', 'home', 'h13')],
    ['minuteOutside', () => recorded(40, 'goal', 'home', 'h8', { period: 'firstHalf', minute: 60 })],
    ['notBegun', () => recorded(40, 'goal', 'home', 'h8', { period: 'secondHalf', minute: 60 })],
    ['notInShootout', () => recorded(40, 'shootoutGoal', 'home', 'h8')],
    ['unknownEvent', () => at(40, 'retract', { event: 'nothing' })],
  ] as const)('%s', (refusal, command) => expect(refusalOf(desk(), command())).toBe(refusal))

  test('but an event before the player went off is accepted', () => {
    expect(refusalOf(desk(), recorded(40, 'goal', 'home', 'h9', { period: 'firstHalf', minute: 15 }))).toBeNull()
    expect(refusalOf(desk(), recorded(40, 'yellow', 'home', 'h13'))).toBeNull()
  })

  test('a first yellow stands while there is a second', () => {
    const twice = performAll(desk(), [recorded(41, 'secondYellow', 'home', 'h5')])
    expect(sideAfter(twice.lineups.home, 'home', twice.events).sentOff).toEqual(new Set(['h5']))
    expect(refusalOf(twice, at(42, 'retract', { event: booked.id }))).toBe('secondYellowStands')
  })
})
