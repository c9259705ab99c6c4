import type { Session, SheetPlayer } from '@meio-campo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertSmallSeason, NEXT, OTHER, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { NO_FIGURES } from '../../../testing/no-figures.ts'

const BASE = '/api/v1/campeonatos/liga/jogos'

let test: TestApp
let admin: Session
let user: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  user = await test.register()
  await insertSmallSeason(test.database, '2026-05-10')
  await test.database.insertInto('streamings').values({ id: 'canal', name: 'Canal' }).execute()
})
afterAll(() => test.close())

const put = (match: string, part: string, body: object, headers: Record<string, string> = {}) =>
  test.call('PUT', `${BASE}/${match}/${part}`, { as: admin, body, headers })
const patch = (match: string, body: object, headers: Record<string, string> = {}) =>
  test.call('PATCH', `${BASE}/${match}`, { as: admin, body, headers })
const read = async (path: string) => (await test.call('GET', `${BASE}/${path}`, { as: user })).body.data
const form = async (match: string) => read(`${match}/settings`)
const undo = (edit: string) => test.call('POST', `/api/v1/historico/${edit}/desfazer`, { as: admin })
const messages = (body: { errors: { field: string; message: string }[] }) => body.errors.map(({ message }) => message)

const player = (person: string | null, rest: Partial<SheetPlayer> = {}): SheetPlayer => ({
  person,
  number: null,
  position: null,
  captain: false,
  x: null,
  y: null,
  ...rest,
})

describe('the form of a match', () => {
  it('moves the day with the hour, and remembers a confirmed one', async () => {
    await patch(NEXT, { kickoff: '2026-05-17T19:00:00Z', timeConfirmed: true })
    expect(await read(NEXT)).toMatchObject({ day: '2026-05-17', rescheduledFrom: null })
    // Three in the morning in Greenwich is still the day before in São Paulo.
    await patch(NEXT, { kickoff: '2026-05-20T02:00:00Z' })
    expect(await read(NEXT)).toMatchObject({ day: '2026-05-19', rescheduledFrom: '2026-05-17T19:00:00.000Z' })
  })

  it('is postponed only with a reason', async () => {
    const { status, body } = await patch(NEXT, { status: 'postponed' })
    expect([status, body.errors]).toEqual([400, [{ field: 'statusReason', message: 'Diga o motivo.' }]])
    expect((await patch(NEXT, { status: 'postponed', statusReason: 'Chuva' })).status).toBe(200)
    expect(await read(NEXT)).toMatchObject({ status: 'postponed', statusReason: 'Chuva' })
  })

  it('has no confirmed hour without an hour', async () => {
    const refused = await patch(OTHER, { timeConfirmed: true })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field: 'timeConfirmed', message: 'Sem data e hora não há o que confirmar.' }],
    ])
    await patch(OTHER, { kickoff: '2026-05-10T19:00:00Z', timeConfirmed: true })
    expect(await read(OTHER)).toMatchObject({ timeConfirmed: true })
    expect((await patch(OTHER, { kickoff: null })).status).toBe(200)
    expect(await read(OTHER)).toMatchObject({ kickoff: null, timeConfirmed: false })
  })

  it('refuses contradictions, and an old version', async () => {
    expect(messages((await patch(PLAYED, { halfTimeHome: 5, halfTimeAway: 0 })).body)).toEqual([
      'O intervalo não pode ter mais gols que o jogo.',
    ])
    const { version } = await form(PLAYED)
    await patch(PLAYED, { attendance: 1000 })
    const stale = await patch(PLAYED, { attendance: 2000 }, { 'if-match': `"${version}"` })
    expect([stale.status, stale.body.current.values.attendance]).toEqual([412, 1000])
  })

  it('removes a match with all its parts, and an undo brings them back', async () => {
    const before = await read(PLAYED)
    const gone = await test.call('DELETE', `${BASE}/${PLAYED}`, { as: admin })
    expect(gone.status).toBe(200)
    expect((await test.call('GET', `${BASE}/${PLAYED}`, { as: user })).status).toBe(404)
    expect((await undo(gone.body.data.edit)).status).toBe(200)
    const after = await read(PLAYED)
    expect(after).toMatchObject({ score: before.score, events: before.events, statistics: before.statistics })
    expect(after.officials).toEqual(before.officials)
  })
})

