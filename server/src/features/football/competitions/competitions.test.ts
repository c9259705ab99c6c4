import { endpoints, type Endpoint, type Session } from '@meio-campo/contract'
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
  const { database } = test
  await insertSmallSeason(database, today)
  await database.insertInto('confederations').values({ id: 'cbf', name: 'CBF', founded: 1914 }).execute()
  await database
    .insertInto('competitions')
    .values([
      { id: 'copa', code: 'copa', name: 'Copa do Brasil', kind: 'cup', country: 'BR', confederation_id: 'cbf' },
      { id: 'mundial', code: 'mundial', name: 'Mundial', kind: 'cup', participants: 'national' },
    ])
    .execute()
  await database.insertInto('editions').values({ id: 'copa_1989', competition_id: 'copa', name: '1989' }).execute()
  await database
    .insertInto('titles')
    .values({
      edition_id: 'copa_1989',
      champion_id: 'santos',
      runner_up_id: 'bahia',
      final_score: '0–0 e 1–0',
      coach_name: 'Cláudio',
      top_scorer_id: 'ana',
      top_scorer_goals: 5,
    })
    .execute()
  await database
    .insertInto('streamings')
    .values([
      { id: 'aberta', name: 'TV Aberta', kind: 'open-tv', free: true },
      { id: 'canal', name: 'Canal' },
    ])
    .execute()
  await database
    .insertInto('broadcast_rights')
    .values([
      { edition_id: 'liga_2026', streaming_id: 'canal', home_id: 'bahia' },
      { edition_id: 'liga_2026', streaming_id: 'aberta', home_id: null, note: 'Aos domingos' },
    ])
    .execute()
  await database.insertInto('airings').values({ match_id: NEXT, streaming_id: 'canal' }).execute()
})
afterAll(() => test.close())

const read = (path: string) => test.call('GET', `/api/v1/campeonatos${path}`, { as: person })
const answer = async (endpoint: Endpoint, path: string) => {
  const { status, body } = await read(path)
  expect(status).toBe(200)
  expectAnswer(endpoint, body)
  return body
}
const idsIn = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

describe('the list', () => {
  const list = async (query: string) => (await answer(endpoints.listCompetitions, query)).data

  it('has every championship with its current edition', async () => {
    expect(await list('')).toMatchObject([
      { id: 'copa', edition: '1989', editions: 1, confederation: { id: 'cbf', name: 'CBF' } },
      { id: 'liga', edition: '2026', editions: 2 },
      { id: 'mundial', edition: null, editions: 0 },
    ])
  })

  it('searches, filters and gives the confederation whole', async () => {
    expect(idsIn(await list('?q=brasl'))).toEqual(['copa'])
    expect(idsIn(await list('?tipo=copa&participantes=selecoes'))).toEqual(['mundial'])
    expect(idsIn(await list('?confederacao=cbf'))).toEqual(['copa'])
    expect((await list('?ids=copa&include=confederation'))[0].confederation.founded).toBe(1914)
  })
})

describe('the page', () => {
  const page = async (path: string) => (await answer(endpoints.getCompetition, path)).data

  it('has the state of the current edition', async () => {
    const data = await page('/liga')
    expect(data.edition).toMatchObject({ name: '2026', starts: addDays(today, -14), finished: false })
    expect(data.round).toEqual({ number: 3, name: 'Rodada 3', of: 4 })
    expect(data.leaders).toMatchObject([{ group: null, rows: [{ team: { id: 'bahia' }, points: 7 }, {}, {}] }])
    expect([data.liveMatches, data.nextMatches, data.lastMatches].map(idsIn)).toEqual([[LIVE], [NEXT], [DRAWN, PLAYED]])
    expect(data.topScorers[0]).toMatchObject({ player: { id: 'ana' }, goals: 2, penalties: 1 })
    expect(data.averages).toEqual({ played: 3, goals: 1.33, cards: 1, attendance: null })
    expect(data.format).toBe('3 times em tabela única (Fase), em 4 rodadas. A vitória vale 3 pontos.')
  })

  it('has the outcome of an old edition', async () => {
    const data = await page('/liga?temporada=2025')
    expect(data.edition).toMatchObject({ name: '2025', finished: true })
    expect(data.champion).toMatchObject({ id: 'palmeiras' })
    expect(data.lastChampions).toMatchObject([{ edition: '2025', champion: { id: 'palmeiras' } }])
  })

  it('of one without editions, is there all the same', async () => {
    expect(await page('/mundial')).toMatchObject({ edition: null, editions: [], leaders: [], format: null })
    expect((await read('/mundial/tabela')).status).toBe(404)
    expect((await read('/nenhum')).status).toBe(404)
  })
})

