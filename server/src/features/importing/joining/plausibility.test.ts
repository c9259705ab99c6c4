import type { Alert, Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertLeague } from '../../../testing/football-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { reportImplausible } from './plausibility.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertLeague(test.database)
})
afterAll(() => test.close())

const ALERTS = '/api/v1/alertas-de-dados'
const listAlerts = async (query = ''): Promise<Alert[]> =>
  (await test.call('GET', `${ALERTS}${query}`, { as: admin })).body.data
const check = (editions: string[], people: string[] = []) =>
  test.database.transaction().execute((transaction) => reportImplausible(transaction, { editions, people }))
const reasons = async () => Object.fromEntries((await listAlerts()).map(({ rule, reason }) => [rule, reason]))

const played = { status: 'finished', home_score: 1, away_score: 0 } as const

async function insertLeagueOf(id: string, clubs: readonly string[]): Promise<void> {
  const { database } = test
  await database
    .insertInto('teams')
    .values(clubs.map((club) => ({ id: club, name: club.toUpperCase(), kind: 'club' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await database.insertInto('competitions').values({ id, code: id, name: id }).execute()
  await database
    .insertInto('editions')
    .values({ id: `${id}_2020`, competition_id: id, name: '2020' })
    .execute()
  await database
    .insertInto('phases')
    .values({ id: `${id}_fase`, edition_id: `${id}_2020`, position: 0, name: 'Fase', kind: 'league' })
    .execute()
}

const match = (league: string, home_id: string, away_id: string, day: string | null) => ({
  id: `${league}_${home_id}_${away_id}_${day?.replaceAll('-', '') ?? 'x'}`,
  edition_id: `${league}_2020`,
  phase_id: `${league}_fase`,
  home_id,
  away_id,
  day,
})

it('reports people who cannot be right', async () => {
  const { database } = test
  await database
    .insertInto('people')
    .values([
      { id: 'velho', name: 'Velho', birth_date: '1800-01-01' },
      { id: 'futuro', name: 'Futuro', birth_date: '2199-01-01' },
      { id: 'menino', name: 'Menino', birth_date: '2015-01-01' },
    ])
    .execute()
  await database
    .insertInto('matches')
    .values(
      [
        { home_id: 'bahia', away_id: 'palmeiras' },
        { home_id: 'santos', away_id: 'bahia' },
      ].map((teams, at) => ({
        ...teams,
        ...played,
        id: `dois_${at}`,
        edition_id: 'liga_2026',
        phase_id: 'liga_2026_fase',
        day: '2020-05-01',
      })),
    )
    .execute()
  for (const match_id of ['dois_0', 'dois_1']) {
    await database.insertInto('lineups').values({ match_id, side: 'home' }).execute()
    await database
      .insertInto('lineup_players')
      .values({ match_id, side: 'home', place: 0, person_id: 'menino', starter: true })
      .execute()
  }
  await check([], ['velho', 'futuro', 'menino', 'ana'])
  expect(await reasons()).toEqual({
    'born-too-early': 'Nasceu em 01/01/1800, antes de haver futebol.',
    'born-in-the-future': 'Nasceu em 01/01/2199, no futuro.',
    'too-young': 'Nasceu em 01/01/2015 e jogou em 01/05/2020, com menos de 13 anos.',
    'two-teams-on-one-day': 'Está na escalação de dois times no mesmo dia: 01/05/2020 (bahia e santos).',
  })
})

it('keeps dismissed alerts while the reason is the same, and removes those that no longer apply', async () => {
  const { database } = test
  const old = (await listAlerts()).find(({ rule }) => rule === 'born-too-early')!
  expect(old).toMatchObject({ kind: 'person', record: 'velho', name: 'Velho', status: 'open' })
  const decide = (decision: string) => test.call('POST', `${ALERTS}/${old.id}`, { as: admin, body: { decision } })
  expect((await decide('dismissed')).body.data).toMatchObject({ status: 'dismissed', decidedBy: expect.any(String) })
  expect((await decide('dismissed')).status).toBe(200)
  await sql`update people set birth_date = '1990-01-01' where id = 'futuro'`.execute(database)
  await check([], ['velho', 'futuro', 'menino'])
  expect(Object.keys(await reasons()).toSorted()).toEqual(['too-young', 'two-teams-on-one-day'])
  expect(await listAlerts('?situacao=vistos')).toHaveLength(1)
  await sql`update people set birth_date = '1801-01-01' where id = 'velho'`.execute(database)
  await check([], ['velho'])
  expect(await reasons()).toHaveProperty('born-too-early', 'Nasceu em 01/01/1801, antes de haver futebol.')
  expect((await decide('dismissed')).body.data.status).toBe('dismissed')
  expect((await decide('open')).body.data.status).toBe('open')
  await sql`delete from plausibility_reports`.execute(database)
})

it('reports a league with one club too many, a repeated fixture and two matches on a day', async () => {
  const { database } = test
  const clubs = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8']
  await insertLeagueOf('cheia', clubs.slice(0, 7))
  // Six clubs play home and away; one match has a seventh club, which is one of the six.
  const six = clubs.slice(0, 6)
  const fixtures = six.flatMap((home, h) =>
    six
      .filter((away) => away !== home)
      .map((away, a) => ({ home, away, day: `2020-${String(h + 1).padStart(2, '0')}-${10 + a}` })),
  )
  await database
    .insertInto('matches')
    .values(
      fixtures.map(({ home, away, day }, at) => ({ ...match('cheia', at === 0 ? 'c7' : home, away, day), ...played })),
    )
    .execute()
  await check(['cheia_2020'])
  expect((await reasons())['one-club-too-many']).toBe(
    'Há 7 times e 30 jogos: 30 são os jogos de um turno e returno de 6 times.',
  )
  await database
    .insertInto('matches')
    .values({ ...match('cheia', 'c3', 'c1', '2020-03-11'), id: 'cheia_outra', ...played })
    .execute()
  await check(['cheia_2020'])
  const stated = await reasons()
  expect(stated['one-club-too-many']).toBeUndefined()
  expect(stated['repeated-fixture']).toBe('1 confronto aparece duas vezes: C3 × C1 (10/03/2020 e 11/03/2020).')
  expect(stated['two-matches-on-one-day']).toContain('C3 em 11/03/2020')
})

it('reports matches without a day, a champion too early and a squad that is too large', async () => {
  const { database } = test
  await insertLeagueOf('copa', ['c1', 'c2', 'c3'])
  await database.updateTable('phases').set({ kind: 'knockout' }).where('id', '=', 'copa_fase').execute()
  await database
    .insertInto('matches')
    .values([
      { ...match('copa', 'c1', 'c2', null), ...played },
      { ...match('copa', 'c2', 'c3', null), status: 'scheduled' },
    ])
    .execute()
  await database.insertInto('titles').values({ edition_id: 'copa_2020', champion_id: 'c1' }).execute()
  const squad = (team_id: string, size: number) =>
    Array.from({ length: size }, (_, at) => ({ edition_id: 'copa_2020', team_id, person_id: `p${at}`, role: 'player' }))
  await database
    .insertInto('people')
    .values(Array.from({ length: 40 }, (_, at) => ({ id: `p${at}`, name: `P ${at}` })))
    .execute()
  await database
    .insertInto('squad_members')
    .values([...squad('c1', 40), ...squad('c2', 23), ...squad('c3', 22)])
    .execute()
  await sql`delete from plausibility_reports`.execute(database)
  await check(['copa_2020'])
  expect(await reasons()).toEqual({
    'finished-without-day': '1 jogo terminado não tem data: C1 × C2.',
    'neither-score-nor-day': '1 jogo não tem placar nem data: C2 × C3.',
    'champion-too-early': 'C1 é campeão, mas 1 jogo decisivo não foi jogado: C2 × C3.',
    'squad-too-large': 'C1 tem 40 inscritos, e o maior dos outros elencos tem 23.',
  })
})
