import { endpoints, type Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
let user: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  user = await test.register()
  await test.database
    .insertInto('teams')
    .values(['Bahia', 'Vitória'].map((name) => ({ id: name === 'Bahia' ? 'bahia' : 'vitoria', kind: 'club', name })))
    .execute()
  await test.database.insertInto('stadiums').values({ id: 'fonte', name: 'Fonte Nova' }).execute()
})
afterAll(() => test.close())

const read = async (whose: string) => (await test.call('GET', `/api/v1/nomes/${whose}`, { as: admin })).body.data
const change = (whose: string, body: object) =>
  test.call('PATCH', `/api/v1/nomes/${whose}`, { as: admin, body: { ...body } })
const undo = (edit: string) => test.call('POST', `/api/v1/historico/${edit}/desfazer`, { as: admin })
const found = async (typed: string) =>
  (await test.call('GET', `/api/v1/busca?q=${encodeURIComponent(typed)}`, { as: user })).body.data.map(
    ({ id }: { id: string }) => id,
  )

it('finds a record by a name it was given, until that is taken away or undone', async () => {
  expect(await found('Tricolor de Aço')).toEqual([])
  const given = await change('team/bahia', { add: { aliases: [' Tricolor de Aço ', 'Bahia', 'Esquadrão'] } })
  expectAnswer(endpoints.updateRecordNames, given.body)
  // A record's own name is not an additional name.
  expect(given.body.data.aliases).toEqual(['Esquadrão', 'Tricolor de Aço'])
  expect(await found('tricolor de aco')).toEqual(['bahia'])
  await change('team/bahia', { remove: { aliases: ['esquadrao'] } })
  expect((await read('team/bahia')).aliases).toEqual(['Tricolor de Aço'])
  const gone = await change('team/bahia', { remove: { aliases: ['Tricolor de Aço'] } })
  expect(await found('Tricolor de Aço')).toEqual([])
  expect((await undo(gone.body.data.edit)).status).toBe(200)
  expect(await found('Tricolor de Aço')).toEqual(['bahia'])
})

it('shows how a stadium was called, and when', async () => {
  const first = { name: 'Octávio Mangabeira', from: 1951, to: 2010 }
  const added = await change('stadium/fonte', { add: { formerNames: [{ ...first, to: 2009 }] } })
  expect(added.status).toBe(200)
  await change('stadium/fonte', { add: { formerNames: [first] } })
  const page = async () => (await test.call('GET', '/api/v1/estadios/fonte', { as: user })).body.data
  expect((await page()).formerNames).toEqual([first])
  expect(await found('Octavio Mangabeira')).toEqual(['fonte'])
  const { body } = await test.call('GET', '/api/v1/historico?registro=stadium:fonte', { as: admin })
  expect(body.data[0].summary).toBe('mudou os nomes do estádio Fonte Nova')
  await change('stadium/fonte', { remove: { formerNames: [first.name] } })
  expect((await page()).formerNames).toEqual([])
})

it('makes two teams rivals of each other, once', async () => {
  await change('team/bahia', { add: { rivals: ['vitoria'] } })
  const again = await change('team/vitoria', { add: { rivals: ['bahia'] } })
  expect(again.body.data).toMatchObject({ rivals: [{ id: 'bahia', name: 'Bahia' }], edit: null })
  await change('team/vitoria', { remove: { rivals: ['bahia'] } })
  expect((await read('team/bahia')).rivals).toEqual([])
})

it('refuses what cannot be, and changes nothing', async () => {
  const before = await read('team/bahia')
  for (const [whose, body] of [
    ['team/bahia', { add: { rivals: ['bahia'] } }],
    ['team/bahia', { add: { rivals: ['ninguem'], aliases: ['Meio'] } }],
    ['team/bahia', { add: { formerNames: [{ name: 'x', from: null, to: null }] } }],
    ['stadium/fonte', { add: { formerNames: [{ name: 'x', from: 2000, to: 1990 }] } }],
    ['match/bahia', {}],
  ] as const)
    expect([body, (await change(whose, body)).status]).toEqual([body, 400])
  expect((await change('team/ninguem', {})).status).toBe(404)
  expect((await test.call('PATCH', '/api/v1/nomes/team/bahia', { as: user, body: {} })).status).toBe(403)
  expect(await read('team/bahia')).toEqual(before)
})

it('refuses a name that another club has, and names that club', async () => {
  for (const [taken, of] of [
    ['vitoria', 'Vitória'],
    ['Leão da Barra', 'Vitória'],
  ] as const) {
    if (taken !== 'vitoria') await change('team/vitoria', { add: { aliases: [taken] } })
    const refused = await change('team/bahia', { add: { aliases: [taken, 'Novo Nome'] } })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual([
      { field: 'aliases', message: `“${taken}” já é nome do time ${of}. Se são o mesmo, junte os dois registros.` },
    ])
  }
  expect((await read('team/bahia')).aliases).not.toContain('Novo Nome')
  // The women of a club have the club's name.
  await test.database
    .insertInto('teams')
    .values({ id: 'bahia_f', kind: 'club', name: 'Bahia F', gender: 'women' })
    .execute()
  expect((await change('team/bahia_f', { add: { aliases: ['Bahia'] } })).status).toBe(200)
  // Two people may share a name.
  await test.database
    .insertInto('people')
    .values(['a', 'b'].map((id) => ({ id: `ze_${id}`, name: 'Zé' })))
    .execute()
  expect((await change('person/ze_a', { add: { aliases: ['Zezinho'] } })).status).toBe(200)
  expect((await change('person/ze_b', { add: { aliases: ['Zezinho'] } })).status).toBe(200)
})

it('has changed names in the history of their record, where they are undone', async () => {
  const history = async () =>
    (await test.call('GET', '/api/v1/historico?registro=team:vitoria', { as: admin })).body.data
  const given = await change('team/vitoria', { add: { aliases: ['Nego'] } })
  const [newest] = await history()
  expect(newest).toMatchObject({ id: given.body.data.edit, summary: 'mudou os nomes do time Vitória' })
  expect(newest.rows).toMatchObject([
    { what: 'outro nome', name: 'Vitória', operation: 'created', fields: [{ label: 'Outro nome', after: 'Nego' }] },
  ])
  expect((await undo(given.body.data.edit)).status).toBe(200)
  expect((await read('team/vitoria')).aliases).not.toContain('Nego')
})
