import { endpoints, type Endpoint, type LineupPlayer, type Session } from '@meio-campo/contract'
import { addDays } from '@meio-campo/football'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAt } from '../../../platform/time/today.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { DRAWN, EARLIER, insertSmallSeason, LIVE, NEXT, OTHER, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let person: Session
const today = dayAt(new Date())
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertSmallSeason(test.database, today)
})
afterAll(() => test.close())

const read = (path: string) => test.call('GET', `/api/v1${path}`, { as: person })
const answer = async (endpoint: Endpoint, path: string) => {
  const { status, body } = await read(path)
  expect(status).toBe(200)
  expectAnswer(endpoint, body)
  return body
}
const idsOf = async (path: string): Promise<string[]> =>
  (await answer(endpoints.listMatches, path)).data.map(({ id }: { id: string }) => id)

describe('lists', () => {
  it('gives all in the order of their days, or as asked', async () => {
    const all = [EARLIER, PLAYED, DRAWN, LIVE, OTHER, NEXT]
    expect(await idsOf('/jogos')).toEqual(all)
    expect(await idsOf('/jogos?sort=-kickoff&limit=2')).toEqual([NEXT, OTHER])
  })

  it('narrows by team, championship, season, situation and days', async () => {
    expect(await idsOf('/jogos?time=palmeiras')).toEqual([EARLIER, PLAYED, OTHER, NEXT])
    expect(await idsOf('/jogos?campeonato=liga&temporada=2025')).toEqual([EARLIER])
    expect((await read('/jogos?campeonato=outra')).status).toBe(400)
    expect(await idsOf('/jogos?situacao=ao_vivo')).toEqual([LIVE])
    expect(await idsOf('/jogos?situacao=adiado')).toEqual([OTHER])
    expect(await idsOf(`/jogos?de=${addDays(today, -7)}&ate=${addDays(today, -1)}`)).toEqual([DRAWN])
    expect(await idsOf(`/jogos?ids=${NEXT},${PLAYED}`)).toEqual([NEXT, PLAYED])
  })

  it.each(['?time=bahia', '?campeonato=liga', ''])(
    'pages through %j without losing or repeating one',
    async (query) => {
      const seen: string[] = []
      let cursor = ''
      do {
        const { body } = await read(`/jogos${query || '?type=ajax'}&limit=2${cursor}`)
        seen.push(...body.data.map(({ id }: { id: string }) => id))
        cursor = body.page.next === null ? '' : `&cursor=${body.page.next}`
      } while (cursor)
      expect(seen).toEqual(await idsOf(`/jogos${query}`))
      expect(seen.length).toBeGreaterThan(4)
    },
  )

  it('takes a day by its name, or a whole or partial date', async () => {
    expect(await idsOf('/jogos/hoje')).toEqual([LIVE, OTHER])
    expect(await idsOf('/jogos/ontem')).toEqual([])
    expect(await idsOf('/jogos/2025-05')).toEqual([EARLIER])
    expect(await idsOf(`/jogos/${addDays(today, 7)}`)).toEqual([NEXT])
    expect(await idsOf('/jogos/1950')).toEqual([])
    const refused = await read('/jogos/maracana')
    expect(refused.status).toBe(404)
    expect(refused.body.detail).toContain('2024-05-12')
    expect((await read('/jogos?data=2024-13')).status).toBe(400)
  })

  it('names the championships of a page, the best known first, invented ones last', async () => {
    const { database } = test
    for (const [id, fame, demo] of [
      ['copa_menor', 5, false],
      ['copa_maior', 50, false],
      ['inventada', 500, true],
    ] as const) {
      await database
        .insertInto('competitions')
        .values({ id, code: id.replace('_', ''), name: id, demo })
        .execute()
      await database.updateTable('fame').set({ fame }).where('record_id', '=', id).execute()
      await database
        .insertInto('editions')
        .values({ id: `${id}_1990`, competition_id: id, name: '1990' })
        .execute()
      const phase = { id: `${id}_fase`, edition_id: `${id}_1990`, position: 0, name: 'Fase', kind: 'league' }
      await database.insertInto('phases').values(phase).execute()
      const match = { edition_id: `${id}_1990`, phase_id: phase.id, home_id: 'santos', away_id: 'bahia' }
      await database
        .insertInto('matches')
        .values({ id: `1990_${id}`, ...match, day: '1990-05-05', status: 'scheduled' })
        .execute()
    }
    const { competitions } = await answer(endpoints.listMatchesOn, '/jogos/1990-05-05')
    expect(competitions).toEqual(['copa_maior', 'copa_menor', 'inventada'])
    await database.deleteFrom('matches').where('day', '=', '1990-05-05').execute()
  })

  it('counts the matches on the days around, live ones apart, of the same team or championship', async () => {
    const { days } = await answer(endpoints.listMatchesOn, '/jogos/hoje')
    expect(days.map(({ day }: { day: string }) => day)).toEqual([-3, -2, -1, 0, 1, 2, 3].map((n) => addDays(today, n)))
    expect(days[3]).toEqual({ day: today, matches: 2, live: 1 })
    expect((await read('/jogos/hoje?time=palmeiras')).body.days[3]).toMatchObject({ matches: 1, live: 0 })
    expect((await read('/jogos/2025-05-12')).body.days[1]).toEqual({ day: '2025-05-10', matches: 1, live: 0 })
  })

  it('gives relations whole where they are asked for', async () => {
    const include = 'home,events,lineups,statistics,officials'
    const [match] = (await answer(endpoints.listMatches, `/jogos?ids=${PLAYED}&include=${include}`)).data
    expect(match.home).toMatchObject({ id: 'bahia', kind: 'club', country: 'BR' })
    expect(match.away).not.toHaveProperty('kind')
    // Retracted events are left out, so that a program that adds up goals does not count one.
    expect(match.events.map(({ id }: { id: string }) => id)).toEqual(['e_1', 'e_2', 'e_3', 'e_5', 'e_6'])
    expect(match.lineups.home).toMatchObject({ formation: '4-3-3', coach: { id: 'caio', name: 'Caio' } })
    expect(match.lineups.away).toBeNull()
    expect(match.statistics).toEqual([
      { period: 'match', home: expect.objectContaining({ possession: 55, shots: 12, corners: null }), away: null },
    ])
    expect(match.officials[1]).toEqual({ role: 'var', person: { id: null, name: 'Ícaro' }, country: null })
  })

  it('exports as CSV and as a calendar', async () => {
    const csv = await read(`/jogos?format=csv&fields=id,score&ids=${PLAYED}`)
    expect(csv.body).toBe(`id,score.home,score.away\r\n${PLAYED},2,1\r\n`)
    expect((await read('/jogos?format=ics&time=palmeiras')).body).toContain('SUMMARY:palmeiras × bahia')
  })
})

