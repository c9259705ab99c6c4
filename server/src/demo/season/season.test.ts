import { addDays, randomFrom } from '@meio-campo/football'
import { beforeAll, describe, expect, it } from 'vitest'
import { advance } from '../advance.ts'
import { facts } from '../facts/facts.ts'
import { matchRow } from '../rows/match-row.ts'
import { eventRowsAt } from '../rows/event-rows.ts'
import { playOf } from '../rows/match-rows.ts'
import { dayOf, firstFriday, momentOf, WEEKS } from './calendar.ts'
import { World } from './world.ts'

const YEAR = 2026
const HOUR = 3_600_000

let world: World
beforeAll(async () => {
  world = new World(facts, 'teste', YEAR)
  await advance(world, momentOf(`${YEAR}-12-20`, '12:00'))
})

const matches = () => [...world.matches.values()]

describe('a season', () => {
  it('has a match on every one of its days', () => {
    const days = new Set(matches().map(({ kickoff }) => dayOf(kickoff)))
    const all = Array.from({ length: WEEKS * 7 }, (_, index) => addDays(firstFriday(YEAR), index))
    expect(all.filter((day) => !days.has(day))).toEqual([])
  })

  it('never asks a club to play on two days in a row', () => {
    const engaged = new Map<string, number[]>()
    for (const { home, away, kickoff } of matches()) {
      for (const club of [home, away]) engaged.set(club, [...(engaged.get(club) ?? []), kickoff])
    }
    const tired = [...engaged].filter(([, kickoffs]) =>
      kickoffs.toSorted((a, b) => a - b).some((kickoff, index, all) => kickoff - (all[index - 1] ?? 0) < 36 * HOUR),
    )
    expect(tired.map(([club]) => club)).toEqual([])
  })

  it('ends with a champion of every competition, won on the pitch', () => {
    expect(world.titles.map(({ edition }) => edition).toSorted()).toEqual(
      ['brasileirao_serie_a', 'brasileirao_serie_b', 'copa_do_brasil', 'copa_libertadores'].map(
        (id) => `${id}_${YEAR}`,
      ),
    )
    for (const { knockouts } of world.seasons) {
      for (const { ties } of knockouts) {
        for (const { seats, winner } of ties) expect(seats).toContain(winner)
      }
    }
  })

  it('sends four clubs down and four up', async () => {
    const other = new World(facts, 'teste', YEAR)
    await advance(other, momentOf(`${YEAR + 1}-01-02`, '12:00'))
    const [before, after] = other.seasons.map(({ leagues }) => leagues[0]!.teams)
    expect(after!.filter((club) => before!.includes(club))).toHaveLength(16)
    expect(after!.filter((club) => facts.seriesB.includes(club))).toHaveLength(4)
    expect(new Set(other.seasons[1]!.leagues.flatMap(({ teams }) => teams)).size).toBe(40)
  })
})

describe('people', () => {
  it('are each their own, with a number of their own', () => {
    expect(world.names.size).toBe(new Set(world.names.values()).size)
    for (const { players } of world.squads.values()) {
      expect(new Set(players.map(({ number }) => number)).size).toBe(players.length)
    }
  })

  it('play for one club at a time, which always has enough of them', () => {
    const random = randomFrom('days')
    for (let count = 0; count < 20; count += 1) {
      const day = addDays(`${YEAR}-01-01`, random.integer(0, 364))
      const stays = [...world.squads.keys()].flatMap((club) => world.stays.at(club, day))
      expect(new Set(stays.map(({ player }) => player.id)).size).toBe(stays.length)
      for (const [club, own] of Map.groupBy(stays, (stay) => stay.club)) {
        expect(own.length, club).toBeGreaterThanOrEqual(22)
      }
    }
  })
})

describe('a match reported as it goes', () => {
  it('shows at every moment the score that its events add up to', () => {
    const random = randomFrom('moments')
    for (const match of matches()) {
      const now = match.kickoff + random.integer(0, 130) * 60_000
      const play = playOf(world, match, now)!
      const row = matchRow(world, match, play, now)
      const goals = eventRowsAt(match, play, now)
        .map((each) => each.row)
        .filter(({ type, retracted }) => !retracted && ['goal', 'penalty', 'ownGoal'].includes(type))
      const scored = (side: 'home' | 'away') =>
        goals.filter((goal) => (goal.side === side) !== (goal.type === 'ownGoal')).length
      const shown = [row.extra_time_home ?? row.home_score, row.extra_time_away ?? row.away_score]
      expect(shown, match.id).toEqual([scored('home'), scored('away')])
    }
  })

  it('reports corrections and goals taken back, each as a later revision of the same event', () => {
    const reported = matches().flatMap(({ id }) => world.plays.get(id)!.reported)
    const retracted = reported.filter(({ versions }) => versions.at(-1)!.retracted)
    const corrected = reported.filter(({ versions }) => versions.length > 1 && !versions.at(-1)!.retracted)
    expect(retracted.length).toBeGreaterThan(10)
    expect(corrected.length).toBeGreaterThan(50)
    expect(new Set(reported.map(({ id }) => id)).size).toBe(reported.length)
  })
})

it('has a tournament match under way at any moment of the year', () => {
  const random = randomFrom('hours')
  for (let count = 0; count < 500; count += 1) {
    const now = Date.UTC(YEAR, 0, 1) + random.integer(0, 364 * 24 * 60) * 60_000
    const live = world.tournament(now - 3 * HOUR, now + 1).filter((match) => {
      const { script } = world.tournamentPlay(match)
      return match.kickoff <= now && now < match.kickoff + script.endsAt * 1000
    })
    expect(live.length, new Date(now).toISOString()).toBeGreaterThan(0)
  }
})
