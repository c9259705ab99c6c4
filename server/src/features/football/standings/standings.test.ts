import { endpoints, type Session } from '@meio-campo/contract'
import { addDays, rulesets } from '@meio-campo/football'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAt } from '../../../platform/time/today.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { insertSmallSeason, LIVE } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let person: Session
const today = dayAt(new Date())
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertSmallSeason(test.database, today)
  const { zones: _, ...rules } = rulesets.brasileiraoSerieA
  await test.database
    .updateTable('phases')
    .set({ rules: JSON.stringify(rules), zones: JSON.stringify([{ id: 'campeao', from: 1, to: 1 }]) })
    .where('edition_id', '=', 'liga_2026')
    .execute()
})
afterAll(() => test.close())

const call = (query: string) => test.call('GET', `/api/v1/campeonatos/liga/tabela${query}`, { as: person })
const read = async (query: string) => {
  const { status, body } = await call(query)
  expect(status).toBe(200)
  expectAnswer(endpoints.getStandings, body)
  return body.data
}
interface Row {
  readonly position: number
  readonly team: { readonly id: string }
  readonly points: number
  readonly played: number
}
const rowsOf = async (query: string) =>
  (await read(query)).phases[0].groups[0].rows.map(({ position, team, points, played }: Row) =>
    [position, team.id, points, played].join(' '),
  )

it('is the current edition as it stands, a match under way included', async () => {
  const data = await read('')
  expect(data).toMatchObject({ edition: '2026', editions: ['2026', '2025'], round: 3, date: null, demo: false })
  const [phase] = data.phases
  expect(phase.zones).toEqual([{ id: 'campeao', name: 'Campeão', from: 1, to: 1, shape: null }])
  expect(phase.criteria[0]).toBe('Número de vitórias')
  expect(phase.groups[0].rows[0]).toMatchObject({
    team: { id: 'bahia' },
    points: 7,
    change: 0,
    form: ['V', 'E', 'V'],
    zone: 'campeao',
    percentage: 77.8,
    cards: { yellow: 3, red: 0 },
  })
  expect(await rowsOf('')).toEqual(['1 bahia 7 3', '2 santos 1 2', '3 palmeiras 0 1'])
})

it('shows how it stood after a round or on a day, at home and away', async () => {
  expect(await rowsOf('?rodada=1')).toEqual(['1 bahia 3 1', '2 santos 0 0', '3 palmeiras 0 1'])
  expect(await rowsOf(`?data=${addDays(today, -1)}`)).toEqual(['1 bahia 4 2', '2 santos 1 1', '3 palmeiras 0 1'])
  expect(await rowsOf('?local=fora')).toEqual(['1 bahia 1 1', '2 palmeiras 0 1', '3 santos 0 1'])
  expect((await read('?local=casa')).phases[0].groups[0].rows[0].zone).toBeNull()
})

it('says in words why one is above another', async () => {
  const [, santos, palmeiras] = (await read('?local=casa')).phases[0].groups[0].rows
  expect([santos.team.id, palmeiras.team.id]).toEqual(['santos', 'palmeiras'])
  const [first] = (await read('?rodada=1')).phases[0].groups[0].rows.slice(1)
  expect(first.decidedBy).toEqual([
    {
      against: { id: 'palmeiras', name: 'palmeiras' },
      metric: 'goalDifference',
      scope: 'all',
      sentence: 'À frente do palmeiras pelo saldo de gols.',
    },
  ])
})

it('draws every way through the rounds', async () => {
  const { positions } = (await read('?include=positions')).phases[0]
  expect(positions).toMatchObject([
    { team: { id: 'bahia' }, positions: [1, 1, 1, null] },
    { team: { id: 'santos' }, positions: [2, 2, 2, null] },
    { team: { id: 'palmeiras' }, positions: [3, 3, 3, null] },
  ])
})

