import { endpoints, type Endpoint, type Session } from '@meio-campo/contract'
import { addDays } from '@meio-campo/football'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAt } from '../../../platform/time/today.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { DRAWN, insertSmallSeason, LIVE, NEXT, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let person: Session
const today = dayAt(new Date())
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertSmallSeason(test.database, today)
  await test.database
    .updateTable('people')
    .set({ name: 'Ána Lúcia', birth_date: '1999-12-31', nationalities: ['BR'], positions: ['forward'] })
    .where('id', '=', 'ana')
    .execute()
})
afterAll(() => test.close())

const read = (path: string) => test.call('GET', `/api/v1/jogadores${path}`, { as: person })
const answer = async (endpoint: Endpoint, path: string) => {
  const { status, body } = await read(path)
  expect(status).toBe(200)
  expectAnswer(endpoint, body)
  return body
}
const idsOf = async (path: string): Promise<string[]> =>
  (await answer(endpoints.listPlayers, path)).data.map(({ id }: { id: string }) => id)

describe('the list', () => {
  it('has everyone with the role of a player: not the coach, not the referee', async () => {
    expect(await idsOf('')).toEqual(['ana', 'bia', 'eva'])
    expect(await idsOf('?sort=birth')).toEqual(['ana', 'bia', 'eva'])
    expect(await idsOf('?sort=-name&limit=1')).toEqual(['eva'])
  })

  it('has the current team, in full with include', async () => {
    const [ana, bia] = (await answer(endpoints.listPlayers, '')).data
    expect(ana).toMatchObject({ name: 'Ána Lúcia', number: 9, team: { id: 'bahia' }, positions: ['forward'] })
    expect(bia).toMatchObject({ team: null, age: null })
    expect((await read('?include=team&ids=ana')).body.data[0].team).toMatchObject({ id: 'bahia', kind: 'club' })
  })

  it('searches and filters', async () => {
    expect(await idsOf('?q=ana%20lucia')).toEqual(['ana'])
    expect(await idsOf('?q=caio')).toEqual([])
    expect(await idsOf('?time=bahia')).toEqual(['ana'])
    expect(await idsOf('?time=santos')).toEqual([])
    expect(await idsOf('?nacionalidade=BR&posicao=atacante')).toEqual(['ana'])
    expect(await idsOf('?posicao=goleiro')).toEqual([])
  })

  it('keeps players when the matches are cleaned', async () => {
    const left = test.database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('matches').execute()
      const rows = await transaction.selectFrom('people').select(['id', 'roles']).execute()
      // The other tests need the matches.
      throw Object.fromEntries(rows.map(({ id, roles }) => [id, roles.join()]))
    })
    await expect(left).rejects.toEqual({ ana: 'player', bia: 'player', eva: 'player', caio: 'coach', dora: 'referee' })
  })
})