describe('a match', () => {
  const page = (id: string, rest = '') => `/campeonatos/liga/jogos/${id}${rest}`

  it('has its events, figures, officials, meetings and places', async () => {
    const { data } = await answer(endpoints.getMatch, page(PLAYED))
    expect(data).toMatchObject({ id: PLAYED, edition: '2026', score: { home: 2, away: 1 }, winner: 'home' })
    expect(data.events).toHaveLength(5)
    expect(data.headToHead).toMatchObject({ played: 2, homeWins: 1, awayWins: 1, draws: 0, homeGoals: 2, awayGoals: 4 })
    expect(data.headToHead.last.map(({ id }: { id: string }) => id)).toEqual([EARLIER])
    expect(data.positions).toEqual({ home: { before: null, after: 1 }, away: { before: null, after: 3 } })
    const next = (await answer(endpoints.getMatch, page(NEXT))).data
    expect(next.positions.away).toEqual({ before: 1, after: null })
  })

  it('has a live page: newest event first, retracted ones marked, and the rest of the round', async () => {
    const { data } = await answer(endpoints.getMatchLive, page(PLAYED, '/aovivo'))
    expect(data.events.map(({ id }: { id: string }) => id)).toEqual(['e_6', 'e_5', 'e_4', 'e_3', 'e_2', 'e_1'])
    expect(data.events[2]).toMatchObject({ retracted: true, revision: 2, player: { id: 'ana', name: 'ana' } })
    const live = (await answer(endpoints.getMatchLive, page(LIVE, '/aovivo'))).data
    expect(live.others.map(({ id }: { id: string }) => id)).toEqual([OTHER])
  })

  it('shows line-ups with each player’s events, and absent players with the reason', async () => {
    await test.database
      .insertInto('absences')
      .values({ person_id: 'eva', team_id: 'bahia', kind: 'injury', reason: 'Joelho', starts: addDays(today, 1) })
      .execute()
    const { data } = await answer(endpoints.getMatchLineups, page(PLAYED, '/escalacao'))
    expect(data.home.starters).toEqual([
      expect.objectContaining({
        person: { id: 'ana', name: 'ana' },
        number: 9,
        captain: true,
        goals: 2,
        yellow: true,
        red: false,
        cameOn: null,
        wentOff: 70,
      }),
    ])
    expect(data.home.bench[0]).toMatchObject({ person: { id: 'eva' }, cameOn: 70, wentOff: null, goals: 0 })
    expect(data.away).toBeNull()
    expect(data.absences).toEqual({ home: [], away: [] })
    const next = (await answer(endpoints.getMatchLineups, page(NEXT, '/escalacao'))).data
    expect(next.absences.away).toEqual([
      { person: { id: 'ana', name: 'ana' }, kind: 'suspended', reason: 'Terceiro cartão amarelo', until: null },
      { person: { id: 'eva', name: 'Eva' }, kind: 'injury', reason: 'Joelho', until: null },
    ])
  })

  it('takes no player off the pitch for a card shown to the bench', async () => {
    const red = { match_id: PLAYED, side: 'home', period: 'secondHalf', type: 'red', minute: 88 }
    await test.database
      .insertInto('events')
      .values([
        { ...red, id: 'e_20', position: 20, player_id: 'ana', player_name: null },
        { ...red, id: 'e_21', position: 21, player_id: null, player_name: 'Gil' },
        { ...red, id: 'e_22', position: 22, player_id: 'eva', player_name: null },
      ])
      .execute()
    await test.context.supervisor.settle()
    const { starters, bench } = (await answer(endpoints.getMatchLineups, page(PLAYED, '/escalacao?type=ajax'))).data
      .home
    const marks = [...starters, ...bench].map(({ person, red: sentOff, cameOn, wentOff }: LineupPlayer) => [
      person.name,
      sentOff,
      cameOn,
      wentOff,
    ])
    await test.database.deleteFrom('events').where('minute', '=', 88).where('type', '=', 'red').execute()
    expect(marks).toEqual([
      ['ana', true, null, 70],
      ['Eva', true, 70, 88],
      ['Gil', true, null, null],
    ])
  })

  it('shows the officials with their numbers in the same role', async () => {
    const { data } = await answer(endpoints.getMatchOfficials, page(PLAYED, '/arbitros'))
    expect(data.officials.map(({ numbers }: { numbers: object }) => numbers)).toEqual([
      {
        played: 2,
        yellow: 2,
        red: 0,
        penalties: 2,
        cardsPerMatch: 1,
        penaltiesPerMatch: 1,
        foulsPerMatch: null,
        goalsPerMatch: 1.5,
        results: { home: 1, draws: 1, away: 0 },
      },
      {
        played: 0,
        yellow: 0,
        red: 0,
        penalties: 0,
        cardsPerMatch: null,
        penaltiesPerMatch: null,
        foulsPerMatch: null,
        goalsPerMatch: null,
        results: { home: 0, draws: 0, away: 0 },
      },
    ])
    const last = data.officials.map(({ lastMatches }: { lastMatches: { id: string }[] }) =>
      lastMatches.map(({ id }) => id),
    )
    expect(last).toEqual([[DRAWN, PLAYED], []])
  })

  it('counts the fouls of an official only where both sides have them', async () => {
    const both = ['home', 'away'].map((side) => ({ match_id: DRAWN, side, period: 'match', fouls: 11 }))
    await test.database.insertInto('match_statistics').values(both).execute()
    await test.database.updateTable('match_statistics').set({ fouls: 30 }).where('match_id', '=', PLAYED).execute()
    test.context.answers.forgetAll()
    const { data } = await answer(endpoints.getMatchOfficials, page(PLAYED, '/arbitros'))
    expect(data.officials[0].numbers.foulsPerMatch).toBe(22)
    await test.database.deleteFrom('match_statistics').where('match_id', '=', DRAWN).execute()
    await test.database.updateTable('match_statistics').set({ fouls: null }).where('match_id', '=', PLAYED).execute()
  })

  it.each(['', '/aovivo', '/escalacao', '/arbitros'])('is not found at the wrong address (%s)', async (rest) => {
    expect((await read(page('nenhum', rest))).status).toBe(404)
    const elsewhere = await read(`/campeonatos/outra/jogos/${PLAYED}${rest}`)
    expect(elsewhere.status).toBe(404)
    expect(elsewhere.body.detail).toContain('deste campeonato')
  })

  it('sends to the new address of a merged match or championship', async () => {
    await test.database
      .insertInto('redirects')
      .values([
        { kind: 'match', old_id: 'antigo', new_id: PLAYED },
        { kind: 'competition', old_id: 'liga_antiga', new_id: 'liga' },
      ])
      .execute()
    const moved = await read(page('antigo', '/aovivo?fields=match'))
    expect(moved.status).toBe(308)
    expect(moved.headers['location']).toMatch(new RegExp(`/campeonatos/liga/jogos/${PLAYED}/aovivo\\?fields=match$`))
    const renamed = await read(`/campeonatos/liga_antiga/jogos/${PLAYED}`)
    expect(renamed.headers['location']).toMatch(new RegExp(`/campeonatos/liga/jogos/${PLAYED}$`))
  })
})