describe('champions', () => {
  it('are those entered, with titles by team', async () => {
    const body = await answer(endpoints.listChampions, '/copa/campeoes')
    expect(body.data).toMatchObject([
      {
        edition: '1989',
        champion: { id: 'santos' },
        finalScore: '0–0 e 1–0',
        topScorer: { player: { id: 'ana', name: 'ana' }, goals: 5 },
        coach: { id: null, name: 'Cláudio' },
      },
    ])
    expect(body.teams).toMatchObject([
      { team: { id: 'santos' }, titles: 1, runnersUp: 0 },
      { team: { id: 'bahia' }, titles: 0, runnersUp: 1 },
    ])
  })

  it('and without an entered champion, the one that follows from the results; none while matches are to come', async () => {
    const { data } = await answer(endpoints.listChampions, '/liga/campeoes')
    expect(data).toMatchObject(
      [{ edition: '2025', champion: { id: 'palmeiras' }, runnerUp: { id: 'bahia' }, note: /Calculado/ }].map((row) => ({
        ...row,
        note: expect.stringMatching(row.note),
      })),
    )
  })
})

describe('matches', () => {
  const list = async (query: string) => answer(endpoints.listCompetitionMatches, `/liga/jogos${query}`)

  it('are those of the current edition, with its rounds', async () => {
    const body = await list('')
    expect(idsIn(body.data)).toEqual([PLAYED, DRAWN, LIVE, OTHER, NEXT])
    expect(body).toMatchObject({ edition: '2026', competition: { id: 'liga', name: 'Liga' } })
    expect(body.rounds.map(({ number, current }: { number: number; current: boolean }) => [number, current])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false],
    ])
  })

  it('narrow by round, phase, team and season; by date they are of every edition', async () => {
    expect(idsIn((await list('?rodada=3')).data)).toEqual([LIVE, OTHER])
    expect(idsIn((await list('?fase=FASE&time=palmeiras')).data)).toEqual([PLAYED, OTHER, NEXT])
    expect(idsIn((await list('?temporada=2025')).data)).toEqual([EARLIER])
    expect(await list('?data=2025-05')).toMatchObject({ edition: null, data: [{ id: EARLIER }] })
    expect((await list('?data=2025-05&temporada=2026')).data).toEqual([])
  })

  it('go into a calendar', async () => {
    const { body, headers } = await read('/liga/jogos?rodada=4&format=ics')
    expect(headers['content-type']).toMatch(/text\/calendar/)
    expect(body).toContain('SUMMARY:palmeiras × bahia')
  })
})

it('lists the broadcasters: rights of the edition before those of a club, and the next matches with a channel', async () => {
  const { data } = await answer(endpoints.getTransmission, '/liga/transmission')
  expect(data.rights).toMatchObject([
    { streaming: { id: 'aberta', kind: 'open-tv', free: true }, home: null, note: 'Aos domingos' },
    { streaming: { id: 'canal' }, home: { id: 'bahia' } },
  ])
  expect(idsIn(data.matches)).toEqual([NEXT])
})