describe('the line-ups', () => {
  const home = {
    formation: '4-3-3',
    coach: { person: 'caio' },
    starters: [
      player('ana', { number: 9, captain: true, position: 'forward', x: 80, y: 50 }),
      player('eva', { number: 10 }),
    ],
    bench: [player(null, { name: ' Gil ' })],
  }

  it('are replaced, shown on their page, and undone', async () => {
    const { body, status } = await put(OTHER, 'escalacao', { home, away: null })
    expect(status).toBe(200)
    const page = await read(`${OTHER}/escalacao`)
    expect(page.home).toMatchObject({
      formation: '4-3-3',
      coach: { id: 'caio' },
      starters: [{ person: { id: 'ana' }, number: 9, captain: true, x: 80, y: 50 }, { person: { id: 'eva' } }],
      bench: [{ person: { id: null, name: 'Gil' } }],
    })
    expect(page.away).toBeNull()
    expect((await undo(body.data.edit)).status).toBe(200)
    expect((await read(`${OTHER}/escalacao`)).home).toBeNull()
  })

  it('let two players exchange places, and record only what changed', async () => {
    await put(OTHER, 'escalacao', { home, away: null })
    const [ana, eva] = home.starters
    const swapped = await put(OTHER, 'escalacao', { home: { ...home, starters: [eva, ana] }, away: null })
    expect(swapped.status).toBe(200)
    const { body } = await test.call('GET', `/api/v1/historico/${swapped.body.data.edit}`, { as: admin })
    expect(new Set(body.data.rows.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['lineup_players']))
    expect(body.data.rowCount).toBe(4)
    const same = await put(OTHER, 'escalacao', { home: { ...home, starters: [eva, ana] }, away: null })
    expect(same.body.data.edit).toBeNull()
  })

  it('say where exactly a player stands, which fits the position', async () => {
    const at = (rest: Partial<SheetPlayer>) =>
      put(OTHER, 'escalacao', { home: { ...home, starters: [player('ana', rest)] }, away: null })
    const saved = await at({ position: 'defender', spot: 'leftBack' })
    expect((await read(`${OTHER}/escalacao`)).home.starters).toMatchObject([{ position: 'defender', spot: 'leftBack' }])
    for (const position of ['forward', null] as const)
      expect((await at({ position, spot: 'leftBack' })).body.errors).toMatchObject([{ field: 'home.starters.0.spot' }])
    expect(messages((await at({ position: 'forward', spot: 'leftBack' })).body)).toEqual([
      'Lateral-esquerdo não é atacante.',
    ])
    expect((await undo(saved.body.data.edit)).status).toBe(200)
  })

  it('are refused in words when they are nonsense', async () => {
    const twelve = Array.from({ length: 12 }, (_, index) => player(null, { name: `Nome ${index}` }))
    expect((await put(OTHER, 'escalacao', { home: { ...home, starters: twelve }, away: null })).status).toBe(400)
    const wrong = await put(OTHER, 'escalacao', {
      home: {
        ...home,
        formation: '4-4-4',
        starters: [player('ana', { number: 9, captain: true }), player('eva', { number: 9, captain: true })],
      },
      away: null,
    })
    expect(messages(wrong.body)).toEqual([
      'A camisa 9 do mandante está repetida.',
      'Só um é o capitão.',
      'A formação soma dez jogadores de linha, como 4-3-3.',
    ])
    const half = await put(OTHER, 'escalacao', { home: { ...home, starters: [player('ana', { x: 1 })] }, away: null })
    expect(half.body.errors).toMatchObject([{ field: 'home.starters.0.y' }])
    const twice = await put(OTHER, 'escalacao', {
      home: { ...home, starters: [player('ana')], bench: [player('nao_ha'), player(null)] },
      away: { ...home, coach: null, starters: [player('ana')], bench: [] },
    })
    expect(twice.body.errors).toEqual([
      { field: 'home.bench.0', message: 'Esta pessoa não existe mais. Escolha outra.' },
      { field: 'home.bench.1', message: 'Escolha alguém ou escreva o nome.' },
      { field: 'away.starters.0', message: 'Esta pessoa já está na lista.' },
    ])
  })

  it('of an old version are refused with those of now', async () => {
    const { version } = (await read(`${OTHER}/escalacao`)).match
    expect((await put(OTHER, 'escalacao', { home, away: null }, { 'if-match': `"${version}"` })).status).toBe(200)
    const stale = await put(OTHER, 'escalacao', { home: null, away: null }, { 'if-match': `"${version}"` })
    expect(stale.status).toBe(412)
    expect(stale.body.current.home.starters[0]).toMatchObject({ person: 'ana', number: 9 })
  })

  it('of both sides, written twice at once from the same version: one is refused and gets the other’s', async () => {
    const away = { ...home, coach: null, starters: [player(null, { name: 'Zé', number: 7 })], bench: [] }
    for (let time = 0; time < 4; time += 1) {
      expect((await put(OTHER, 'escalacao', { home: null, away: null })).status).toBe(200)
      const { version } = (await read(`${OTHER}/escalacao`)).match
      const own = { 'if-match': `"${version}"` }
      const answers = await Promise.all([
        put(OTHER, 'escalacao', { home, away: null }, own),
        put(OTHER, 'escalacao', { home: null, away }, own),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
      const [kept, lost] = answers[0].status === 200 ? (['home', 'away'] as const) : (['away', 'home'] as const)
      const stale = answers.find(({ status }) => status === 412)!
      expect([stale.body.current[kept] === null, stale.body.current[lost]]).toEqual([false, null])
      const now = await read(`${OTHER}/escalacao`)
      expect([now[kept] === null, now[lost]]).toEqual([false, null])
    }
  })
})

it('the officials are written whole; of some there is one', async () => {
  const referee = { role: 'referee', person: 'dora', country: 'BR' }
  await put(NEXT, 'arbitros', { officials: [referee, { role: 'assistant', person: null, name: 'Ivo', country: null }] })
  expect((await read(`${NEXT}/arbitros`)).officials).toMatchObject([
    { role: 'referee', person: { id: 'dora' }, country: 'BR' },
    { role: 'assistant', person: { id: null, name: 'Ivo' } },
  ])
  const two = await put(NEXT, 'arbitros', { officials: [referee, { ...referee, person: 'caio' }] })
  expect(messages(two.body)).toEqual(['Só há um árbitro.'])
})

it('the numbers are written whole and must add up', async () => {
  const side = (figures: object) => ({ ...NO_FIGURES, ...figures })
  const sheet = (home: object, away: object) => ({
    statistics: [{ period: 'match', home: side(home), away: side(away) }],
  })
  expect(
    messages(
      (await put(PLAYED, 'estatisticas', sheet({ possession: 60, shots: 2, shotsOnTarget: 3 }, { possession: 60 })))
        .body,
    ),
  ).toEqual(['A posse dos dois lados soma 100%.', 'Não pode haver mais finalizações no alvo que finalizações.'])
  await put(PLAYED, 'estatisticas', sheet({ possession: 60, corners: 4 }, { possession: 40 }))
  expect((await read(PLAYED)).statistics).toMatchObject([
    { period: 'match', home: { possession: 60, corners: 4 }, away: { possession: 40 } },
  ])
})

it('where to watch is written whole, down to the state', async () => {
  const airing = { streaming: 'canal', url: 'https://exemplo.com/jogo', statesIncluded: ['BA'], statesExcluded: [] }
  await put(NEXT, 'transmissao', { airings: [airing] })
  expect((await read(NEXT)).airings).toMatchObject([{ streaming: { id: 'canal' }, statesIncluded: ['BA'] }])
  const wrong = await put(NEXT, 'transmissao', {
    airings: [
      { ...airing, statesExcluded: ['SP'] },
      { ...airing, statesIncluded: ['XX'] },
    ],
  })
  expect(messages(wrong.body)).toEqual([
    'Ou só em alguns estados, ou em todos menos alguns.',
    'Este serviço já está na lista.',
    'Estado desconhecido: XX.',
  ])
  expect((await put(NEXT, 'transmissao', { airings: [{ ...airing, streaming: 'nenhum' }] })).status).toBe(400)
})

it('refuses callers who are not admins, and writes nothing', async () => {
  const before = await form(NEXT)
  const calls = [
    ['PATCH', '', { attendance: 1 }],
    ['DELETE', '', undefined],
    ['PUT', '/escalacao', { home: null, away: null }],
    ['PUT', '/arbitros', { officials: [] }],
    ['PUT', '/estatisticas', { statistics: [] }],
    ['PUT', '/transmissao', { airings: [] }],
  ] as const
  for (const [method, path, body] of calls) {
    const call = (as?: Session) =>
      test.call(method, `${BASE}/${NEXT}${path}`, { ...(as && { as }), ...(body && { body }) })
    expect((await call(user)).status, path).toBe(403)
    expect((await call()).status, path).toBe(401)
  }
  expect(await form(NEXT)).toEqual(before)
})

describe('what cannot be of a match', () => {
  const FAR = '2199-05-17T19:00:00Z'
  const over = { status: 'finished', homeScore: 1, awayScore: 0 }

  it('is an end before its day, whichever of the two is changed last', async () => {
    await patch(OTHER, { kickoff: FAR, status: 'scheduled', homeScore: null, awayScore: null })
    const early = await patch(OTHER, over)
    expect(early.status).toBe(400)
    expect(early.body.errors).toEqual([
      { field: 'status', message: 'O jogo está marcado para 17/05/2199: ainda não pode ter terminado.' },
    ])
    expect((await patch(OTHER, { ...over, kickoff: '2026-05-17T19:00:00Z' })).status).toBe(200)
    expect((await patch(OTHER, { kickoff: FAR })).status).toBe(400)
  })

  it('is being played before its day, in any of its periods, by the form as at the desk', async () => {
    const put = { kickoff: FAR, homeScore: 0, awayScore: 0 }
    for (const status of ['firstHalf', 'halfTime', 'extraTimeSecondHalf', 'shootout']) {
      const early = await patch(OTHER, { ...put, status })
      expect([status, early.status, early.body.errors]).toEqual([
        status,
        400,
        [{ field: 'status', message: 'O jogo está marcado para 17/05/2199: ainda não pode ter começado.' }],
      ])
    }
    expect(
      (await patch(OTHER, { kickoff: '2026-05-17T19:00:00Z', status: 'firstHalf', homeScore: 0, awayScore: 0 })).status,
    ).toBe(200)
    expect((await patch(OTHER, { kickoff: FAR })).status).toBe(400)
    // Decided off the pitch, before the match is played.
    expect((await patch(OTHER, { ...put, status: 'walkover', awardedTo: 'home' })).status).toBe(200)
    await patch(OTHER, { status: 'scheduled', homeScore: null, awayScore: null, awardedTo: null })
  })

  it('no person is official and player of one match, whichever is entered last', async () => {
    const sheet = { formation: null, coach: null, starters: [player('caio')], bench: [] }
    const official = { role: 'assistant', person: 'caio', name: null, country: null }
    await put(OTHER, 'arbitros', { officials: [] })
    expect((await put(OTHER, 'escalacao', { home: sheet, away: null })).status).toBe(200)
    const refused = await put(OTHER, 'arbitros', { officials: [official] })
    expect(refused.status).toBe(400)
    expect(messages(refused.body)[0]).toMatch(
      /está na escalação ou nos lances deste jogo: não pode ser da arbitragem dele\.$/,
    )
    await put(OTHER, 'escalacao', { home: null, away: null })
    expect((await put(OTHER, 'arbitros', { officials: [official] })).status).toBe(200)
    const other = await put(OTHER, 'escalacao', { home: sheet, away: null })
    expect(other.status).toBe(400)
    expect(messages(other.body)[0]).toMatch(/é da arbitragem deste jogo/)
    const coached = { ...sheet, starters: [], coach: { person: 'caio', name: null } }
    expect((await put(OTHER, 'escalacao', { home: coached, away: null })).status).toBe(400)
    await put(OTHER, 'arbitros', { officials: [] })
  })

  it('more spectators than the stadium holds cause a warning, and are saved', async () => {
    await test.database.insertInto('stadiums').values({ id: 'campinho', name: 'Campinho', capacity: 500 }).execute()
    const { status, body } = await patch(OTHER, { stadium: 'campinho', attendance: 900 })
    expect(status).toBe(200)
    expect(body.data.warnings).toContain('O público passa da capacidade do estádio Campinho, que é de 500.')
  })
})
