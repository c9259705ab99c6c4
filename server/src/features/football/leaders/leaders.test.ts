import { endpoints, type Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAt } from '../../../platform/time/today.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { insertSeason, insertSheets } from '../../../testing/season-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let person: Session
const today = dayAt(new Date())
const season = today.slice(0, 4)
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertSeason(test.database, today)
  await insertSheets(test.database)
})
afterAll(() => test.close())

const read = (path: string) => test.call('GET', `/api/v1/campeonatos/${path}`, { as: person })
const rowsOf = async (path: string, endpoint: Parameters<typeof expectAnswer>[0]) => {
  const { body } = await read(path)
  expectAnswer(endpoint, body)
  return body.data
}

it('ranks players by what the list is ordered by', async () => {
  const rows = await rowsOf('serie/lideres', endpoints.listPlayerLeaders)
  expect(rows[0]).toMatchObject({ position: 1, player: { id: 'ana' }, team: { id: 'alfa' }, goals: 2 })
  const byName = await rowsOf('serie/lideres?sort=player', endpoints.listPlayerLeaders)
  expect(byName.map(({ player }: { player: { name: string } }) => player.name)).toEqual(
    byName.map(({ player }: { player: { name: string } }) => player.name).toSorted(),
  )
  const turned = await rowsOf('serie/lideres?sort=-goals', endpoints.listPlayerLeaders)
  expect(turned.at(-1)).toMatchObject({ position: 1, player: { id: 'ana' } })
})

it('adds no unknown assists: the sum is unknown too, and goals rank', async () => {
  const unknown = await rowsOf('serie/lideres?sort=involvements', endpoints.listPlayerLeaders)
  expect(unknown[0]).toMatchObject({ position: 1, goals: 2, assists: null, involvements: null })
  expect(unknown[1].position).toBe(2)
  const { database } = test
  const goal = await database
    .selectFrom('events')
    .select('id')
    .where('player_id', '=', 'ana')
    .where('type', '=', 'goal')
    .executeTakeFirstOrThrow()
  const told = async (role: string | null, id: string | null) => {
    await database.updateTable('events').set({ related_role: role, related_id: id }).where('id', '=', goal.id).execute()
    await test.context.supervisor.settle()
  }
  await told('assist', 'caio')
  const known = await rowsOf('serie/lideres', endpoints.listPlayerLeaders)
  const of = (id: string) => known.find(({ player }: { player: { id: string } }) => player.id === id)
  expect(of('ana')).toMatchObject({ goals: 2, assists: 0, involvements: 2 })
  expect(of('caio')).toMatchObject({ assists: 1, involvements: of('caio').goals + 1 })
  await told(null, null)
})

it('goalkeepers alone have a place among those who conceded nothing, and filters narrow the list', async () => {
  const keepers = await rowsOf('serie/lideres?sort=cleanSheets', endpoints.listPlayerLeaders)
  for (const { cleanSheets } of keepers) expect(cleanSheets).not.toBeNull()
  const forwards = await rowsOf('serie/lideres?posicao=atacante', endpoints.listPlayerLeaders)
  expect(forwards.map(({ player }: { player: { id: string } }) => player.id)).toEqual(['ana'])
  const others = await rowsOf('serie/lideres?time=delta', endpoints.listPlayerLeaders)
  for (const { team } of others) expect(team.id).toBe('delta')
  expect((await read('serie/lideres?time=nenhum')).status).toBe(400)
  expect((await read('serie/lideres?temporada=1901')).status).toBe(404)
})

it('ranks teams by goals, clean sheets, cards and crowds', async () => {
  const rows = await rowsOf('serie/lideres/times?sort=attendance', endpoints.listTeamLeaders)
  expect(rows[0]).toMatchObject({ position: 1, team: { id: 'alfa' }, attendance: 30_000, highestAttendance: 30_000 })
  expect(rows.at(-1)).toMatchObject({ attendance: null })
  const [most] = await rowsOf('serie/lideres/times', endpoints.listTeamLeaders)
  expect(most).toMatchObject({ position: 1, team: { id: 'delta' }, goalsFor: 3 })
})

it('stands the seasons beside each other, with the records that matches prove', async () => {
  const { body } = await read('serie/temporadas')
  expectAnswer(endpoints.listSeasons, body)
  expect(body.data.map(({ edition }: { edition: string }) => edition)).toEqual([season, '2019'])
  expect(body.data[1]).toMatchObject({ played: 1, goals: 1, goalsPerMatch: 1, homeWins: 1, draws: 0, attendance: null })
  expect(body.records.biggestWins[0].id).toBe('m3')
  expect(body.records.highestAttendances).toMatchObject([{ match: { id: 'm1' }, attendance: 30_000 }])
  const old = (await read('serie/temporadas?temporada=2019')).body
  expect([old.data.length, old.records.biggestWins[0].id, old.records.highestAttendances]).toEqual([1, 'm0', []])
  expect((await read('serie/temporadas?temporada=1901')).status).toBe(404)
  const csv = await read('serie/temporadas?format=csv&fields=edition,goals')
  expect([csv.status, csv.body]).toEqual([200, expect.stringContaining('2019')])
})

it('a new result is in the seasons at once', async () => {
  await test.database.updateTable('matches').set({ home_score: 9 }).where('id', '=', 'm0').execute()
  await test.context.supervisor.settle()
  expect((await read('serie/temporadas')).body.records.biggestWins[0].id).toBe('m0')
})

it('does not say that there was no card in an edition of which none is known', async () => {
  const cards = async () => {
    const rows = await rowsOf('serie/lideres/times', endpoints.listTeamLeaders)
    return new Set(
      rows.map(({ yellow, red }: { yellow: number | null; red: number | null }) => [yellow, red].join('/')),
    )
  }
  expect(await cards()).not.toContain('/')
  const matches = test.database.selectFrom('matches').select('id').where('edition_id', 'like', 'serie%')
  await test.database
    .deleteFrom('events')
    .where('match_id', 'in', matches)
    .where('type', 'in', ['yellow', 'secondYellow', 'red'])
    .execute()
  await test.context.supervisor.settle()
  expect(await cards()).toEqual(new Set(['/']))
})