describe('a player', () => {
  it('has a career, seasons and goals', async () => {
    const { data } = await answer(endpoints.getPlayer, '/ana')
    expect(data).toMatchObject({ id: 'ana', team: { id: 'bahia' }, nextMatch: { id: LIVE } })
    expect(data.career).toEqual([
      expect.objectContaining({ team: expect.objectContaining({ id: 'bahia' }), played: 2, goals: 2, yellow: 3 }),
      expect.objectContaining({ team: expect.objectContaining({ id: 'santos' }), ends: '2021-12-31', played: null }),
    ])
    // Off after 70 minutes, and 60 so far today; a card without a line-up adds no minutes.
    expect(data.seasons).toEqual([
      expect.objectContaining({
        edition: '2026',
        played: 2,
        started: 2,
        minutes: 130,
        goals: 2,
        penalties: 1,
        assists: null,
        yellow: 3,
        secondYellow: 0,
        red: 0,
      }),
    ])
    expect(data.goalsByKind).toEqual({ play: 1, penalty: 1, own: 0 })
    expect(data.goalsByMinute.map(({ scored }: { scored: number }) => scored)).toEqual([1, 0, 0, 1, 0, 0])
  })

  it('counts minutes from coming on', async () => {
    const { data } = await answer(endpoints.getPlayer, '/eva')
    expect(data.seasons).toEqual([expect.objectContaining({ played: 1, started: 0, minutes: 20 })])
    expect(data.career).toEqual([
      expect.objectContaining({ starts: addDays(today, -14), ends: addDays(today, -14), number: 17, played: 1 }),
    ])
  })

  it('lists cards with their match, and what they cost', async () => {
    const body = await answer(endpoints.listPlayerCards, '/ana/cartoes')
    expect(body.data.map(({ match }: { match: { id: string } }) => match.id)).toEqual([LIVE, DRAWN, PLAYED])
    expect(body.data[1]).toMatchObject({ type: 'yellow', minute: 88, team: { id: 'bahia' } })
    expect(body.totals).toEqual({ yellow: 3, secondYellow: 0, red: 0 })
    expect(body.suspensions).toEqual([
      {
        competition: { id: 'liga', name: 'Liga' },
        edition: '2026',
        yellows: 0,
        left: 3,
        suspended: true,
        reason: 'Terceiro cartão amarelo',
      },
    ])
    const narrowed = await answer(endpoints.listPlayerCards, `/ana/cartoes?data=${addDays(today, -7)}`)
    expect(narrowed.totals.yellow).toBe(1)
    expect((await answer(endpoints.listPlayerCards, '/ana/cartoes?temporada=2025')).data).toEqual([])
  })

  it('is listed match by match, with what was done against each opponent', async () => {
    const body = await answer(endpoints.listPlayerMatches, '/ana/jogos')
    expect(body.data).toMatchObject([
      { match: { id: LIVE }, opponent: { id: 'santos' }, started: true, minutes: 60, goals: 0, yellow: 1 },
      { match: { id: DRAWN }, opponent: { id: 'santos' }, started: null, minutes: null, yellow: 1 },
      {
        match: { id: PLAYED, competition: { id: 'liga' }, edition: '2026', score: { home: 2, away: 1 } },
        team: { id: 'bahia' },
        opponent: { id: 'palmeiras' },
        started: true,
        minutes: 70,
        goals: 2,
        penalties: 1,
      },
    ])
    expect(body.totals).toMatchObject({ played: 2, minutes: 130, goals: 2, penalties: 1, yellow: 3 })
    expect(body.opponents).toMatchObject([
      { opponent: { id: 'palmeiras' }, played: 1, minutes: 70, goals: 2 },
      { opponent: { id: 'santos' }, played: 1, minutes: 60, goals: 0, yellow: 2 },
    ])
  })

  it('is narrowed to an opponent and a season, and sorted', async () => {
    const idsOf = async (query: string) =>
      (await answer(endpoints.listPlayerMatches, `/ana/jogos?${query}`)).data.map(
        ({ match }: { match: { id: string } }) => match.id,
      )
    expect(await idsOf('sort=kickoff')).toEqual([PLAYED, DRAWN, LIVE])
    expect(await idsOf('sort=goals')).toEqual([PLAYED, DRAWN, LIVE])
    expect(await idsOf('sort=opponent')).toEqual([PLAYED, DRAWN, LIVE])
    expect(await idsOf('sort=-minutes&temporada=2026')).toEqual([DRAWN, LIVE, PLAYED])
    expect(await idsOf('temporada=2025')).toEqual([])
    const narrowed = await answer(endpoints.listPlayerMatches, '/ana/jogos?adversario=santos')
    expect(narrowed.totals).toMatchObject({ played: 1, goals: 0, yellow: 2 })
    expect(narrowed.opponents).toHaveLength(2)
  })

  it('is compared with up to three others, by the same filters', async () => {
    await test.database
      .updateTable('lineup_players')
      .set({ position: 'forward' })
      .where('match_id', '=', PLAYED)
      .where('person_id', '=', 'ana')
      .execute()
    const { data } = await answer(endpoints.getPlayerNumbers, '/ana/numeros?com=eva,bia')
    expect(data).toMatchObject({
      player: { id: 'ana', team: { id: 'bahia' } },
      total: { played: 2, started: 2, minutes: 130, goals: 2, penalties: 1, yellow: 3 },
      positions: [{ position: 'forward', played: 1 }],
      teams: 1,
      opponents: 2,
      season: null,
      seasons: ['2026'],
      competitions: [{ id: 'liga' }],
      compared: [
        { player: { id: 'eva' }, total: { played: 1, started: 0, minutes: 20, goals: 0 } },
        { player: { id: 'bia' }, total: { played: 1, goals: 1, penalties: 1 } },
      ],
    })
    const goals = data.years.reduce((sum: number, year: { goals: number }) => sum + year.goals, 0)
    expect(goals).toBe(2)
    const other = (await answer(endpoints.getPlayerNumbers, '/ana/numeros?temporada=2025&com=eva')).data
    expect(other).toMatchObject({
      season: '2025',
      total: { played: 0 },
      years: [],
      compared: [{ total: { played: 0 } }],
    })
    // A player cannot be compared with themselves.
    expect((await answer(endpoints.getPlayerNumbers, '/ana/numeros?com=ana')).data.compared).toEqual([])
  })

  it.each([
    ['a coach', 'com=caio', 'com'],
    ['nobody', 'com=eva,ninguem', 'com'],
    ['four others', 'com=a,b,c,d', 'com'],
    ['an unknown competition', 'campeonato=nenhum', 'campeonato'],
  ])('is not compared with %s', async (_what, query, field) => {
    const { status, body } = await read(`/ana/numeros?${query}`)
    expect({ status, field: body.errors[0].field }).toEqual({ status: 400, field })
  })

  it('is read again after a match has changed', async () => {
    expect((await answer(endpoints.getPlayer, '/bia')).data.goalsByKind.penalty).toBe(1)
    await test.database.updateTable('events').set({ retracted: true, revision: 2 }).where('id', '=', 'e_6').execute()
    test.context.answers.forget(['match'], new Date())
    expect((await answer(endpoints.getPlayer, '/bia')).data.goalsByKind.penalty).toBe(0)
  })

  it('has the titles of the teams they played for, and their transfers', async () => {
    await test.database
      .insertInto('titles')
      .values([
        { edition_id: 'liga_2026', champion_id: 'bahia' },
        { edition_id: 'liga_2025', champion_id: 'bahia' },
      ])
      .execute()
    await test.database
      .insertInto('transfers')
      .values({ person_id: 'ana', from_id: 'santos', to_id: 'bahia', day: '2022-01-10' })
      .execute()
    const titles = await answer(endpoints.listPlayerTitles, '/ana/titulos')
    expect(titles.data.map(({ edition }: { edition: string }) => edition)).toEqual(['2026'])
    const transfers = await answer(endpoints.listPlayerTransfers, '/ana/transferencias')
    expect(transfers.data).toMatchObject([{ from: { id: 'santos' }, to: { id: 'bahia' }, day: '2022-01-10' }])
  })

  it.each(['', '/jogos', '/numeros', '/transferencias', '/titulos', '/cartoes'])(
    'is not found where there is none (%s)',
    async (rest) => {
      expect((await read(`/ninguem${rest}`)).status).toBe(404)
      const { status, body } = await read(`/caio${rest}`)
      expect({ status, detail: body.detail }).toEqual({ status: 404, detail: 'Não há jogador neste endereço.' })
    },
  )

  it('redirects the id of a merged player', async () => {
    await test.database.insertInto('redirects').values({ kind: 'person', old_id: 'aninha', new_id: 'ana' }).execute()
    const moved = await read('/aninha/cartoes')
    expect(moved.status).toBe(308)
    expect(moved.headers['location']).toMatch(/\/api\/v1\/jogadores\/ana\/cartoes$/)
  })

  it('is not suspended any more once the ban was served', async () => {
    await test.database
      .updateTable('matches')
      .set({ status: 'finished', minute: null })
      .where('id', '=', LIVE)
      .execute()
    await test.database
      .updateTable('matches')
      .set({ status: 'finished', home_score: 0, away_score: 0, day: addDays(today, -1) })
      .where('id', '=', NEXT)
      .execute()
    const row = await test.database.selectFrom('matches').selectAll().where('id', '=', LIVE).executeTakeFirstOrThrow()
    const { moment: _moment, ...rest } = row
    await test.database
      .insertInto('matches')
      .values({
        ...rest,
        id: 'liga_2026_r5',
        day: addDays(today, 3),
        status: 'scheduled',
        home_score: null,
        away_score: null,
      })
      .execute()
    // The match was played before the one with the last card, so it does not count as served.
    test.context.answers.forgetAll()
    const [state] = (await answer(endpoints.listPlayerCards, '/ana/cartoes')).suspensions
    expect(state).toMatchObject({ suspended: true })
    await test.database
      .updateTable('matches')
      .set({ day: addDays(today, 1) })
      .where('id', '=', NEXT)
      .execute()
    test.context.answers.forgetAll()
    const [later] = (await answer(endpoints.listPlayerCards, '/ana/cartoes')).suspensions
    expect(later).toMatchObject({ suspended: false, left: 3, reason: null })
  })
})
