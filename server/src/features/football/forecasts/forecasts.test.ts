import type { Projection, Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { notificationOf } from './channel.ts'
import { refreshForecasts } from './refresh-forecasts.ts'

const NOW = new Date('2026-11-16T12:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const TEAMS = ['azul', 'branco', 'cinza', 'dourado']
const PHASE = 'copa_2026_fase'

let test: TestApp
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
})
afterAll(() => test.close())

/** Four teams that met often in 2025, and a season of 2026 with its last two rounds to be played. */
beforeEach(async () => {
  const { database } = test
  await database.deleteFrom('competitions').execute()
  await database.deleteFrom('teams').execute()
  await database.updateTable('forecast_state').set({ rated_at: null, seq: '0', rated_seq: '0' }).execute()
  await database
    .insertInto('teams')
    .values(TEAMS.map((id) => ({ id, name: id, kind: 'club', country: 'BR' })))
    .execute()
  await database.insertInto('competitions').values({ id: 'copa', code: 'copa', name: 'Copa', kind: 'league' }).execute()
  for (const year of [2025, 2026]) {
    const edition = { id: `copa_${year}`, competition_id: 'copa', name: String(year) }
    await database.insertInto('editions').values(edition).execute()
    await database
      .insertInto('phases')
      .values({
        id: `copa_${year}_fase`,
        edition_id: edition.id,
        position: 0,
        name: 'Fase',
        kind: 'league',
        zones: JSON.stringify([{ id: 'rebaixamento', from: 4, to: 4 }]),
      })
      .execute()
    await insertSeason(year)
  }
})

const PAIRS = [
  ['azul', 'branco', 'cinza', 'dourado'],
  ['azul', 'cinza', 'dourado', 'branco'],
  ['azul', 'dourado', 'branco', 'cinza'],
]

/** The first in the alphabet always wins. In 2026 the last two of six rounds are still to come. */
async function insertSeason(year: number): Promise<void> {
  const { database } = test
  const times = year === 2025 ? 5 : 2
  for (let round = 1; round <= times * PAIRS.length; round += 1) {
    const id = `copa_${year}_r${round}`
    await database
      .insertInto('rounds')
      .values({ id, phase_id: `copa_${year}_fase`, number: round, name: `Rodada ${round}` })
      .execute()
    const [a, b, c, d] = PAIRS[(round - 1) % PAIRS.length] as [string, string, string, string]
    const isOpen = year === 2026 && round > 4
    for (const [first, second] of [[a, b] as const, [c, d] as const]) {
      const [home, away] = round % 2 === 0 ? [first, second] : [second, first]
      const homeWins = home < away
      await database
        .insertInto('matches')
        .values({
          id: `${id}_${home}`,
          edition_id: `copa_${year}`,
          phase_id: `copa_${year}_fase`,
          round_id: id,
          home_id: home,
          away_id: away,
          day: new Date(Date.UTC(year, isOpen ? 10 : 2, 10 + round)).toISOString().slice(0, 10),
          status: isOpen ? 'scheduled' : 'finished',
          ...(!isOpen && { home_score: homeWins ? 2 : 0, away_score: homeWins ? 0 : 2 }),
        })
        .execute()
    }
  }
}

const projection = async (query = ''): Promise<Projection> => {
  const { status, body } = await test.call('GET', `/api/v1/campeonatos/copa/tabela?include=projection${query}`, {
    as: person,
  })
  expect(status).toBe(200)
  return body.data.phases[0].groups[0].projection
}
/** Once it is in this state: the notification that drops the kept answer comes in its own time. */
const projectionIn = (state: Projection['state'], query = '') =>
  until(async () => {
    const found = await projection(query)
    return found.state === state ? found : null
  })
const openMatch = async () =>
  test.database
    .selectFrom('matches')
    .select(['id', 'home_id', 'away_id'])
    .where('status', '=', 'scheduled')
    .orderBy('day')
    .orderBy('id')
    .executeTakeFirstOrThrow()

const playedMatches = async () =>
  test.database.selectFrom('matches').select(['id', 'home_id', 'away_id']).where('status', '=', 'finished').execute()
const squadOf = (team: string, squad: string) => Array.from({ length: 11 }, (_, place) => `${team}_${squad}_${place}`)

