import {
  endpoints,
  type EditionStructure,
  type PlannedMatch,
  type Session,
  type StructurePhase,
} from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { rowsOf } from '../../../testing/football-rows.ts'
import { insertSmallSeason } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { momentAt } from '../../../platform/time/today.ts'

const TABLES = ['editions', 'phases', 'groups', 'phase_teams', 'rounds', 'ties', 'matches']

let test: TestApp
let admin: Session
let user: Session
let years = 2030
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  user = await test.register()
  await insertSmallSeason(test.database, '2026-05-10')
  await test.database
    .insertInto('teams')
    .values(['vasco', 'gremio', 'sport'].map((id) => ({ id, name: id, kind: 'club' })))
    .execute()
})
afterAll(() => test.close())

const read = async (id: string): Promise<EditionStructure> => {
  const { status, body } = await test.call('GET', `/api/v1/edicoes/${id}/estrutura`, { as: user })
  expect(status).toBe(200)
  expectAnswer(endpoints.getEditionStructure, body)
  return body.data
}
const write = (id: string, phases: readonly unknown[], headers: Record<string, string> = {}) =>
  test.call('PUT', `/api/v1/edicoes/${id}/estrutura`, { as: admin, body: { phases }, headers })
const undo = (edit: string) => test.call('POST', `/api/v1/historico/${edit}/desfazer`, { as: admin })

/** An edition of its own for every test that changes one. */
async function newEdition(): Promise<string> {
  years += 1
  const body = { competition: 'liga', name: String(years) }
  return (await test.call('POST', '/api/v1/edicoes', { as: admin, body })).body.data.id
}

/** All rows, without what grows with every write. */
const snapshot = async () =>
  Object.fromEntries(
    Object.entries(await rowsOf(test.database, TABLES)).map(([table, rows]) => [
      table,
      rows.map((row) => JSON.stringify({ ...JSON.parse(row), version: 0, updated_at: 0 })).toSorted(),
    ]),
  )

const blank = (name: string, kind: StructurePhase['kind'], rest: Partial<StructurePhase> = {}): StructurePhase => ({
  id: null,
  name,
  kind,
  table: null,
  tie: null,
  zones: [],
  groups: [],
  entrants: [],
  rounds: [],
  ties: [],
  ...rest,
})
const entrants = (...teams: string[]) => teams.map((team) => ({ team, group: null, ranking: null }))
const inGroup = (group: string, ...teams: string[]) => teams.map((team) => ({ team, group, ranking: null }))

