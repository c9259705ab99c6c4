import { endpoints, type Session, type SquadPlayer, type TeamEdition, type TeamTitle } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAt } from '../../../platform/time/today.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { insertSeason, insertSheets } from '../../../testing/season-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { refreshDerivedTitles } from '../champions/derived-titles.ts'
import { refreshForecasts } from '../forecasts/refresh-forecasts.ts'

let test: TestApp
let person: Session
const today = dayAt(new Date())
const season = today.slice(0, 4)
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertSeason(test.database, today)
  await insertSheets(test.database)
  // The league of long ago was played by two, and is therefore decided.
  await test.database
    .deleteFrom('phase_teams')
    .where('phase_id', '=', 'antiga_fase')
    .where('team_id', 'not in', ['alfa', 'beta'])
    .execute()
  await refreshDerivedTitles(test.database, 'everything', today)
})
afterAll(() => test.close())

const read = (path: string) => test.call('GET', `/api/v1/times/${path}`, { as: person })
const idsOf = async (path: string) => (await read(path)).body.data.map(({ id }: { id: string }) => id)

it('shows a team with its form, its next match and its place in each table', async () => {
  const answer = await read('alfa?include=stadium,confederation')
  expectAnswer(endpoints.getTeam, answer.body)
  const { data } = answer.body
  expect(data).toMatchObject({
    name: 'Alfa',
    stadium: { id: 'arena', capacity: 40_000 },
    confederation: { id: 'fpf', level: 3, parent: { id: 'cbf' } },
    coach: { id: null, name: 'Elza' },
    rivals: [{ id: 'beta' }],
    titles: 2,
    nextMatch: { id: 'm5' },
    form: { all: ['V', 'V', 'D', 'E'], home: ['V', 'V'], away: ['D'] },
    topScorers: [{ player: { id: 'ana' }, goals: 2, played: 1 }],
  })
  expect(data.lastMatches.map(({ id }: { id: string }) => id)).toEqual(['m7', 'm3', 'm1', 'm0'])
  expect(data.form.homeRecord).toMatchObject({ played: 1, won: 1, goalsFor: 2, goalsAgainst: 1 })
  expect(data.tables).toMatchObject([
    { competition: { id: 'serie' }, edition: season, group: null, points: 3, played: 2, positions: [1, 2] },
  ])
  const goals = data.goalsByMinute.map(({ scored, conceded }: Record<string, number>) => [scored, conceded])
  expect(goals).toEqual([
    [1, 0],
    [0, 0],
    [0, 0],
    [1, 1],
    [0, 0],
    [0, 0],
  ])
})

it('of a season: its tables, matches, scorers and form are of then, and nothing of today is among them', async () => {
  const { body } = await read('alfa?temporada=2019')
  expectAnswer(endpoints.getTeam, body)
  expect(body.data).toMatchObject({
    season: '2019',
    nextMatch: null,
    rating: null,
    projections: [],
    form: { all: ['V'], home: ['V'], away: [], homeRecord: { played: 1, won: 1 }, awayRecord: { played: 0 } },
    tables: [{ competition: { id: 'serie' }, edition: '2019', played: 1, points: 3 }],
  })
  expect(body.data.lastMatches.map(({ id }: { id: string }) => id)).toEqual(['m0'])
  expect((await read('alfa')).body.data.season).toBeNull()
  const unknown = await read('alfa?temporada=1901')
  expect(unknown.status).toBe(404)
  expect(unknown.body.error.info ?? JSON.stringify(unknown.body)).toContain('1901')
})

it('of a season has the coach of that time', async () => {
  const { database } = test
  await database.insertInto('people').values({ id: 'tecnica_antiga', name: 'Técnica Antiga' }).execute()
  await database
    .insertInto('spells')
    .values({ person_id: 'tecnica_antiga', team_id: 'alfa', role: 'coach', starts: '2018-01-01', ends: '2019-12-31' })
    .execute()
  await test.context.supervisor.settle()
  expect((await read('alfa?temporada=2019')).body.data.coach).toEqual({ id: 'tecnica_antiga', name: 'Técnica Antiga' })
  expect((await read('alfa')).body.data.coach).toEqual({ id: null, name: 'Elza' })
})