/** Eleven starters, who become people where they are not yet. */
async function insertLineup(match: string, side: 'home' | 'away', people: readonly string[]): Promise<void> {
  const { database } = test
  await database
    .insertInto('people')
    .values(people.map((id) => ({ id, name: id })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await database.insertInto('lineups').values({ match_id: match, side }).execute()
  await database
    .insertInto('lineup_players')
    .values(people.map((person_id, place) => ({ match_id: match, side, place, person_id, starter: true })))
    .execute()
}

it('announces a full refresh if the ids of the editions exceed a notification', () => {
  expect(notificationOf(['liga_2025', 'liga_2026'])).toBe('liga_2025 liga_2026')
  expect(notificationOf(Array.from({ length: 1_200 }, (_, at) => `liga_${at}`))).toBe('')
})

describe('the background job', () => {
  it('rates every team, forecasts every coming match and projects what is left', async () => {
    expect((await projection()).state).toBe('pending')
    expect(await refreshForecasts(test.database, NOW)).toBe(true)
    const made = await projectionIn('estimated')
    expect(made).toMatchObject({ round: 4, seasons: 10_000 })
    expect(made.teams.map(({ team }) => team.id)).toEqual(TEAMS)
    const [azul, , , dourado] = made.teams
    expect(azul!.title).toBeGreaterThan(dourado!.title!)
    expect(dourado!.zones).toMatchObject([{ id: 'rebaixamento', name: 'Rebaixamento' }])
    expect(azul!.positions.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2)
    expect(made.history.map(({ round }) => round)).toEqual([1, 2, 3, 4])
    const { strength } = await test.database
      .selectFrom('team_ratings')
      .select('strength')
      .where('team_id', '=', 'azul')
      .executeTakeFirstOrThrow()
    expect(strength).toBeGreaterThan(0)
  })

  it('shows proved facts beside estimates', async () => {
    await refreshForecasts(test.database, NOW)
    const { teams } = await projectionIn('estimated')
    const sentences = teams.map(({ guarantees }) => guarantees.map(({ sentence }) => sentence))
    expect(sentences[0]).toEqual(['Precisa de 1 ponto para ser campeão, seja como for.', 'Não pode mais cair.'])
    expect(sentences[3]).toEqual(['Não pode mais ser campeão.', null])
  })

  it('is renewed after a goal, without rating all teams again, and the kept answer with it', async () => {
    await refreshForecasts(test.database, NOW)
    const before = await projectionIn('estimated')
    const { rated_at } = await test.database.selectFrom('forecast_state').selectAll().executeTakeFirstOrThrow()
    const { id, home_id } = await openMatch()
    await test.database
      .updateTable('matches')
      .set({ status: 'secondHalf', minute: 80, home_score: 4, away_score: 0 })
      .where('id', '=', id)
      .execute()
    expect(await refreshForecasts(test.database, later(1))).toBe(true)
    const state = await test.database.selectFrom('forecast_state').selectAll().executeTakeFirstOrThrow()
    expect(state.rated_at).toEqual(rated_at)
    const points = (made: Projection) => made.teams.find(({ team }) => team.id === home_id)!.points!
    await expect.poll(async () => points(await projection())).not.toBe(points(before))
    // A change of the minute alone is irrelevant.
    await test.database.updateTable('matches').set({ minute: 81 }).where('id', '=', id).execute()
    expect(await refreshForecasts(test.database, later(2))).toBe(false)
  })

  it('learns from a result, keeps the forecast of the match as it was, and is not in a hurry', async () => {
    await refreshForecasts(test.database, NOW)
    const { id } = await openMatch()
    const forecast = () =>
      test.database.selectFrom('match_forecasts').selectAll().where('match_id', '=', id).executeTakeFirstOrThrow()
    const before = await forecast()
    await test.database
      .updateTable('matches')
      .set({ status: 'finished', home_score: 5, away_score: 0 })
      .where('id', '=', id)
      .execute()
    await refreshForecasts(test.database, later(1))
    expect(await forecast()).toEqual(before)
    const rated = async () =>
      (await test.database.selectFrom('forecast_state').selectAll().executeTakeFirstOrThrow()).rated_at
    expect(await rated()).toEqual(NOW)
    await refreshForecasts(test.database, later(5))
    expect(await rated()).toEqual(later(5))
    expect(await forecast()).toEqual(before)
  })

  it('expects less of a team once its line-up shows that the usual eleven will not start', async () => {
    for (const { id, home_id, away_id } of await playedMatches()) {
      await insertLineup(id, 'home', squadOf(home_id, 'a'))
      await insertLineup(id, 'away', squadOf(away_id, 'a'))
    }
    await refreshForecasts(test.database, NOW)
    const { id, home_id, away_id } = await openMatch()
    const forecast = () =>
      test.database.selectFrom('match_forecasts').selectAll().where('match_id', '=', id).executeTakeFirstOrThrow()
    const before = await forecast()
    await insertLineup(id, 'home', squadOf(home_id, 'b'))
    await insertLineup(id, 'away', squadOf(away_id, 'a'))
    expect(await refreshForecasts(test.database, later(5))).toBe(true)
    const after = await forecast()
    expect(after.made_at).toEqual(later(5))
    expect(after.home).toBeLessThan(before.home)
    // Unchanged line-ups are irrelevant.
    expect(await refreshForecasts(test.database, later(10))).toBe(false)
    // The sheet is corrected: the usual eleven start after all.
    await test.database
      .updateTable('lineup_players')
      .set(({ fn }) => ({ person_id: fn('replace', ['person_id', sql.lit('_b_'), sql.lit('_a_')]) }))
      .where('match_id', '=', id)
      .where('side', '=', 'home')
      .execute()
    expect(await refreshForecasts(test.database, later(15))).toBe(true)
    const corrected = await forecast()
    expect(corrected.made_at).toEqual(later(15))
    expect(corrected.home).toBeGreaterThan(after.home)
  })

  it('thinks more of a team whose opponents were shown more yellow cards', async () => {
    const strength = async () => {
      await test.database.updateTable('forecast_state').set({ rated_at: null }).execute()
      await refreshForecasts(test.database, NOW)
      const { strength: found } = await test.database
        .selectFrom('team_ratings')
        .select('strength')
        .where('team_id', '=', 'branco')
        .executeTakeFirstOrThrow()
      return found
    }
    const before = await strength()
    for (const { id, home_id, away_id } of await playedMatches()) {
      if (home_id !== 'branco' && away_id !== 'branco') continue
      const side = home_id === 'branco' ? 'away' : 'home'
      const cards = [1, 2, 3].map((position) => ({
        id: `${id}_amarelo_${position}`,
        match_id: id,
        position,
        side,
        type: 'yellow',
      }))
      await test.database.insertInto('events').values(cards).execute()
    }
    expect(await strength()).toBeGreaterThan(before)
  })

  it('says nothing of a season that is over, and why it cannot say anything of one whose matches are missing', async () => {
    await refreshForecasts(test.database, NOW)
    await projectionIn('finished', '&temporada=2025')
    const { id } = await openMatch()
    await test.database.deleteFrom('matches').where('id', '=', id).execute()
    await refreshForecasts(test.database, later(5))
    expect((await projectionIn('fixtures')).teams).toEqual([])
  })

  it('does not say that a season without any match was played to its end', async () => {
    await projectionIn('finished', '&temporada=2025')
    await test.database.deleteFrom('matches').where('edition_id', '=', 'copa_2025').execute()
    await projectionIn('fixtures', '&temporada=2025')
  })

  it('says of teams that have hardly played only what is proved', async () => {
    await test.database.deleteFrom('editions').where('id', '=', 'copa_2025').execute()
    await refreshForecasts(test.database, NOW)
    const made = await projectionIn('unknownTeams')
    expect(made.seasons).toBe(0)
    expect(made.teams[0]).toMatchObject({ points: null, title: null, positions: [] })
    expect(made.teams[0]!.guarantees[1]!.sentence).toBe('Não pode mais cair.')
    const rows = await test.database.selectFrom('match_forecasts').selectAll().execute()
    expect(rows).toEqual([])
  })

  it('forgets the rounds that a correction took back', async () => {
    await refreshForecasts(test.database, NOW)
    await test.database
      .updateTable('matches')
      .set({ status: 'scheduled', home_score: null, away_score: null, half_time_home: null, half_time_away: null })
      .where('round_id', 'in', ['copa_2026_r3', 'copa_2026_r4'])
      .execute()
    await refreshForecasts(test.database, later(5))
    const rows = await test.database.selectFrom('projections').select('round').where('phase_id', '=', PHASE).execute()
    expect(Math.max(...rows.map(({ round }) => round))).toBe(2)
  })
})

describe('what calls answer', () => {
  it('a coming match has chances that add up to 1, and the scores that are most likely', async () => {
    await refreshForecasts(test.database, NOW)
    const { id } = await openMatch()
    const { body } = await test.call('GET', `/api/v1/campeonatos/copa/jogos/${id}`, { as: person })
    const { home, draw, away, scores, expectedGoals } = body.data.forecast
    expect(home + draw + away).toBeCloseTo(1, 3)
    expect(scores).toHaveLength(5)
    expect(expectedGoals.home).toBeGreaterThan(0)
    expect(scores[0].chance).toBeGreaterThanOrEqual(scores[1].chance)
  })

  it('a match from before has none', async () => {
    await refreshForecasts(test.database, NOW)
    const { body } = await test.call('GET', '/api/v1/campeonatos/copa/jogos/copa_2025_r2_azul', { as: person })
    expect(body.data.forecast).toBeNull()
  })

  it('a team has its rating and where it should end', async () => {
    await test.database
      .updateTable('matches')
      .set({ day: new Date().toISOString().slice(0, 10) })
      .where('id', '=', 'copa_2026_r4_azul')
      .execute()
    await refreshForecasts(test.database, NOW)
    const { body } = await test.call('GET', '/api/v1/times/azul', { as: person })
    expect(body.data.projections).toMatchObject([{ competition: { id: 'copa' }, edition: '2026', round: 4 }])
    expect(body.data.rating).toMatchObject({ place: 1 })
    expect(body.data.rating.rating).toBeGreaterThan(1500)
  })

  it('without include=projection a table has none', async () => {
    const { body } = await test.call('GET', '/api/v1/campeonatos/copa/tabela?include=positions', { as: person })
    expect(body.data.phases[0].groups[0]).not.toHaveProperty('projection')
    expect(body.data.phases[0]).toHaveProperty('positions')
  })
})