describe('scorers', () => {
  const list = (path: string) => answer(endpoints.listScorers, `/liga/artilheiros${path}`)

  it('are ranked, with matches and minutes from the line-ups', async () => {
    const body = await list('')
    expect(body).toMatchObject({ edition: '2026', editions: ['2026', '2025'] })
    expect(body.data).toMatchObject([
      // Seventy minutes of the first match, sixty of the one under way.
      {
        position: 1,
        player: { id: 'ana' },
        team: { id: 'bahia' },
        goals: 2,
        penalties: 1,
        played: 2,
        minutesPerGoal: 65,
      },
      { position: 2, player: { id: 'bia' }, goals: 1, played: null, minutesPerGoal: null },
    ])
  })

  it('narrow by place, by date over all editions, and by team', async () => {
    const players = async (path: string) =>
      (await list(path)).data.map(({ player }: { player: { id: string } }) => player.id)
    expect(await players('/casa')).toEqual(['ana'])
    expect(await players('/fora')).toEqual(['bia'])
    expect(await players('/neutro')).toEqual([])
    expect(await players('?time=palmeiras')).toEqual(['bia'])
    expect(await players(`/${addDays(today, -14)}`)).toEqual(['ana', 'bia'])
    expect(await list('/2019')).toMatchObject({ data: [], edition: null })
    expect(await players('?sort=-goals')).toEqual(['bia', 'ana'])
  })

  it.each(['/Maracan%C3%A3', '/2026-13', '/estadio_nenhum'])('answers %s with what the address takes', async (path) => {
    const { status, body } = await read(`/liga/artilheiros${path}`)
    expect(status).toBe(404)
    expect(body.error.Exit.info).toMatch(/casa, fora, neutro/)
  })
})

describe('cards', () => {
  const list = (path: string) => answer(endpoints.listCards, `/liga/cartoes${path}`)

  it('count players and teams, and mark suspended players', async () => {
    const { data, page } = await list('')
    expect(data.players).toMatchObject([
      { position: 1, player: { id: 'ana' }, team: { id: 'bahia' }, yellow: 3, red: 0, pending: false, suspended: true },
    ])
    expect(
      data.teams.map(({ team, played, fairPlay }: { team: { id: string }; played: number; fairPlay: number }) => [
        team.id,
        played,
        fairPlay,
      ]),
    ).toEqual([
      ['palmeiras', 1, 0],
      ['santos', 2, 0],
      ['bahia', 3, 3],
    ])
    expect(page.total).toBe(1)
  })

  it('warn of the next booking, when one is taken back', async () => {
    await test.database.updateTable('events').set({ retracted: true }).where('id', '=', 'e_8').execute()
    await test.context.supervisor.settle()
    expect((await list('')).data.players).toMatchObject([{ yellow: 2, pending: true, suspended: false }])
  })

  it('narrow by date and colour', async () => {
    expect((await list(`/${addDays(today, -14)}/amarelo`)).data.players).toMatchObject([{ yellow: 1, pending: true }])
    expect((await list(`/${addDays(today, -14)}/vermelho`)).data.players).toEqual([])
    expect((await list('/1999')).data).toEqual({ players: [], teams: [] })
    expect((await read('/liga/cartoes/ontem')).status).toBe(404)
    expect((await read('/liga/cartoes/2026/azul')).body.error.Exit.info).toMatch(/amarelo ou vermelho/)
  })

  it('are sorted by any column, and keep their places', async () => {
    const teams = async (sort: string) =>
      (await list(`?sort=${sort}`)).data.teams.map(({ team }: { team: { id: string } }) => team.id)
    expect(await teams('fairPlay')).toEqual(['bahia', 'palmeiras', 'santos'])
    expect(await teams('-yellow')).toEqual(['palmeiras', 'santos', 'bahia'])
    expect(await teams('-team')).toEqual(['santos', 'palmeiras', 'bahia'])
    expect(await teams('played')).toEqual(['bahia', 'santos', 'palmeiras'])
    const [first] = (await list('?sort=fairPlay')).data.teams
    expect(first).toMatchObject({ position: 3, team: { id: 'bahia' } })
    expect((await read('/liga/cartoes?sort=goals')).status).toBe(400)
  })

  it('can be exported', async () => {
    const { body } = await read('/liga/cartoes?format=csv&fields=player,yellow')
    expect(body).toBe('player.id,player.name,yellow\r\nana,ana,2\r\n')
  })
})