describe('the structure of an edition', () => {
  it('is written as a whole, read back the same, and writing it again changes nothing', async () => {
    const id = await newEdition()
    const wanted = [
      blank('Fase de grupos', 'groups', {
        groups: [
          { id: null, name: 'Grupo B' },
          { id: null, name: 'Grupo A' },
        ],
        entrants: [...inGroup('Grupo A', 'bahia', 'santos'), ...inGroup('Grupo B', 'palmeiras')],
        zones: [{ id: 'selecao', name: 'Seleção', shape: 'outlined', from: 1, to: 2 }],
      }),
      blank('Mata-mata', 'knockout', {
        rounds: [{ id: null, number: 1, name: 'Final' }],
        ties: [{ id: null, round: 'Final', first: 'bahia', second: null, winner: null, rules: null }],
      }),
    ]
    const { status, body } = await write(id, wanted)
    expect(status).toBe(200)
    expectAnswer(endpoints.replaceEditionStructure, body)
    const now = await read(id)
    expect(now.phases.map(({ name }) => name)).toEqual(['Fase de grupos', 'Mata-mata'])
    const [groups, knockout] = now.phases
    expect(groups!.groups.map(({ name }) => name)).toEqual(['Grupo B', 'Grupo A'])
    expect(groups!.entrants).toContainEqual({ team: 'palmeiras', group: 'Grupo B', ranking: null })
    expect(groups!.zones).toEqual(wanted[0]!.zones)
    expect(groups!.table).toMatchObject({ pointsPerWin: 3, meetings: null })
    expect(knockout!.ties).toMatchObject([{ round: 'Final', first: 'bahia', second: null }])
    expect(knockout!.tie).toMatchObject({ legs: 2 })
    const again = await write(id, now.phases, { 'if-match': `"${now.tag}"` })
    expect(again.body.data).toEqual({ structure: now, edit: null })
  })

  it('keeps what it was not asked to change, and undo brings it back row by row', async () => {
    const id = await newEdition()
    const group = (name: string) => ({ id: null, name })
    await write(id, [
      blank('Grupos', 'groups', {
        groups: [group('A'), group('B')],
        entrants: [...inGroup('A', 'bahia', 'santos'), ...inGroup('B', 'vasco', 'sport')],
        rounds: [1, 2].map((number) => ({ id: null, number, name: `Rodada ${number}` })),
      }),
    ])
    const { phases } = await read(id)
    const before = await snapshot()
    const [first] = phases
    const [a, b] = first!.groups
    const changed = {
      ...first!,
      name: 'Primeira fase',
      // The names exchanged, one group gone with its teams moved, another made.
      groups: [
        { ...a!, name: 'C' },
        { id: null, name: 'A' },
      ],
      entrants: [...inGroup('C', 'bahia', 'vasco'), ...inGroup('A', 'sport', 'gremio')],
      rounds: [{ ...first!.rounds[1]!, number: 1, name: 'Rodada 1' }],
      table: { ...first!.table!, pointsPerWin: 2 },
      zones: [{ id: 'acesso', name: null, shape: null, from: 1, to: 1 }],
    }
    const { body } = await write(id, [blank('Nova', 'league'), changed])
    const now = await read(id)
    expect(now.phases.map(({ name }) => name)).toEqual(['Nova', 'Primeira fase'])
    expect(now.phases[1]).toMatchObject({ id: first!.id, table: { pointsPerWin: 2 }, zones: [{ id: 'acesso' }] })
    expect(now.phases[1]!.groups[0]).toEqual({ id: a!.id, name: 'C' })
    expect(now.phases[1]!.groups.map(({ id: groupId }) => groupId)).not.toContain(b!.id)
    expect(now.phases[1]!.entrants.map(({ team, group: own }) => `${team} ${own}`)).toEqual([
      'bahia C',
      'gremio A',
      'sport A',
      'vasco C',
    ])
    expect((await undo(body.data.edit)).status).toBe(200)
    expect(await snapshot()).toEqual(before)
  })

  it('lets two groups exchange their names', async () => {
    const id = await newEdition()
    await write(id, [blank('Grupos', 'groups', { groups: ['A', 'B'].map((name) => ({ id: null, name })) })])
    const { phases } = await read(id)
    const [a, b] = phases[0]!.groups
    const swapped = [
      { ...a!, name: 'B' },
      { ...b!, name: 'A' },
    ]
    expect((await write(id, [{ ...phases[0]!, groups: swapped }])).status).toBe(200)
    expect((await read(id)).phases[0]!.groups).toEqual(swapped)
  })

  it('refuses an old version, and answers with the newest', async () => {
    const id = await newEdition()
    const { tag } = await read(id)
    expect((await write(id, [blank('Uma', 'league')], { 'if-match': `"${tag}"` })).status).toBe(200)
    const stale = await write(id, [blank('Outra', 'league')], { 'if-match': `"${tag}"` })
    expect(stale.status).toBe(412)
    expect(stale.body.current.phases).toMatchObject([{ name: 'Uma' }])
    expect((await write(id, [], { 'if-match': 'abc' })).status).toBe(400)
  })

  it('names both parts where two of them stand in each other’s way', async () => {
    const id = await newEdition()
    const zone = (zoneId: string, from: number, to: number) => ({ id: zoneId, name: null, shape: null, from, to })
    const round = (name: string, number: number) => ({ id: null, name, number })
    const { status, body } = await write(id, [
      blank('Turno', 'league', {
        zones: [zone('campeao', 1, 4), zone('rebaixamento', 3, 6), zone('acesso', 8, 9)],
        rounds: [round('Rodada 1', 1), round('Rodada 2', 1), round('rodada 1', 3)],
        entrants: entrants('bahia', 'santos', 'bahia'),
      }),
    ])
    expect(status).toBe(400)
    const twice = 'Turno: há rodadas com o mesmo nome.'
    const number = 'Turno: duas rodadas têm o mesmo número.'
    const overlap = expect.stringMatching(/^Turno: as zonas .+ e .+ se sobrepõem\.$/)
    expect(body.errors).toEqual([
      { field: 'phases.0.rounds.0.name', message: twice },
      { field: 'phases.0.rounds.2.name', message: twice },
      { field: 'phases.0.rounds.0.number', message: number },
      { field: 'phases.0.rounds.1.number', message: number },
      { field: 'phases.0.entrants.2.team', message: 'Turno: um time aparece mais de uma vez.' },
      { field: 'phases.0.zones.0.to', message: overlap },
      { field: 'phases.0.zones.1.from', message: overlap },
    ])
  })

  it('lists all errors at once, and writes nothing', async () => {
    const id = await newEdition()
    const zone = (zoneId: string, from: number, to: number) => ({ id: zoneId, name: null, shape: null, from, to })
    const table = { ...(await read('liga_2026')).phases[0]!.table!, pointsPerDraw: 5 }
    const { status, body } = await write(id, [
      blank('Liga', 'league', {
        groups: [{ id: null, name: 'A' }],
        zones: [zone('acesso', 1, 4), zone('final', 6, 5)],
      }),
      blank('liga', 'league', { table: { ...table, criteria: table.criteria.slice(1) } }),
      blank('Copa', 'knockout', {
        ties: [{ id: null, round: 'Oitavas', first: 'bahia', second: 'bahia', winner: 'santos', rules: null }],
      }),
    ])
    expect(status).toBe(400)
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'phases.0.name',
      'phases.0.groups',
      'phases.0.zones.1.to',
      'phases.1.name',
      'phases.1.table.pointsPerDraw',
      'phases.1.table.criteria',
      'phases.2.ties.0.round',
      'phases.2.ties.0.second',
      'phases.2.ties.0.winner',
    ])
    const unknown = await write(id, [blank('Liga', 'league', { entrants: entrants('nenhum') })])
    expect(unknown.body.errors).toEqual([{ field: 'phases.0.entrants.0.team', message: 'Não há o time nenhum.' }])
    const foreign = await write(id, (await read('liga_2026')).phases)
    expect(foreign.body.errors[0]).toEqual({ field: 'phases.0.id', message: 'Não é desta edição.' })
    expect((await read(id)).phases).toEqual([])
  })

  it('refuses to remove parts with matches, and says why', async () => {
    const before = await snapshot()
    const { phases, matches } = await read('liga_2026')
    const [phase] = phases
    expect(matches).toMatchObject({ liga_2026_fase: 5, liga_2026_r3: 2, 'liga_2026_fase/bahia': 4 })
    const gone = await write('liga_2026', [])
    expect([gone.status, gone.body.detail]).toEqual([409, expect.stringMatching(/^A fase Fase tem 5 jogos\./)])
    const team = await write('liga_2026', [{ ...phase!, entrants: entrants('palmeiras', 'santos') }])
    expect(team.body.detail).toMatch(/^bahia \(Fase\) tem 4 jogos\./)
    const round = await write('liga_2026', [{ ...phase!, rounds: phase!.rounds.slice(1) }])
    expect(round.body.detail).toMatch(/^Rodada 1 \(Fase\) tem 1 jogo\./)
    const kind = await write('liga_2026', [{ ...phase!, kind: 'groups' }])
    expect(kind.body.detail).toMatch(/não pode virar outro tipo/)
    expect(await snapshot()).toEqual(before)
  })

  it('shows in the table at once', async () => {
    const id = await newEdition()
    const tabela = () => test.call('GET', `/api/v1/campeonatos/liga/tabela?temporada=${years}`, { as: user })
    expect((await tabela()).body.data.phases).toEqual([])
    await write(id, [
      blank('Turno', 'league', {
        entrants: entrants('bahia', 'vasco'),
        zones: [{ id: 'selecao', name: 'Seleção', shape: 'risk', from: 1, to: 1 }],
      }),
    ])
    const [phase] = (await tabela()).body.data.phases
    expect(phase.zones).toEqual([{ id: 'selecao', name: 'Seleção', shape: 'risk', from: 1, to: 1 }])
    expect(phase.groups[0].rows).toHaveLength(2)
  })
})

