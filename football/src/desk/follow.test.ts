import { describe, expect, it } from 'vitest'
import type { Desk, DeskCommand } from './desk.ts'
import { standing } from './desk.ts'
import { follow } from './follow.ts'
import type { LiveReport, ReportedEvent } from './live-report.ts'
import { performAll } from './perform.ts'

const KICKOFF = Date.UTC(2026, 4, 10, 19)
const after = (minutes: number) => KICKOFF + minutes * 60_000
const empty: Desk = {
  status: 'scheduled',
  scores: { halfTime: null, score: null, extraTime: null, penalties: null },
  clocks: [],
  events: [],
  lineups: { home: { starters: [], bench: [] }, away: { starters: [], bench: [] } },
}
const report = (more: Partial<LiveReport>): LiveReport => ({
  stage: 'firstHalf',
  hasExtraTime: false,
  hasShootout: false,
  minute: null,
  added: null,
  score: null,
  penalties: null,
  events: [],
  ...more,
})
const event = (
  type: ReportedEvent['type'],
  minute: number | null,
  more: Partial<ReportedEvent> = {},
): ReportedEvent => ({
  type,
  side: 'home',
  minute,
  added: null,
  player: null,
  related: null,
  ...more,
})

/** Follows one report after the other, each at its minute. */
function play(steps: readonly (readonly [minute: number, report: LiveReport])[], start = empty) {
  const own = new Set<string>()
  let made = 0
  let desk = start
  const batches: (readonly DeskCommand[])[] = []
  for (const [minute, each] of steps) {
    const commands = follow(desk, each, {
      now: after(minute),
      kickoff: KICKOFF,
      isOwn: (id) => own.has(id),
      newId: () => `c${(made += 1)}`,
    })
    for (const { id } of commands) own.add(id)
    batches.push(commands)
    desk = performAll(desk, commands)
  }
  return { desk, batches, deeds: batches.map((batch) => batch.map((command) => command.do)) }
}
const shown = ({ events }: Desk) =>
  standing(events).flatMap(({ type, minute, player }) => (type.startsWith('period') ? [] : [[type, minute, player]]))

it('follows a match from whistle to whistle, and does nothing where nothing is new', () => {
  const goal = event('goal', 12, { player: 'ana' })
  const { desk, deeds } = play([
    [1, report({ minute: 1, score: { home: 0, away: 0 } })],
    [13, report({ minute: 13, score: { home: 1, away: 0 }, events: [goal] })],
    [14, report({ minute: 14, score: { home: 1, away: 0 }, events: [goal] })],
    [47, report({ stage: 'halfTime', minute: 45, score: { home: 1, away: 0 }, events: [goal] })],
    [63, report({ stage: 'secondHalf', minute: 46, score: { home: 1, away: 0 }, events: [goal] })],
    [112, report({ stage: 'over', minute: 90, score: { home: 1, away: 0 }, events: [goal] })],
    [113, report({ stage: 'over', minute: 90, score: { home: 1, away: 0 }, events: [goal] })],
  ])
  expect(deeds).toEqual([['start'], ['tell'], [], ['end'], ['start'], ['end'], []])
  expect(desk).toMatchObject({ status: 'finished', scores: { score: { home: 1, away: 0 }, halfTime: { home: 1 } } })
})

it('meets a match in the middle and has all of it', () => {
  const { desk } = play([
    [
      75,
      report({
        stage: 'secondHalf',
        minute: 58,
        score: { home: 1, away: 1 },
        events: [event('goal', 20), event('ownGoal', 50)],
      }),
    ],
  ])
  expect(desk).toMatchObject({
    status: 'secondHalf',
    scores: { score: { home: 1, away: 1 }, halfTime: { home: 1, away: 0 } },
  })
  expect(desk.clocks.find(({ period }) => period === 'secondHalf')?.startedAt).toBe(after(75 - 12))
})