it('follows a result at once, its own and those of its rivals in the table', async () => {
  await read('gama')
  const { database, context } = test
  await database.updateTable('matches').set({ home_score: 5 }).where('id', '=', 'm3').execute()
  await context.supervisor.settle()
  expect((await read('gama')).body.data.tables[0]).toMatchObject({ position: 3 })
  await database.updateTable('matches').set({ away_score: 2 }).where('id', '=', 'm4').execute()
  await context.supervisor.settle()
  expect((await read('gama')).body.data.tables[0]).toMatchObject({ position: 2, points: 4 })
  await database.updateTable('matches').set({ home_score: 3 }).where('id', '=', 'm3').execute()
  await database.updateTable('matches').set({ away_score: 1 }).where('id', '=', 'm4').execute()
  await context.supervisor.settle()
})

it('gives only the fields asked for', async () => {
  expect((await read('alfa?fields=id,titles')).body).toEqual({ data: { id: 'alfa', titles: 2 } })
})

it('lists the titles', async () => {
  const answer = await read('alfa/titulos')
  expectAnswer(endpoints.listTeamTitles, answer.body)
  expect(answer.body.data).toMatchObject([
    { competition: { id: 'copa' }, edition: season, runnerUp: { id: 'beta' }, derived: false },
    {
      competition: { id: 'serie' },
      edition: '2019',
      note: 'Calculado a partir dos resultados.',
      derived: true,
    },
  ])
  const oldest = await read('alfa/titulos?sort=edition&limit=1')
  expect(oldest.body).toMatchObject({ data: [{ edition: '2019' }], page: { total: 2 } })
})

it('derives no title of an edition that has an entered one, and forgets one when its results change', async () => {
  const { database, context } = test
  const titles = async (team: string): Promise<[string, boolean][]> => {
    await refreshForecasts(database, context.now())
    await context.supervisor.settle()
    const { data } = (await read(`${team}/titulos`)).body
    return data.map(({ edition, derived }: TeamTitle) => [edition, derived])
  }
  const setScore = (home_score: number, away_score: number) =>
    database.updateTable('matches').set({ home_score, away_score }).where('id', '=', 'm0').execute()
  await setScore(0, 2)
  expect(await titles('alfa')).toEqual([[season, false]])
  expect(await titles('beta')).toEqual([['2019', true]])
  expect((await read('beta?fields=titles')).body.data).toEqual({ titles: 1 })
  await setScore(1, 0)

  await database.insertInto('titles').values({ edition_id: 'serie_2019', champion_id: 'alfa' }).execute()
  expect(await titles('alfa')).toEqual([
    [season, false],
    ['2019', false],
  ])
  await database.updateTable('titles').set({ champion_id: 'gama' }).where('edition_id', '=', 'serie_2019').execute()
  expect(await titles('alfa')).toEqual([[season, false]])
  await database.deleteFrom('titles').where('edition_id', '=', 'serie_2019').execute()
  await context.supervisor.settle()
})