describe('a new edition from an earlier one', () => {
  it('has its structure, its teams only if wanted, and none of its matches', async () => {
    years += 2
    const copy = (name: number, teams: boolean) =>
      test.call('POST', '/api/v1/edicoes/liga_2026/copia', {
        as: admin,
        body: { name: String(name), starts: `${name}-01-20`, ends: null, teams },
      })
    const before = await snapshot()
    const made = await copy(years, true)
    expect(made.status).toBe(201)
    const [phase] = (await read(made.body.data.id)).phases
    expect(phase).toMatchObject({ id: `liga_${years}_fase`, name: 'Fase', kind: 'league' })
    expect(phase!.entrants).toHaveLength(3)
    expect(phase!.rounds).toHaveLength(4)
    expect((await read(made.body.data.id)).matches).toEqual({})
    const without = await copy(years - 1, false)
    expect((await read(without.body.data.id)).phases[0]!.entrants).toEqual([])
    expect((await copy(years, true)).status).toBe(400)
    const list = await test.call('GET', '/api/v1/edicoes?campeonato=liga', { as: user })
    expect(list.body.data).toContainEqual(
      expect.objectContaining({ id: `liga_${years}`, starts: `${years}-01-20`, phases: 1, teams: 3, matches: 0 }),
    )
    await undo(without.body.data.edit)
    await undo(made.body.data.edit)
    expect(await snapshot()).toEqual(before)
  })
})