it('follows a goal at once, and a deduction', async () => {
  const later = async () => {
    await test.context.supervisor.settle()
    return rowsOf('')
  }
  await test.database.updateTable('matches').set({ away_score: 1 }).where('id', '=', LIVE).execute()
  expect((await later())[0]).toBe('1 bahia 5 3')
  await test.database
    .insertInto('deductions')
    .values({ phase_id: 'liga_2026_fase', team_id: 'bahia', points: 4, reason: 'Escalação irregular' })
    .execute()
  expect(await later()).toEqual(['1 santos 2 2', '2 bahia 1 3', '3 palmeiras 0 1'])
  expect((await read('')).phases[0].groups[0].rows[1].deduction).toEqual({
    points: 4,
    reasons: ['Escalação irregular'],
  })
})

it('refuses an unknown season, listing the existing ones, and an impossible date', async () => {
  const unknown = await call('?temporada=1999')
  expect(unknown.status).toBe(404)
  expect(unknown.body.error.Exit.info).toBe('Não há a temporada 1999 de Liga. Há estas: 2026, 2025.')
  expect((await call('?data=2026-13')).status).toBe(400)
  const other = await test.call('GET', '/api/v1/campeonatos/outra/tabela', { as: person })
  expect(other.status).toBe(404)
})

it('redirects the old id of a merged championship', async () => {
  await test.database
    .insertInto('redirects')
    .values({ kind: 'competition', old_id: 'liga_velha', new_id: 'liga' })
    .execute()
  const moved = await test.call('GET', '/api/v1/campeonatos/liga_velha/tabela?rodada=1', { as: person })
  expect(moved.status).toBe(308)
  expect(moved.headers['location']).toMatch(/\/api\/v1\/campeonatos\/liga\/tabela\?rodada=1$/)
})

it('finds the groups that no source names by who meets whom, and says so', async () => {
  const { database } = test
  await database.insertInto('competitions').values({ id: 'taca', code: 'taca', name: 'Taça', kind: 'cup' }).execute()
  await database.insertInto('editions').values({ id: 'taca_24', competition_id: 'taca', name: '2024' }).execute()
  const phase = { id: 'taca_grupos', edition_id: 'taca_24', position: 0, name: 'Fase de grupos', kind: 'groups' }
  await database.insertInto('phases').values(phase).execute()
  const others = ['um', 'dois', 'tres'].map((id) => ({ id, name: id, kind: 'club' }))
  await database.insertInto('teams').values(others).execute()
  const groups = [
    ['bahia', 'santos', 'palmeiras'],
    ['um', 'dois', 'tres'],
  ] as const
  const meetings = groups.flatMap(([a, b, c]) => [[a, b] as const, [b, c] as const, [c, a] as const])
  const match = ([home_id, away_id]: readonly [string, string], at: number) => ({
    id: `taca_${home_id}_${away_id}`,
    edition_id: 'taca_24',
    phase_id: 'taca_grupos',
    day: `2024-03-0${at + 1}`,
    home_id,
    away_id,
    home_score: 1,
    away_score: 0,
    status: 'finished',
  })
  await database.insertInto('matches').values(meetings.map(match)).execute()
  await test.context.supervisor.settle()
  const { status, body } = await test.call('GET', '/api/v1/campeonatos/taca/tabela', { as: person })
  expect(status).toBe(200)
  expectAnswer(endpoints.getStandings, body)
  expect(body.data.open).toBe(false)
  const [shown] = body.data.phases
  expect(shown.groups).toMatchObject([
    { name: 'Grupo 1', derived: true, rows: { length: 3 } },
    { name: 'Grupo 2', derived: true, rows: { length: 3 } },
  ])
})

