import { scorers } from '@meio-campo/football'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAt } from '../../../platform/time/today.ts'
import { insertSmallSeason, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { seasonFigures } from './season-figures.ts'
import { listSeasonMatches } from './season-matches.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await insertSmallSeason(test.database, dayAt(new Date()))
  // One substitute with an id and one with only a name who score, and one who does not.
  await sql`insert into events
    (id, match_id, position, type, side, period, minute, player_id, player_name, related_role, related_id, related_name)
    values
      ('on', ${PLAYED}, 50, 'substitution', 'home', 'secondHalf', 60, null, 'Reserva', 'out', null, 'Titular'),
      ('on_other_way', ${PLAYED}, 51, 'substitution', 'home', 'secondHalf', 61, null, 'Lia', 'in', 'eva', null),
      ('on_only', ${PLAYED}, 52, 'substitution', 'home', 'secondHalf', 62, null, 'Outra', 'out', null, 'Mais uma'),
      ('by_name', ${PLAYED}, 60, 'goal', 'home', 'secondHalf', 70, null, 'Reserva', null, null, null),
      ('by_id', ${PLAYED}, 61, 'penalty', 'home', 'secondHalf', 71, 'eva', null, 'assist', null, 'Outra'),
      ('against', ${PLAYED}, 62, 'ownGoal', 'away', 'secondHalf', 72, null, 'Rival', null, null, null)`.execute(
    test.database,
  )
  await sql`insert into lineup_players (match_id, side, place, person_id, person_name, starter) values
    (${PLAYED}, 'home', 90, null, 'Reserva', false),
    (${PLAYED}, 'home', 92, null, 'Outra', false)`.execute(test.database)
})
afterAll(() => test.close())

it('finds the same scorers and minutes from the goals alone as from the whole season', async () => {
  const editions = ['liga_2025', 'liga_2026']
  const [all, goals] = await Promise.all([
    listSeasonMatches(test.database, 'bahia', editions),
    listSeasonMatches(test.database, 'bahia', editions, 'goals'),
  ])
  const [whole, part] = [seasonFigures('bahia', all), seasonFigures('bahia', goals)]
  const tableOf = ({ goals: scored, outings }: typeof whole) =>
    scorers(
      all.map(({ match }) => match),
      scored,
      outings,
    )
  expect(tableOf(part)).toEqual(tableOf(whole))
  expect(tableOf(whole)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ player: '? Reserva', goals: 1, played: 1 }),
      expect.objectContaining({ player: 'eva', goals: 1, played: 1 }),
    ]),
  )
  expect(part.timedGoals).toEqual(whole.timedGoals)
  const lines = (matches: typeof all) =>
    matches.reduce((sum, { events, lineup }) => sum + events.length + lineup.length, 0)
  expect(lines(goals)).toBeLessThan(lines(all))
})