describe('fixtures', () => {
  const plan = {
    startDay: '2031-02-01',
    everyDays: 7,
    weekdays: [6, 0],
    times: ['16:00', '18:30'],
    double: true,
    onlyMissing: false,
    draw: 7,
    dryRun: false,
  }
  const generate = (id: string, body: object) =>
    test.call('POST', `/api/v1/edicoes/${id}/tabela-de-jogos`, { as: admin, body })
  const SIX = ['bahia', 'gremio', 'palmeiras', 'santos', 'sport', 'vasco']
  let id: string
  beforeEach(async () => {
    id = await newEdition()
    await write(id, [blank('Pontos corridos', 'league', { entrants: entrants(...SIX) })])
  })
  const phaseOf = async (edition: string) => (await read(edition)).phases[0]!.id!

  it('form a balanced double round robin on the chosen days and times; one undo removes all', async () => {
    const before = await snapshot()
    const phase = await phaseOf(id)
    const preview = await generate(id, { ...plan, phase, dryRun: true })
    expectAnswer(endpoints.generateFixtures, preview.body)
    expect(await snapshot()).toEqual(before)
    const { status, body } = await generate(id, { ...plan, phase })
    expect(status).toBe(200)
    expect(body.data.matches).toEqual(preview.body.data.matches)

    const rows = await test.database.selectFrom('matches').selectAll().where('edition_id', '=', id).execute()
    expect(new Set(rows.map((row) => `${row.home_id} ${row.away_id}`)).size).toBe(30)
    for (const team of SIX) expect(rows.filter(({ home_id }) => home_id === team)).toHaveLength(5)
    const year = id.slice(-4)
    for (const row of rows) {
      const [, number] = /_r(\d+)$/.exec(row.round_id!)!
      expect(row.id).toBe(`liga_${year}_r${number}_${row.home_id}_${row.away_id}`)
      expect([0, 6]).toContain(new Date(row.day!).getUTCDay())
      expect(row.status).toBe('scheduled')
    }
    const round = await test.call('GET', `/api/v1/campeonatos/liga/jogos?temporada=${year}&rodada=10`, { as: user })
    expect(round.body.data).toHaveLength(3)

    expect((await undo(body.data.edit)).status).toBe(200)
    expect(await snapshot()).toEqual(before)
    const again = await generate(id, { ...plan, phase })
    expect(again.body.data.matches).toEqual(body.data.matches)
  })

  it('have confirmed times only where that is said for all at once', async () => {
    const phase = await phaseOf(id)
    const confirmed = async () => {
      const rows = await test.database
        .selectFrom('matches')
        .select('time_confirmed')
        .where('edition_id', '=', id)
        .execute()
      return new Set(rows.map(({ time_confirmed }) => time_confirmed))
    }
    const made = await generate(id, { ...plan, phase })
    expect(await confirmed()).toEqual(new Set([false]))
    await undo(made.body.data.edit)
    const sure = await generate(id, { ...plan, phase, confirmed: true })
    expect(await confirmed()).toEqual(new Set([true]))
    await undo(sure.body.data.edit)
    await generate(id, { ...plan, phase, confirmed: true, times: [] })
    expect(await confirmed()).toEqual(new Set([false]))
  })

  it('are not created twice; only missing ones are added, and no team plays twice in a round', async () => {
    const phase = await phaseOf(id)
    await generate(id, { ...plan, phase, double: false })
    const refused = await generate(id, { ...plan, phase })
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringMatching(/já tem 15 jogos/)])
    const { body } = await generate(id, { ...plan, phase, onlyMissing: true, draw: 99, startDay: '2031-06-07' })
    expect(body.data.matches).toHaveLength(15)
    const { rows } = await sql<{ pairs: number; twice: number }>`
      select count(distinct (home_id, away_id))::integer as pairs, (
        select count(*)::integer from (
          select 1 from matches as m cross join lateral (values (m.home_id), (m.away_id)) as t (team)
          where m.edition_id = ${id} group by m.round_id, t.team having count(*) > 1) as clash) as twice
      from matches where edition_id = ${id}`.execute(test.database)
    expect(rows[0]).toEqual({ pairs: 30, twice: 0 })
    const nothing = await generate(id, { ...plan, phase, onlyMissing: true })
    expect([nothing.status, nothing.body.detail]).toEqual([400, 'Não falta nenhum jogo em Pontos corridos.'])
  })

  it('are played inside each group', async () => {
    await write(id, [
      blank('Grupos', 'groups', {
        groups: ['A', 'B'].map((name) => ({ id: null, name })),
        entrants: [...inGroup('A', 'bahia', 'vasco', 'sport'), ...inGroup('B', 'santos', 'gremio')],
      }),
    ])
    const { body } = await generate(id, { ...plan, phase: await phaseOf(id), times: [] })
    const counts = Object.groupBy(body.data.matches as { group: string }[], ({ group }) => group)
    expect([counts['A']!.length, counts['B']!.length]).toEqual([6, 2])
    expect(body.data.matches[0].kickoff).toBeNull()
    const { matches } = await read(id)
    expect(matches).toMatchObject({ [`${await phaseOf(id)}_a`]: 6 })
  })

  it('of a knock-out are the legs of the ties whose two are known', async () => {
    const single = { legs: 1, awayGoals: 'never', extraTime: true, whenLevel: 'penalties' } as const
    const tie = (first: string | null, second: string | null, round: string, rules: typeof single | null = null) => ({
      id: null,
      round,
      first,
      second,
      winner: null,
      rules,
    })
    await write(id, [
      blank('Mata-mata', 'knockout', {
        rounds: ['Semifinal', 'Final'].map((name, index) => ({ id: null, number: index + 1, name })),
        ties: [
          tie('bahia', 'vasco', 'Semifinal'),
          tie('santos', 'sport', 'Semifinal'),
          tie(null, 'bahia', 'Final'),
          tie('gremio', 'palmeiras', 'Final', single),
        ],
      }),
    ])
    const phase = await phaseOf(id)
    const { body } = await generate(id, { ...plan, phase })
    const made = (body.data.matches as PlannedMatch[]).map(
      ({ home, away, leg, round, day }) => `${round!.name} ${leg}: ${home!.id} × ${away!.id} ${day}`,
    )
    expect(made).toEqual([
      'Semifinal 1: bahia × vasco 2031-02-01',
      'Semifinal 1: santos × sport 2031-02-02',
      'Semifinal 2: vasco × bahia 2031-02-08',
      'Semifinal 2: sport × santos 2031-02-09',
      'Final null: gremio × palmeiras 2031-02-15',
    ])
    const { phases } = await read(id)
    const [first, ...rest] = phases[0]!.ties
    const other = await write(id, [{ ...phases[0]!, ties: [{ ...first!, second: 'gremio' }, ...rest] }])
    expect(other.body.detail).toMatch(/^O confronto bahia × vasco \(Mata-mata\) tem 2 jogos\./)
    expect((await generate(id, { ...plan, phase, onlyMissing: true })).body.detail).toMatch(/já têm seus jogos/)
  })

  it('are refused where the calendar leaves no day', async () => {
    const phase = await phaseOf(id)
    const { status, body } = await generate(id, { ...plan, phase, everyDays: 3, weekdays: [6] })
    expect([status, body.errors[0].field]).toEqual([400, 'weekdays'])
    expect((await generate(id, { ...plan, phase: 'outra' })).body.errors[0].field).toBe('phase')
  })
})