it('makes tables and a bracket of a cup whose phases no source names, and names its champion', async () => {
  const { database } = test
  await database
    .insertInto('competitions')
    .values({ id: 'torneio', code: 'tor', name: 'Torneio', kind: 'cup' })
    .execute()
  const groups = [
    ['ta', 'tb', 'tc'],
    ['tx', 'ty', 'tz'],
  ] as const
  await database
    .insertInto('teams')
    .values(groups.flat().map((id) => ({ id, name: id.toUpperCase(), kind: 'club' })))
    .execute()
  const season = async (name: string, lines: readonly string[]) => {
    const id = `torneio_${name}`
    await database.insertInto('editions').values({ id, competition_id: 'torneio', name }).execute()
    await database
      .insertInto('phases')
      .values({ id: `${id}_jogos`, edition_id: id, position: 0, name: 'Jogos', kind: 'knockout' })
      .execute()
    const rows = lines.map((line, at) => {
      const [home_id, away_id, home_score, away_score] = line.split(' ') as [string, string, string, string]
      const day = `${name}-03-${String(at + 1).padStart(2, '0')}`
      const score = { home_score: Number(home_score), away_score: Number(away_score) }
      return {
        id: `${id}_${at}`,
        edition_id: id,
        phase_id: `${id}_jogos`,
        day,
        home_id,
        away_id,
        ...score,
        status: 'finished',
      }
    })
    await database.insertInto('matches').values(rows).execute()
  }
  const among = ([a, b, c]: readonly [string, string, string]) => [`${a} ${b} 1 0`, `${b} ${c} 1 0`, `${c} ${a} 0 1`]
  await season('2001', among(groups[0]))
  await season('2002', [...among(groups[0]), ...among(groups[1]), 'ta ty 1 0', 'tx tb 2 2', 'ty tx 0 1', 'tx ta 2 0'])
  await season('2003', ['ta tb 1 0', 'tx ty 1 0', 'ta tx 1 0'])
  await season('2004', ['ta tb 1 0', 'tb tc 1 0', 'tc ta 1 0'])
  await season('2005', [...among(groups[0]), ...among(groups[1]), 'ta ty 1 0', 'tx tb 2 1', 'tx ta 2 0'])
  await test.context.supervisor.settle()
  const read = async (path: string) =>
    (await test.call('GET', `/api/v1/campeonatos/torneio/${path}`, { as: person })).body
  const phasesOf = async (name: string) => {
    const body = await read(`tabela?temporada=${name}`)
    expectAnswer(endpoints.getStandings, body)
    return body.data.phases
  }
  expect(await phasesOf('2001')).toMatchObject([
    { name: 'Todos contra todos', kind: 'league', groups: [{ derived: true, rows: { length: 3 } }] },
  ])
  expect(await phasesOf('2005')).toMatchObject([
    { name: 'Fase de grupos', groups: [{ name: 'Grupo 1' }, { name: 'Grupo 2' }], ties: [] },
    { name: 'Mata-mata', groups: [], ties: [{}, {}, { round: 'Final', winner: 'tx' }] },
  ])
  // A loser that plays on: the groups are certain, what came after them is not. Three matches may be anything.
  expect((await phasesOf('2002')).map(({ ties }: { ties: unknown[] }) => ties.length)).toEqual([0, 0])
  expect(await phasesOf('2003')).toMatchObject([{ groups: [], ties: [] }])
  // All level: a table, but no champion.
  const { data } = await read('campeoes')
  expect(data.map((row: { edition: string; champion: { id: string } }) => [row.edition, row.champion.id])).toEqual([
    ['2005', 'tx'],
    ['2001', 'ta'],
  ])
})

it('has no projection, and promises none, where what is left passed without a result', async () => {
  const { database } = test
  const late = {
    id: 'taca_adiado',
    edition_id: 'taca_24',
    phase_id: 'taca_grupos',
    day: '2024-04-01',
    home_id: 'santos',
    away_id: 'bahia',
    status: 'postponed',
  }
  await database.insertInto('matches').values(late).execute()
  await test.context.supervisor.settle()
  const { body } = await test.call('GET', '/api/v1/campeonatos/taca/tabela?include=projection', { as: person })
  expectAnswer(endpoints.getStandings, body)
  expect(body.data.open).toBe(false)
  const states = body.data.phases[0].groups.map(({ projection }: { projection: { state: string } }) => projection.state)
  expect(states).toEqual(['overdue', 'finished'])
})
