import { expect, it } from 'vitest'
import { groupsByMeeting } from './groups-by-meeting.ts'

const among = (...teams: readonly string[]) =>
  teams.flatMap((home, place) => teams.slice(place + 1).map((away) => ({ home, away })))

it('finds the groups by who meets whom, in the order of their first match', () => {
  const [first, ...rest] = among('a', 'b', 'c', 'd')
  expect(groupsByMeeting([first!, ...among('x', 'y', 'z'), ...rest])).toEqual([
    ['a', 'b', 'c', 'd'],
    ['x', 'y', 'z'],
  ])
})

it('finds the same groups in a double round robin', () => {
  const there = [...among('a', 'b', 'c'), ...among('x', 'y', 'z')]
  const back = there.map(({ home, away }) => ({ home: away, away: home }))
  expect(groupsByMeeting([...there, ...back]).map((group) => group.toSorted())).toEqual([
    ['a', 'b', 'c'],
    ['x', 'y', 'z'],
  ])
})

it('claims none where a meeting is missing, where teams of two groups met, and where there is but one', () => {
  expect(groupsByMeeting([...among('a', 'b', 'c', 'd').slice(1), ...among('x', 'y', 'z')])).toEqual([])
  expect(groupsByMeeting([...among('a', 'b', 'c'), ...among('x', 'y', 'z'), { home: 'a', away: 'x' }])).toEqual([])
  expect(groupsByMeeting(among('a', 'b', 'c'))).toEqual([])
  expect(groupsByMeeting([])).toEqual([])
})

it('takes ties of two teams for no groups', () => {
  expect(groupsByMeeting([...among('a', 'b'), ...among('x', 'y')])).toEqual([])
})