it('lists every edition with the campaign: place where there is one table, stage in a knock-out', async () => {
  const answer = await read('alfa/campeonatos')
  expectAnswer(endpoints.listTeamEditions, answer.body)
  const rows: TeamEdition[] = answer.body.data
  const rowOf = (id: string, edition: string) =>
    rows.find(({ competition, edition: name }) => competition.id === id && name === edition)
  expect(rows).toHaveLength(3)
  expect(rowOf('copa', season)).toMatchObject({ position: null, stage: 'Campeão', champion: true, finished: true })
  expect(rowOf('copa', season)).toMatchObject({ played: 1, drawn: 1, points: null })
  expect(rowOf('serie', season)).toMatchObject({ position: 2, points: 3, stage: null, finished: false })
  expect(rows.at(-1)).toMatchObject({ edition: '2019', position: 1, points: 3, won: 1, finished: true, champion: true })
  expect((await read('beta/campeonatos')).body.data).toContainEqual(expect.objectContaining({ stage: 'Vice-campeão' }))
  expect((await read('alfa/campeonatos?temporada=2019')).body.page.total).toBe(1)
  const names = rows.map(({ competition, edition }) => ({ competition, edition }))
  expect((await read('alfa/campeonatos?fields=competition,edition')).body.data).toEqual(names)
})

it('lists matches of both sides in one order, page by page', async () => {
  expect(await idsOf('alfa/jogos')).toEqual(['m0', 'm1', 'm3', 'm7', 'm6', 'm5'])
  expect(await idsOf('alfa/jogos?sort=-kickoff&limit=2')).toEqual(['m5', 'm6'])
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const answer = await read(`alfa/jogos?limit=1${cursor && `&cursor=${cursor}`}`)
    expectAnswer(endpoints.listTeamMatches, answer.body)
    expect(answer.body.page.total).toBe(6)
    seen.push(...answer.body.data.map(({ id }: { id: string }) => id))
    cursor = answer.body.page.next
  }
  expect(seen).toEqual(['m0', 'm1', 'm3', 'm7', 'm6', 'm5'])
})

it('filters matches by ground, opponent, result and championship', async () => {
  expect(await idsOf('alfa/jogos?local=casa')).toEqual(['m0', 'm1', 'm5'])
  expect(await idsOf('alfa/jogos?local=fora')).toEqual(['m3', 'm6'])
  expect(await idsOf('alfa/jogos?resultado=V')).toEqual(['m0', 'm1'])
  expect(await idsOf('alfa/jogos?resultado=E')).toEqual(['m7'])
  expect(await idsOf('alfa/jogos?campeonato=copa')).toEqual(['m7'])
  const answer = await read('alfa/jogos?adversario=beta&temporada=2019&include=away')
  expectAnswer(endpoints.listTeamMatches, answer.body)
  expect(answer.body.data).toMatchObject([{ id: 'm0', away: { id: 'beta', kind: 'club' } }])
  expect(answer.body.headToHead).toMatchObject({ opponent: { id: 'beta' }, played: 3, won: 2, drawn: 1, goalsFor: 3 })
  expect((await read('alfa/jogos')).body.headToHead).toBeNull()
  expect((await read('alfa/jogos?adversario=ninguem')).body).toMatchObject({
    status: 400,
    errors: [{ field: 'adversario', message: 'Não há time “ninguem”.' }],
  })
})

it('gives the matches as a calendar', async () => {
  const { headers, body } = await read('alfa/jogos?format=ics')
  expect(headers['content-type']).toContain('text/calendar')
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(6)
})

it('shows the current squad with what each one did this season', async () => {
  const answer = await read('alfa/elenco')
  expectAnswer(endpoints.getTeamSquad, answer.body)
  const { data } = answer.body
  expect(data).toMatchObject({ season, seasons: [season, '2019'], coach: { name: 'Elza' } })
  expect(data.players).toMatchObject([
    { person: { id: 'caio' }, number: 19, position: 'midfielder', played: 1, goals: 0, loan: true },
    { person: { id: 'ana' }, number: 7, position: 'forward', played: 1, goals: 2, contractUntil: '2030-12-31' },
  ])
})