describe('one match by hand', () => {
  const create = (body: object, as = admin) => test.call('POST', '/api/v1/campeonatos/liga/jogos', { as, body })
  const match = { edition: '2026', phase: 'liga_2026_fase', round: 'liga_2026_r4', home: 'santos', away: 'palmeiras' }

  it('has an id by the rule, is on its day, and a second meeting takes a number', async () => {
    const first = await create({ ...match, kickoff: '2026-06-01T00:30:00Z' })
    expect(first.status).toBe(201)
    expect(first.body.data).toMatchObject({ id: 'liga_2026_r4_santos_palmeiras', name: 'santos × palmeiras' })
    const address = '/api/v1/campeonatos/liga/jogos/liga_2026_r4_santos_palmeiras'
    expect(first.headers['location']).toBe(`/${admin.user._id}${address}`)
    expect(first.body.data.record).toEqual((await test.call('GET', address, { as: user })).body.data)
    const read = await test.call('GET', '/api/v1/jogos/2026-05-31', { as: user })
    expect(read.body.data.map(({ id }: { id: string }) => id)).toEqual(['liga_2026_r4_santos_palmeiras'])
    const second = await create(match)
    expect(second.body.data.id).toBe('liga_2026_r4_santos_palmeiras_2')
    await undo(second.body.data.edit)
    await undo(first.body.data.edit)
  })

  it('must have its place in the edition', async () => {
    const wrong = await create({ ...match, round: 'liga_2025_r1', home: 'vasco', away: 'vasco', stadium: 'nenhum' })
    expect(wrong.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'round',
      'away',
      'home',
      'away',
      'stadium',
    ])
    expect((await create({ ...match, edition: '1999' })).status).toBe(404)
  })
})

it('refuses callers who are not admins, and writes nothing', async () => {
  const before = await snapshot()
  const calls = [
    ['PUT', '/api/v1/edicoes/liga_2026/estrutura', { phases: [] }],
    ['POST', '/api/v1/edicoes/liga_2026/copia', { name: '2099', starts: null, ends: null, teams: true }],
    ['POST', '/api/v1/campeonatos/liga/jogos', { edition: '2026', phase: 'x', home: 'a', away: 'b' }],
  ] as const
  for (const [method, path, body] of calls) {
    expect((await test.call(method, path, { as: user, body })).status).toBe(403)
    expect((await test.call(method, path, { body })).status).toBe(401)
  }
  expect(await snapshot()).toEqual(before)
})

it('reads a time on the clocks of São Paulo, also when they were an hour ahead', () => {
  expect(momentAt('2026-11-15', '16:00').toISOString()).toBe('2026-11-15T19:00:00.000Z')
  expect(momentAt('2018-12-01', '16:00').toISOString()).toBe('2018-12-01T18:00:00.000Z')
})
