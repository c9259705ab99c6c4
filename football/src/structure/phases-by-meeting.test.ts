import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/day.ts'
import { singleMatch, twoLegs } from '../knockouts/tie-rules.ts'
import type { Match } from '../match/match.ts'
import { phasesByMeeting, type MetPhase } from './phases-by-meeting.ts'

/** `a-b 2-1` of consecutive days, or after a pause: `+100`. */
function played(...lines: readonly string[]): Match[] {
  let day = '1950-01-01'
  return lines.map((line, at) => {
    const [pair, score, pause] = line.split(' ') as [string, string?, string?]
    day = addDays(day, Number(pause ?? 1))
    const [home, away] = pair.split('-') as [string, string]
    const goals = score === undefined ? null : score.split('-').map(Number)
    return { id: `${at}`, home, away, day, round: null, score: goals && { home: goals[0]!, away: goals[1]! } }
  })
}

const among = (...teams: readonly string[]) =>
  teams.flatMap((home, place) => teams.slice(place + 1).map((away) => `${home}-${away} 1-0`))

const derive = (...lines: readonly string[]) =>
  phasesByMeeting(played(...lines), (isTwo) => (isTwo ? twoLegs : singleMatch))

const kinds = (phases: readonly MetPhase[]) => phases.map(({ kind }) => kind)

function tiesIn(phases: readonly MetPhase[]) {
  const last = phases.at(-1)
  return last?.kind === 'knockout'
    ? last.ties.map(({ teams, winner, toFinal }) => [teams.join('-'), winner, toFinal])
    : null
}

describe('a table', () => {
  it('is one if all teams meet equally often, even before it is played', () => {
    expect(derive(...among('a', 'b', 'c', 'd'))).toMatchObject([{ kind: 'league', teams: { length: 4 } }])
    expect(kinds(derive('a-b', 'b-c', 'c-a', 'b-a', 'c-b', 'a-c'))).toEqual(['league'])
  })

  it('is none with a missing meeting, a surplus one, or a season in between', () => {
    expect(derive(...among('a', 'b', 'c', 'd').slice(1))).toEqual([])
    expect(derive(...among('a', 'b', 'c', 'd'), 'c-d 1-0')).toEqual([])
    expect(derive('a-b 1-0', 'b-c 1-0', 'c-a 1-0 200')).toEqual([])
  })

  it('has a decider between two teams level at the top', () => {
    const phases = derive('a-b 1-1', 'a-c 1-0', 'b-c 1-0', 'b-a 2-0')
    expect(kinds(phases)).toEqual(['league', 'knockout'])
    expect(tiesIn(phases)).toEqual([['b-a', 'b', 0]])
    expect(derive('a-b 1-0', 'a-c 1-0', 'b-c 1-0', 'a-b 2-0')).toEqual([])
  })
})

describe('a knock-out', () => {
  it('ends where winners met winners; losers play for the third place', () => {
    expect(tiesIn(derive('a-b 1-0', 'c-d 0-2', 'b-c 1-1', 'a-d 0-1'))).toEqual([
      ['a-b', 'a', 1],
      ['c-d', 'd', 1],
      ['b-c', null, null],
      ['a-d', 'd', 0],
    ])
  })

  it('knows who won a level tie by who played for the third place', () => {
    expect(tiesIn(derive('a-b 0-0', 'c-d 1-0', 'b-d 1-0', 'a-c 2-1'))?.at(0)).toEqual(['a-b', 'a', 1])
  })

  it('adds up two legs, and takes the same match again for a replay', () => {
    const finals = (...final: readonly string[]) => tiesIn(derive('a-b 1-0', 'c-d 1-0', 'b-d 1-0', ...final))?.at(-1)
    expect(finals('a-c 2-0', 'c-a 1-0')).toEqual(['a-c', 'a', 0])
    expect(finals('a-c 1-1', 'a-c 0-2')).toEqual(['a-c', 'c', 0])
  })

  it('is none where a loser plays on, where the last tie is level, or where it may be part of a longer table', () => {
    expect(derive('a-b 1-0', 'c-d 1-0', 'b-d 1-0', 'b-c 1-0')).toEqual([])
    expect(derive('a-b 1-0', 'c-d 1-0', 'b-d 1-0', 'a-c 1-1')).toEqual([])
    expect(derive('a-b 1-0', 'c-d 1-0', 'a-c 1-0')).toEqual([])
    expect(derive('a-b 1-0', 'c-d 1-0', 'b-d 1-0 30', 'a-c 1-0 30')).toEqual([])
  })

  it('of many ties may hold a ruling against a winner, but no second one', () => {
    const rounds = [16, 8, 4, 2, 1, 0.5].flatMap((ties) =>
      Array.from({ length: ties * 2 }, (_, place) => [`t${place}`, `t${ties * 4 - 1 - place}`] as const),
    )
    const against = (...upsets: readonly string[]) =>
      tiesIn(derive(...rounds.map(([a, b]) => `${a}-${b} ${upsets.includes(b) ? '0-1' : '1-0'}`)))
    expect(against('t60')).toHaveLength(63)
    expect(against('t60')?.[3]).toEqual(['t3-t60', 't3', 5])
    expect(against('t60', 't59')).toBeNull()
  })
})

describe('groups', () => {
  const groups = [...among('a', 'b', 'c'), ...among('x', 'y', 'z')]

  it('come before a final, semifinals or a final table', () => {
    expect(tiesIn(derive(...groups, 'b-y 1-0', 'a-x 0-1'))).toEqual([
      ['b-y', 'b', null],
      ['a-x', 'x', 0],
    ])
    expect(tiesIn(derive(...groups, 'a-y 1-0', 'x-b 1-0', 'a-x 2-0'))?.at(-1)).toEqual(['a-x', 'a', 0])
    expect(kinds(derive(...groups, ...among('a', 'b', 'x', 'y')))).toEqual(['groups', 'league'])
  })

  it('stand alone, or before matches of which no more is certain', () => {
    expect(kinds(derive(...groups))).toEqual(['groups'])
    expect(kinds(derive(...groups, 'a-x 1-1'))).toEqual(['groups', 'unknown'])
    expect(kinds(derive(...groups, 'c-z 1-0'))).toEqual(['groups', 'unknown'])
  })

  it('are none where other teams play on', () => {
    expect(derive(...groups, 'k-l 1-0', 'm-n 1-0')).toEqual([])
  })
})

it('says nothing of more matches than one tournament has', () => {
  const teams = Array.from({ length: 21 }, (_, at) => `t${at}`)
  expect(derive(...among(...teams))).toEqual([])
})