it('shows the squad of a season from its match sheets, ages as they were', async () => {
  await test.database
    .insertInto('squad_members')
    .values({ edition_id: 'serie_2019', team_id: 'alfa', person_id: 'ana', role: 'player', number: 30 })
    .execute()
  const past = await read('alfa/elenco?temporada=2019')
  expectAnswer(endpoints.getTeamSquad, past.body)
  expect(past.body.data.players).toMatchObject([
    { person: { id: 'duda' }, number: 10, played: 1 },
    { person: { id: 'ana' }, number: 30, age: 18, played: 0 },
  ])
  const now: SquadPlayer[] = (await read(`alfa/elenco?temporada=${season}`)).body.data.players
  expect(now.map(({ person: { name }, red, played }) => [name, red, played])).toEqual([
    ['Bia', 1, 1],
    ['Caio', 0, 1],
    ['Ana', 0, 1],
    ['Tita', 0, 0],
  ])
  const unknown = await read('alfa/elenco?temporada=1930')
  expect(unknown.status).toBe(404)
  expect(unknown.body.detail).toContain(`${season}, 2019`)
})

it('lists who came and who left', async () => {
  await test.database
    .insertInto('transfers')
    .values([
      { person_id: 'ana', from_id: 'beta', to_id: 'alfa', day: '2024-01-01', fee: 1_500_000.5, currency: 'BRL' },
      { person_id: 'duda', from_id: 'alfa', to_id: 'gama', not_before: '2019-12-01', not_after: '2020-01-10' },
      { person_id: 'caio', to_id: 'alfa', kind: 'loan' },
    ])
    .execute()
  const answer = await read('alfa/transferencias')
  expectAnswer(endpoints.listTeamTransfers, answer.body)
  expect(answer.body.data).toMatchObject([
    { person: { id: 'ana' }, from: { id: 'beta' }, to: { id: 'alfa' }, season: '2024', fee: 1_500_000.5 },
    { person: { id: 'duda' }, to: { id: 'gama' }, season: '2020', day: null, notAfter: '2020-01-10' },
    { person: { id: 'caio' }, from: null, kind: 'loan', season: null },
  ])
  expect((await read('alfa/transferencias?sentido=saida')).body.page.total).toBe(1)
  expect((await read('alfa/transferencias?sentido=entrada&temporada=2024')).body.page.total).toBe(1)
  expect((await read('alfa/transferencias?temporada=0000')).body.page.total).toBe(0)
})

it.each(['', '/titulos', '/campeonatos', '/jogos', '/transferencias', '/elenco'])(
  'knows no unknown team at %j, and sends a merged one on',
  async (rest) => {
    expect((await read(`ninguem${rest}`)).status).toBe(404)
    await test.database
      .insertInto('redirects')
      .values({ kind: 'team', old_id: 'alpha', new_id: 'alfa' })
      .onConflict((on) => on.doNothing())
      .execute()
    const moved = await read(`alpha${rest}?type=ajax`)
    expect(moved.status).toBe(308)
    expect(moved.headers['location']).toBe(`/${person.user._id}/api/v1/times/alfa${rest}?type=ajax`)
  },
)

it('does not claim that no player played or scored in a season without sheets', async () => {
  const { database } = test
  const matches = database.selectFrom('matches').select('id').where('edition_id', '=', 'serie_2019')
  await database.deleteFrom('lineups').where('match_id', 'in', matches).execute()
  await database.deleteFrom('events').where('match_id', 'in', matches).execute()
  await database
    .insertInto('squad_members')
    .values({ edition_id: 'serie_2019', team_id: 'alfa', person_id: 'ana', role: 'player', number: 30 })
    .onConflict((on) => on.doNothing())
    .execute()
  const { body } = await read('alfa/elenco?temporada=2019&type=ajax')
  expectAnswer(endpoints.getTeamSquad, body)
  expect(body.data.players).toMatchObject([
    { person: { id: 'ana' }, played: null, goals: null, yellow: null, red: null },
  ])
})

it('does not say that a scorer has not played', async () => {
  const { database } = test
  await database.deleteFrom('lineups').execute()
  await test.context.supervisor.settle()
  const { body } = await read('alfa')
  expect(body.data.topScorers).toMatchObject([{ player: { id: 'ana' }, goals: 2, played: null }])
})
