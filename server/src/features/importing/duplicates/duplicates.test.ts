import type { Duplicate, Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADVISORY_LOCKS } from '../../../database/advisory-locks.ts'
import { insertSmallSeason, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { loadApart } from '../joining/reconcile.ts'
import { footballRows } from '../runs/testing/football-rows.ts'
import { askAbout } from './testing/asked-pairs.ts'

let test: TestApp
let admin: Session
let user: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  user = await test.register()
  await insertSmallSeason(test.database, '2026-05-10')
})
afterAll(() => test.close())

const PAIRS = '/api/v1/duplicados'
const list = async (query = ''): Promise<Duplicate[]> => {
  const answer = await test.call('GET', `${PAIRS}${query}`, { as: admin })
  expect(answer).toMatchObject({ status: 200 })
  return answer.body.data
}
const decide = (id: string, body: object, as = admin) => test.call('POST', `${PAIRS}/${id}`, { as, body })
const undo = (id: string) => test.call('POST', `/api/v1/historico/${id}/desfazer`, { as: admin })

async function insertClub(id: string, name: string): Promise<void> {
  await test.database
    .insertInto('teams')
    .values({ id, name, kind: 'club', country: 'BR', city: 'Salvador', founded: 1931 })
    .execute()
}

describe('pairs that may be one', () => {
  let pair: string
  beforeAll(async () => {
    await insertClub('ec_bahia', 'EC Bahia')
    pair = await askAbout(test.database, 'team', 'bahia', 'ec_bahia', 11, [
      { kind: 'same-name', bits: 7, detail: { a: 'bahia', b: 'ec bahia' } },
      { kind: 'different-city', bits: -6, detail: { a: 'Salvador', b: 'Feira' } },
    ])
    await askAbout(test.database, 'person', 'ana', 'bia', 8, [{ kind: 'same-birth-date', bits: 8, detail: {} }])
  })

  it('are listed by certainty, side by side, with their reasons in words', async () => {
    const [first, second] = await list()
    expect(first).toMatchObject({
      id: pair,
      kind: 'team',
      status: 'open',
      certaintyWords: 'quase certo',
      kept: 'bahia',
      sides: [
        { id: 'bahia', linkAddress: '/times/bahia' },
        { id: 'ec_bahia', name: 'EC Bahia', matches: 0 },
      ],
      evidence: [
        { words: 'Mesmo nome sem a forma jurídica: “bahia” e “ec bahia”', speaks: 'for' },
        { words: 'Cidades diferentes: Salvador e Feira', speaks: 'against' },
      ],
    })
    expect(first!.sides[0]!.matches).toBeGreaterThan(0)
    expect(first!.sides[1]!.facts).toContainEqual({ field: 'founded', label: 'Fundação', value: '1931' })
    expect(second).toMatchObject({ kind: 'person', certaintyWords: 'possível' })
    expect(await list('?tipo=stadium')).toEqual([])
    const page = await test.call('GET', `${PAIRS}?limit=1`, { as: admin })
    expect(page.body.page.total).toBe(2)
    const next = await test.call('GET', `${PAIRS}?limit=1&cursor=${page.body.page.next}`, { as: admin })
    expect(next.body.data.map((each: Duplicate) => each.kind)).toEqual(['person'])
  })

  it('are shown with what a join would change, and nothing of it stays', async () => {
    const before = await footballRows(test.database)
    const { body } = await test.call('GET', `${PAIRS}/${pair}/efeito?fica=ec_bahia`, { as: admin })
    expect(body.data).toMatchObject({ kept: 'ec_bahia', refusal: null })
    expect(body.data.moved).toContainEqual({ what: 'jogos', count: 5 })
    const other = await test.call('GET', `${PAIRS}/${pair}/efeito`, { as: admin })
    expect(other.body.data.filled).toContainEqual({ field: 'city', label: 'Cidade', value: 'Salvador' })
    expect(await footballRows(test.database)).toEqual(before)
  })

  it('are for admins; why records are one is for every signed-in reader', async () => {
    for (const [method, path, body] of [
      ['GET', PAIRS, undefined],
      ['POST', `${PAIRS}/${pair}`, { decision: 'joined' }],
      ['POST', PAIRS, { ids: [pair], decision: 'joined' }],
      ['GET', '/api/v1/alertas-de-dados', undefined],
      ['GET', '/api/v1/campeonatos-novos', undefined],
    ] as const) {
      expect((await test.call(method, path, { as: user, body })).status).toBe(403)
      expect((await test.call(method, path, { body })).status).toBe(401)
    }
    const joins = '/api/v1/juncoes?tipo=team&id=bahia'
    expect((await test.call('GET', joins, { as: user })).body).toEqual({ data: [] })
    expect((await test.call('GET', joins)).status).toBe(401)
  })

  it('wait while an import runs', async () => {
    await test.database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.imports})`.execute(transaction)
      const answer = await decide(pair, { decision: 'joined' })
      expect([answer.status, answer.body.code]).toEqual([409, 'in_progress'])
      expect((await decide(pair, { decision: 'apart' })).status).toBe(409)
    })
    expect((await list())[0]).toMatchObject({ id: pair, status: 'open' })
  })

  it('are joined with their reasons, and an undo brings back every row and the question', async () => {
    const before = await footballRows(test.database)
    const { status, body } = await decide(pair, { decision: 'joined' })
    expect([status, body.data.decided]).toEqual([200, 1])
    expect((await list('?situacao=juntados'))[0]).toMatchObject({
      id: pair,
      status: 'joined',
      decidedAt: expect.any(String),
    })
    const old = await test.call('GET', '/api/v1/times/ec_bahia', { as: user })
    expect(old.status).toBe(308)
    const joins = await test.call('GET', '/api/v1/juncoes?tipo=team&id=bahia', { as: user })
    expect(joins.body.data).toMatchObject([{ joined: 'ec_bahia', name: 'EC Bahia' }])
    expect(joins.body.data[0].evidence.map((each: { words: string }) => each.words)).toContain('Uma pessoa decidiu')
    // Said twice: nothing happens twice.
    expect((await decide(pair, { decision: 'joined' })).body.data).toEqual({ edit: null, decided: 0 })
    expect((await decide(pair, { decision: 'joined', kept: 'ec_bahia' })).status).toBe(409)
    expect((await undo(body.data.edit)).status).toBe(200)
    expect(await footballRows(test.database)).toEqual(before)
    expect((await list())[0]).toMatchObject({ id: pair, status: 'open', decidedBy: null })
    const none = await test.call('GET', '/api/v1/juncoes?tipo=team&id=bahia', { as: user })
    expect(none.body.data).toEqual([])
  })

  it('are declared different for ever, and can be reconsidered', async () => {
    expect((await decide(pair, { decision: 'apart' })).body.data).toEqual({ edit: null, decided: 1 })
    expect((await list('?situacao=separados'))[0]).toMatchObject({ id: pair, status: 'apart' })
    expect(await apart()).toEqual(['bahia ec_bahia'])
    const { body } = await decide(pair, { decision: 'joined' })
    expect(body.data.decided).toBe(1)
    // A join is reconsidered by taking it back.
    expect((await decide(pair, { decision: 'apart' })).body.data.decided).toBe(1)
    expect((await test.call('GET', '/api/v1/times/ec_bahia', { as: user })).status).toBe(200)
    expect(await apart()).toEqual(['bahia ec_bahia'])
    // Whatever one of them is joined to is not the other either.
    await insertClub('bahia_fc', 'Bahia FC')
    await test.call('POST', '/api/v1/fusoes', { as: admin, body: { kind: 'team', from: 'ec_bahia', into: 'bahia_fc' } })
    expect(await apart()).toEqual(['bahia bahia_fc'])
    const log = await test.call('GET', '/api/v1/auditoria', { as: admin })
    expect(JSON.stringify(log.body.data)).toContain('não são o mesmo')
  })

  it('are not joined where one cannot be the other, and say why', async () => {
    const opponents = await askAbout(test.database, 'team', 'palmeiras', 'santos', 12, [])
    const effect = await test.call('GET', `${PAIRS}/${opponents}/efeito`, { as: admin })
    expect(effect.body.data.refusal).toContain('se enfrentaram')
    const refused = await decide(opponents, { decision: 'joined' })
    expect([refused.status, refused.body.code]).toEqual([409, 'not_the_same'])
    expect((await decide('999999', { decision: 'joined' })).status).toBe(404)
    expect((await decide(opponents, { decision: 'joined', kept: 'bahia' })).status).toBe(400)
  })

  it('are decided many at once, and one that cannot be stays open', async () => {
    await insertClub('sport', 'Sport')
    await insertClub('sport_recife', 'Sport Recife')
    const good = await askAbout(test.database, 'team', 'sport', 'sport_recife', 11, [])
    const bad = (await list('?tipo=team')).find(({ kept }) => kept === 'palmeiras')!.id
    const before = await footballRows(test.database)
    const { body } = await test.call('POST', PAIRS, { as: admin, body: { ids: [good, bad], decision: 'joined' } })
    expect(body.data).toMatchObject({ decided: 1, refused: [{ id: bad }] })
    expect((await list('?situacao=juntados')).map(({ id }) => id)).toEqual([good])
    expect((await undo(body.data.edit)).status).toBe(200)
    expect(await footballRows(test.database)).toEqual(before)
    const apartAnswer = await test.call('POST', PAIRS, { as: admin, body: { ids: [good, bad], decision: 'apart' } })
    expect(apartAnswer.body.data).toMatchObject({ decided: 2, refused: [] })
  })

  it('may be matches of the same teams', async () => {
    const { database } = test
    await sql`
      insert into matches (id, edition_id, phase_id, round_id, home_id, away_id, day, status, home_score, away_score)
      select id || '_2', edition_id, phase_id, round_id, home_id, away_id, day + 1, status, home_score, away_score
      from matches where id = ${PLAYED}`.execute(database)
    const twice = await askAbout(database, 'match', PLAYED, `${PLAYED}_2`, 11, [
      { kind: 'same-score', bits: 4, detail: { score: '2-1' } },
    ])
    const [listed] = await list('?tipo=match')
    expect(listed).toMatchObject({ id: twice, evidence: [{ words: 'Mesmo placar: 2 × 1' }] })
    const before = await footballRows(database)
    const { body } = await decide(twice, { decision: 'joined' })
    expect(body.data.decided).toBe(1)
    const why = await test.call('GET', `/api/v1/juncoes?tipo=match&id=${PLAYED}`, { as: user })
    expect(why.body.data).toHaveLength(1)
    await undo(body.data.edit)
    expect(await footballRows(database)).toEqual(before)
  })
})

const apart = async () =>
  test.database.transaction().execute(async (transaction) => [...(await loadApart(transaction, 'team'))])
