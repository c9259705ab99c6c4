import { describe, expect, test } from 'vitest'
import { dateRange, parsePartialDate } from '../calendar/partial-date.ts'
import type { Match } from '../match/match.ts'
import { parsePlace } from './place.ts'
import type { Place } from './place.ts'
import { scorers } from './scorers.ts'
import type { Goal, Outing } from './scorers.ts'

const match = (id: string, day: string, home: string, away: string, more: Partial<Match> = {}): Match => ({
  id,
  day,
  home,
  away,
  round: null,
  score: null,
  ...more,
})
const matches = [
  match('m1', '2024-04-30', 'fla', 'flu', { stadium: 'maracana' }),
  match('m2', '2024-05-01', 'flu', 'fla', { stadium: 'maracana' }),
  match('m3', '2024-06-01', 'fla', 'bot', { stadium: 'mane_garrincha', neutral: true }),
]
const goal = (id: string, team: string, player: string, more: Partial<Goal> = {}): Goal => ({
  match: id,
  team,
  player,
  kind: 'goal',
  ...more,
})
const goals = [
  goal('m1', 'fla', 'pedro', { assist: 'luiz' }),
  goal('m1', 'flu', 'cano', { kind: 'penalty' }),
  goal('m2', 'flu', 'cano'),
  goal('m2', 'fla', 'pedro', { kind: 'penalty' }),
  goal('m2', 'fla', 'luiz', { assist: 'pedro' }),
  goal('m2', 'fla', 'leo', { kind: 'ownGoal' }),
  goal('m3', 'fla', 'pedro', { assist: 'luiz' }),
]
const outing = (id: string, team: string, player: string, minutes: number | null): Outing => ({
  match: id,
  team,
  player,
  minutes,
})
const outings = [
  outing('m1', 'fla', 'pedro', 90),
  outing('m2', 'fla', 'pedro', 70),
  outing('m3', 'fla', 'pedro', 90),
  outing('m1', 'flu', 'cano', 90),
  outing('m2', 'flu', 'cano', null),
]
const brief = (rows: ReturnType<typeof scorers>) => rows.map(({ position, player, goals }) => [position, player, goals])

describe('the scorers', () => {
  test('are ranked by goals, own goals left out, penalties, assists and minutes beside them', () => {
    expect(scorers(matches, goals, outings)).toEqual([
      { position: 1, player: 'pedro', team: 'fla', goals: 3, penalties: 1, assists: 1, played: 3, minutesPerGoal: 83 },
      { position: 2, player: 'cano', team: 'flu', goals: 2, penalties: 1, assists: 0, played: 2, minutesPerGoal: null },
      { position: 3, player: 'luiz', team: 'fla', goals: 1, penalties: 0, assists: 2, played: 0, minutesPerGoal: null },
    ])
  })

  test('share a position on equal goals, those with more assists first', () => {
    const may = { dates: dateRange(parsePartialDate('2024-05')!) }
    expect(scorers(matches, goals, [], may).map(({ position, player }) => [position, player])).toEqual([
      [1, 'pedro'],
      [1, 'cano'],
      [1, 'luiz'],
    ])
  })

  test.each<[string, (string | number)[][]]>([
    [
      'casa',
      [
        [1, 'cano', 1],
        [1, 'pedro', 1],
      ],
    ],
    [
      'fora',
      [
        [1, 'pedro', 1],
        [1, 'luiz', 1],
        [1, 'cano', 1],
      ],
    ],
    ['neutro', [[1, 'pedro', 1]]],
    [
      'maracana',
      [
        [1, 'cano', 2],
        [1, 'pedro', 2],
        [3, 'luiz', 1],
      ],
    ],
    ['pacaembu', []],
  ])('can be asked at %s', (text, expected) => {
    const rows = brief(scorers(matches, goals, [], { place: parsePlace(text) as Place }))
    expect(rows.toSorted()).toEqual(expected.toSorted())
  })

  test('a player who moved stands under the last team scored for', () => {
    const moved = [goal('m3', 'bot', 'ze'), goal('m1', 'fla', 'ze')]
    expect(scorers(matches, moved, [])).toMatchObject([{ player: 'ze', team: 'bot', goals: 2 }])
  })
})

describe('a place', () => {
  test('is one of three words or the id of a stadium', () => {
    expect(parsePlace('casa')).toEqual({ kind: 'home' })
    expect(parsePlace('estadio_1')).toEqual({ kind: 'stadium', stadium: 'estadio_1' })
    expect(['fora', 'neutro', 'maracana'].map((text) => parsePlace(text)?.kind)).toEqual(['away', 'neutral', 'stadium'])
  })

  test.each(['', 'Casa', 'são_paulo', 'a b', '2024-13', '../x', 'x\n'])('%j is none', (text) => {
    expect(parsePlace(text)).toBeNull()
  })
})
