import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSmallSeason, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertSmallSeason(test.database, '2025-05-10')
})
afterAll(() => test.close())

/** A user whose suggestions for these fields need no review. */
async function trusted(name: string, fields: readonly string[]): Promise<Session & { duty: string }> {
  const session = await test.register(name)
  const given = await test.call('POST', `/api/v1/usuarios/${session.user._id}/funcoes`, {
    as: admin,
    body: { role: 'suggester', fields },
  })
  expect(given.status, JSON.stringify(given.body)).toBe(201)
  return { ...session, duty: given.body.data.id }
}
const suggest = async (as: Session, record: string, values: object, more: object = {}) =>
  (
    await test.call('POST', '/api/v1/sugestoes', {
      as,
      body: { kind: 'team', record, values, source: 'Site do clube', ...more },
    })
  ).body.data
const team = async (id: string) => (await test.call('GET', `/api/v1/times/${id}`, { as: admin })).body.data
const version = async (id: string) =>
  (await test.call('GET', `/api/v1/times/${id}/settings`, { as: admin })).body.data.version as number

it('is applied at once, in the history as theirs with the suggestion, audited, undone by them and no trust', async () => {
  const bia = await trusted('Bia Torres', ['team.city', 'team.founded'])
  const made = await suggest(bia, 'bahia', { city: 'Salvador' }, { version: await version('bahia') })
  expect(made).toMatchObject({ status: 'accepted', atOnce: true, held: null, decidedBy: 'Bia Torres' })
  expect(made.author).toMatchObject({ accepted: 0, refused: 0 })
  expect((await team('bahia')).city).toBe('Salvador')

  const history = await test.call('GET', '/api/v1/historico?registro=team:bahia', { as: bia })
  expect(history.body.data[0]).toMatchObject({
    id: made.edit,
    kind: 'suggestion',
    actor: 'Bia Torres',
    credited: null,
    summary: 'mudou cidade de bahia, por sugestão aplicada na hora',
    source: 'Site do clube',
    suggestion: made.id,
    duty: bia.duty,
  })
  const entry = await test.database
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'records.suggestion')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ actor_name: 'Bia Torres', details: { edit: made.edit, duty: bia.duty } })
  const only = await test.call('GET', `/api/v1/sugestoes?sugestao=${made.id}`, { as: admin })
  expect(only.body.data.map(({ id }: { id: string }) => id)).toEqual([made.id])

  expect((await test.call('POST', `/api/v1/historico/${made.edit}/desfazer`, { as: bia })).status).toBe(200)
  expect((await team('bahia')).city).toBeNull()
  expect(test.mails.filter(({ subject }) => subject.startsWith('Sua sugestão'))).toEqual([])
})

it('waits like any other for a field, a kind or a new record that the duty does not include', async () => {
  const caio = await trusted('Caio Lima', ['team.city'])
  expect(await suggest(caio, 'santos', { city: 'Santos', founded: 1912 })).toMatchObject({ status: 'open', held: null })
  expect((await team('santos')).city).toBeNull()
  const record = { kind: 'person', record: 'ana', values: { birthPlace: 'Santos' } }
  expect(await suggest(caio, 'ana', {}, record)).toMatchObject({ status: 'open', held: null })
  const fresh = {
    kind: 'team',
    record: null,
    values: { name: 'Novo', kind: 'club', gender: 'men', ageLevel: 'senior' },
  }
  expect(await suggest(caio, '', {}, fresh)).toMatchObject({ status: 'open', held: null })
})

it('ends the moment the duty is taken away, for new ones and for undoing', async () => {
  const dora = await trusted('Dora Paz', ['team.nickname'])
  const made = await suggest(dora, 'palmeiras', { nickname: 'Verdão' })
  expect(made.atOnce).toBe(true)
  await test.call('DELETE', `/api/v1/usuarios/${dora.user._id}/funcoes/${dora.duty}`, { as: admin })
  expect(await suggest(dora, 'palmeiras', { nickname: 'Alviverde' })).toMatchObject({ status: 'open', atOnce: false })
  expect((await team('palmeiras')).nickname).toBe('Verdão')
  expect((await test.call('POST', `/api/v1/historico/${made.edit}/desfazer`, { as: dora })).status).toBe(403)
})

it('waits, with the reason, for what is unlikely, disputed or written over something newer', async () => {
  const enzo = await trusted('Enzo Reis', ['team.founded', 'team.site', 'team.acronym', 'match.status'])
  // The team has played in 2025.
  expect(await suggest(enzo, 'bahia', { founded: 2026 })).toMatchObject({
    status: 'open',
    held: expect.stringContaining('jogou antes de existir'),
  })
  expect((await team('bahia')).founded).toBeNull()

  const read = await version('bahia')
  await test.call('PATCH', '/api/v1/times/bahia', { as: admin, body: { site: 'https://um.exemplo' } })
  expect(await suggest(enzo, 'bahia', { site: 'https://outro.exemplo' }, { version: read })).toMatchObject({
    status: 'open',
    held: 'O registro mudou enquanto a sugestão era escrita.',
  })
  expect((await team('bahia')).site).toBe('https://um.exemplo')

  await suggest(await test.register('Zoé'), 'santos', { acronym: 'SFC' })
  expect((await suggest(enzo, 'santos', { acronym: 'SAN' })).held).toBe(
    'Outra sugestão aberta diz outra coisa sobre sigla.',
  )
  await test.database
    .insertInto('conflicts')
    .values({ kind: 'team', record_id: 'palmeiras', field: 'founded', said: '{"a": 1914, "b": 1915}', chosen: 'a' })
    .execute()
  expect((await suggest(enzo, 'palmeiras', { founded: 1914 })).held).toBe('As fontes divergem sobre isto.')
})

it('refuses what the record itself refuses before anything is kept', async () => {
  const fabi = await trusted('Fabi Rios', ['match.kickoff', 'match.status'])
  const kept = async () => [
    await test.database.selectFrom('edits').select('id').execute(),
    await test.database.selectFrom('suggestions').select('id').execute(),
  ]
  const before = await kept()
  const { status, body } = await test.call('POST', '/api/v1/sugestoes', {
    as: fabi,
    body: {
      kind: 'match',
      record: PLAYED,
      values: { kickoff: '2099-05-10T20:00:00.000Z', status: 'finished' },
      source: 'Site do clube',
    },
  })
  expect(status).toBe(400)
  expect(body.errors).toEqual([
    { field: expect.stringMatching(/^values\./), message: expect.stringContaining('ainda não pode ter terminado') },
  ])
  expect(await kept()).toEqual(before)
})

it('is given for fields that exist and can change', async () => {
  const { user } = await test.register()
  const give = (body: object) => test.call('POST', `/api/v1/usuarios/${user._id}/funcoes`, { as: admin, body })
  for (const fields of [['team.nada'], ['competition.code'], ['spell.team'], []])
    expect((await give({ role: 'suggester', fields })).body.errors[0].field).toBe('fields')
  const { data } = (await give({ role: 'suggester', fields: ['team.city', 'stadium.capacity'] })).body
  expect(data).toMatchObject({ role: 'suggester', fields: ['team.city', 'stadium.capacity'], active: true })
  const { summary } = await test.database
    .selectFrom('audit_log')
    .select('summary')
    .where('action', '=', 'duties.give')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(summary).toContain('a função de colaborador de times (cidade) e estádios (capacidade)')
})