describe('a goal', () => {
  const score = { home: 1, away: 0 }
  it('that only the score shows gets its scorer later, by a correction', () => {
    const { desk, deeds } = play([
      [1, report({ minute: 1 })],
      [20, report({ minute: 20, score, events: [] })],
      [21, report({ minute: 21, score, events: [event('penalty', 19, { player: 'ana' })] })],
    ])
    expect(deeds).toEqual([['start'], ['tell'], ['correct']])
    expect(shown(desk)).toEqual([['penalty', 19, 'ana']])
  })
  it('that is taken back is retracted once, and can be given after all', () => {
    const goal = event('goal', 19, { player: 'ana' })
    const { desk, deeds } = play([
      [1, report({ minute: 1 })],
      [20, report({ minute: 20, score, events: [goal] })],
      [22, report({ minute: 22, score: { home: 0, away: 0 }, events: [] })],
      [23, report({ minute: 23, score: { home: 0, away: 0 }, events: [] })],
      [24, report({ minute: 24, score, events: [goal] })],
    ])
    expect(deeds).toEqual([['start'], ['tell'], ['retract'], [], ['tell']])
    expect(desk.scores.score).toEqual(score)
  })
  it('of several that left the list, as many are taken back as the score says', () => {
    const { desk, deeds } = play([
      [1, report({ minute: 1 })],
      [20, report({ minute: 20, score: { home: 2, away: 0 }, events: [event('goal', 9), event('goal', 19)] })],
      [21, report({ minute: 21, score, events: [] })],
    ])
    expect(deeds.at(-1)).toEqual(['retract'])
    expect(shown(desk)).toEqual([['goal', 9, null]])
  })
  it('that leaves the list but not the score stands', () => {
    const { deeds } = play([
      [1, report({ minute: 1 })],
      [20, report({ minute: 20, score, events: [event('goal', 19)] })],
      [21, report({ minute: 21, score, events: [] })],
    ])
    expect(deeds.at(-1)).toEqual([])
  })
  it('of a source that has only scores is followed too, up and down', () => {
    const { desk, deeds } = play([
      [1, report({ events: null, score: { home: 0, away: 0 } })],
      [20, report({ events: null, score: { home: 0, away: 2 } })],
      [21, report({ events: null, score: { home: 0, away: 1 } })],
    ])
    expect(deeds).toEqual([['start'], ['tell', 'tell'], ['retract']])
    expect(desk.scores.score).toEqual({ home: 0, away: 1 })
  })
})

describe('what a person wrote', () => {
  const typed = (...commands: Omit<DeskCommand, 'at'>[]) =>
    performAll(
      empty,
      commands.map((command) => ({ at: after(0), ...command })),
    )
  const started = { id: 'p1', do: 'start', period: 'firstHalf' } as const
  const told = { id: 'p2', do: 'tell', type: 'goal', side: 'home', player: 'ana', minute: 9 } as const

  it('is not recorded again, corrected or retracted', () => {
    const before = typed(started, told)
    const other = event('goal', 10, { player: 'eva' })
    const { deeds } = play(
      [
        [12, report({ minute: 12, score: { home: 1, away: 0 }, events: [event('goal', 9, { player: 'ana' })] })],
        [13, report({ minute: 13, score: { home: 0, away: 0 }, events: [] })],
      ],
      before,
    )
    expect(deeds).toEqual([[], []])
    expect(
      play([[12, report({ minute: 12, score: { home: 1, away: 0 }, events: [{ ...other, minute: 9 }] })]], before)
        .deeds,
    ).toEqual([[]])
  })
  it('and took back does not come again', () => {
    const before = typed(started, told, { id: 'p3', do: 'retract', event: 'p2' })
    const goal = event('goal', 9, { player: 'ana' })
    const more = event('goal', 30, { player: 'eva' })
    const { deeds } = play(
      [
        [12, report({ minute: 12, events: [goal] })],
        // The score of the source still counts it.
        [13, report({ minute: 13, score: { home: 1, away: 0 }, events: [goal] })],
        [14, report({ minute: 14, score: { home: 1, away: 0 }, events: null })],
        [31, report({ minute: 31, score: { home: 2, away: 0 }, events: [goal, more] })],
      ],
      before,
    )
    expect(deeds).toEqual([[], [], [], ['tell']])
  })
})

it('follows cards, changes, extra time and a shoot-out to the end', () => {
  const kicks = [event('shootoutGoal', 120), event('shootoutMiss', 120, { side: 'away' })]
  const events = [
    event('yellow', 10, { player: 'ana' }),
    event('secondYellow', 30, { player: 'ana' }),
    event('substitution', 60, { player: 'bia', related: 'eva' }),
    ...kicks,
  ]
  const { desk } = play([
    [
      160,
      report({
        stage: 'over',
        hasExtraTime: true,
        hasShootout: true,
        minute: 120,
        score: { home: 0, away: 0 },
        penalties: { home: 1, away: 0 },
        events,
      }),
    ],
  ])
  expect(desk).toMatchObject({ status: 'finishedOnPenalties', scores: { penalties: { home: 1, away: 0 } } })
  expect(shown(desk).map(([type]) => type)).toEqual([
    'yellow',
    'secondYellow',
    'substitution',
    'shootoutGoal',
    'shootoutMiss',
  ])
})

it('sets the clock right only where it is far off', () => {
  const { deeds } = play([
    [1, report({ minute: 1 })],
    [11, report({ minute: 12 })],
    [21, report({ minute: 26 })],
  ])
  expect(deeds).toEqual([['start'], [], ['setClock']])
})

it('leaves a desk alone that is further on, or whose match is not played', () => {
  const ended = play([[112, report({ stage: 'over', minute: 90 })]]).desk
  expect(play([[113, report({ stage: 'secondHalf', minute: 90 })]], ended).deeds).toEqual([[]])
  expect(play([[1, report({ minute: 1 })]], { ...empty, status: 'cancelled' }).deeds).toEqual([[]])
})
