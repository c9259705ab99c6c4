import { endpoints, type Edit, type Session, type Share } from '@meio-campo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHARED_CARD } from '../../../platform/rate-limit/policies.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { insertWholeMatch, insertLeague, MATCH } from '../../../testing/football-rows.ts'
import { until } from '../../../testing/until.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
let ana: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  ana = await test.register()
  await insertLeague(test.database)
  await insertWholeMatch(test.database)
  await test.database
    .updateTable('people')
    .set({ name: 'Ana <b>Lima</b>', roles: ['player'], birth_date: '1999-01-02', birth_place: 'Feira de Santana' })
    .where('id', '=', 'ana')
    .execute()
})
afterAll(() => test.close())

const allow = (allowed: boolean, as = admin) =>
  test.call('PATCH', '/api/v1/compartilhamentos/liberacao', { as, body: { allowed } })
const ask = (body: object, as = ana) => test.call('POST', '/api/v1/compartilhamentos', { as, body })
async function share(body: object): Promise<Share> {
  const answer = await ask(body)
  expect(answer.status).toBe(200)
  expectAnswer(endpoints.shareRecord, answer.body)
  return answer.body.data
}
/** Opens a link without an account. */
const open = (url: string, headers: Record<string, string> = {}, remoteAddress = '10.3.0.1') =>
  test.app.inject({ url: new URL(url).pathname, headers, remoteAddress })
const match = { kind: 'match', id: MATCH.id }

describe('before the admin allows it', () => {
  it('nothing can be shared, and only an admin allows it, which is in the audit', async () => {
    expect((await ask(match)).body.code).toBe('sharing_off')
    expect((await test.call('GET', '/api/v1/compartilhamentos/liberacao', { as: ana })).body.data).toEqual({
      allowed: false,
      shared: 0,
    })
    expect((await allow(true, ana)).status).toBe(403)
    expect((await allow(true)).body.data.allowed).toBe(true)
    await allow(true)
    const { body } = await test.call('GET', '/api/v1/auditoria?action=website.edit', { as: admin })
    expect(body.data.map(({ summary }: { summary: string }) => summary)).toEqual(['liberou os cartões públicos'])
  })

  it('the permission is in the history of the site’s data, once for each change, and is taken back from there', async () => {
    await allow(true)
    await allow(true)
    const history = async (): Promise<Edit[]> =>
      (await test.call('GET', '/api/v1/historico?registro=website:true', { as: admin })).body.data
    const [allowed, ...earlier] = await history()
    expect(earlier).toEqual([])
    expect(allowed).toMatchObject({ kind: 'site', summary: 'liberou os cartões públicos' })
    expect(allowed!.rows[0]!.fields).toMatchObject([
      { label: 'Cartões públicos liberados', before: false, after: true },
    ])
    expect((await test.call('POST', `/api/v1/historico/${allowed!.id}/desfazer`, { as: admin })).status).toBe(200)
    expect((await ask(match)).body.code).toBe('sharing_off')
  })
})

describe('a shared card', () => {
  beforeAll(async () => void (await allow(true)))

  it('of a match is the same for all who share it, and its creation is in the audit once', async () => {
    const first = await share(match)
    expect(first).toMatchObject({ title: 'bahia 2 × 1 palmeiras', picture: `${first.url}.png` })
    expect(first.text).toContain('Liga 2026')
    expect((await ask(match, admin)).body.data).toEqual(first)
    const { body } = await test.call('GET', '/api/v1/auditoria?action=website.share', { as: admin })
    expect(body.data.map(({ summary }: { summary: string }) => summary)).toEqual([
      'fez o cartão público de bahia 2 × 1 palmeiras',
    ])
  })

  it('opens without an account, with og tags, escaped, and a policy under which nothing runs', async () => {
    const { url } = await share(match)
    const page = await open(url)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('<meta property="og:title" content="bahia 2 × 1 palmeiras">')
    expect(page.body).toMatch(/<meta property="og:image" content="http[^"]+\.png\?v=[\w-]+">/)
    expect(page.body).toContain('<meta property="og:image:width" content="1200">')
    expect(page.body).toContain('Ana &lt;b&gt;Lima&lt;/b&gt; 45+2&#39;')
    expect(page.body).not.toContain('<b>')
    expect(page.body).not.toContain('<script')
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; img-src 'self'; style-src 'sha256-/)
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.headers['set-cookie']).toBeUndefined()
  })

  it('has a picture of 1200 × 630, which other pages may show and which is not sent again', async () => {
    const { picture } = await share(match)
    const answer = await open(picture)
    expect(answer.headers['content-type']).toBe('image/png')
    expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
    const again = await open(picture, { 'if-none-match': String(answer.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  it('of a table is of the edition that was meant', async () => {
    const { url, title } = await share({ kind: 'table', id: 'liga' })
    expect(title).toBe('Liga 2026: tabela')
    const page = (await open(url)).body
    expect(page).toMatch(/<td>1 bahia<\/td><td>1<\/td><td>1<\/td><td>\+1<\/td><td>3<\/td>/)
    expect(page).toContain('/campeonatos/liga/tabela?temporada=2026')
    const earlier = await share({ kind: 'table', id: 'liga', temporada: '2025' })
    expect(earlier.url).not.toBe(url)
    expect((await open(earlier.picture)).statusCode).toBe(200)
  })

  it('of a player says what happened on the pitch and nothing of the person', async () => {
    const { url, title, picture } = await share({ kind: 'player', id: 'ana' })
    expect(title).toBe('Ana <b>Lima</b>')
    const page = (await open(url)).body
    expect(page).toContain('<td>Liga 2026 · bahia</td><td>1</td><td>1</td><td>–</td>')
    for (const personal of ['1999', 'Feira de Santana', ana.user.email, ana.user.name])
      expect(page).not.toContain(personal)
    expect((await open(picture)).statusCode).toBe(200)
  })

  it('follows what changes', async () => {
    const { url } = await share(match)
    const [, before] = /\.png\?v=([\w-]+)/.exec((await open(url)).body)!
    await test.database.updateTable('matches').set({ home_score: 3 }).where('id', '=', MATCH.id).execute()
    // The listener must have received the change first.
    const page = await until(async () => {
      const { body } = await open(url)
      return body.includes('bahia 3 × 1 palmeiras') ? body : null
    })
    expect(page).not.toContain(`.png?v=${before}`)
    await test.database.updateTable('matches').set({ home_score: 2 }).where('id', '=', MATCH.id).execute()
  })

  it('leads to the record that it was merged into', async () => {
    const { url } = await share({ kind: 'player', id: 'ana' })
    await test.database.updateTable('shares').set({ record_id: 'ana_antiga' }).where('record_id', '=', 'ana').execute()
    await test.database
      .insertInto('redirects')
      .values({ kind: 'person', old_id: 'ana_antiga', new_id: 'ana' })
      .execute()
    expect((await open(url)).statusCode).toBe(200)
  })

  it('is refused for an unknown record, and for an unknown season', async () => {
    expect((await ask({ kind: 'match', id: 'nenhum' })).status).toBe(404)
    expect((await ask({ kind: 'table', id: 'liga', temporada: '1900' })).status).toBe(404)
    expect((await ask({ ...match, temporada: '2026' })).body.errors[0].field).toBe('temporada')
    expect((await ask({ kind: 'user', id: 'ana' })).status).toBe(400)
    expect((await open('http://x/compartilhado/shr_aaaaaaaaaaaaaaaaaaaaaaaa')).statusCode).toBe(404)
    expect((await open('http://x/compartilhado/..%2f..%2fetc.png')).statusCode).toBe(404)
  })

  it('leaves out what a source does not let pass on', async () => {
    const { url } = await share(match)
    await test.database.updateTable('datasets').set({ redistribution: false }).where('id', '=', 'teste').execute()
    expect((await open(url)).statusCode).toBe(404)
    expect((await ask(match)).status).toBe(404)
    const stated = { right_stated_at: test.context.now(), right_stated_by: 'Ana' }
    await test.database.updateTable('datasets').set(stated).where('id', '=', 'teste').execute()
    expect((await open(url)).statusCode).toBe(200)
  })

  it('is there for everything else while a source forbids to pass its data on', async () => {
    await test.database
      .insertInto('datasets')
      .values({ id: 'alheia', title: 'Alheia', redistribution: false })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    for (const subject of [match, { kind: 'table', id: 'liga' }, { kind: 'player', id: 'ana' }]) {
      const { url, picture } = await share(subject)
      expect([subject, (await open(url)).statusCode, (await open(picture)).statusCode]).toEqual([subject, 200, 200])
    }
  })

  it('closes with the permission, and opens again with it', async () => {
    const { url, picture } = await share(match)
    await allow(false)
    expect((await open(url)).statusCode).toBe(404)
    expect((await open(picture)).statusCode).toBe(404)
    await allow(true)
    expect((await open(url)).statusCode).toBe(200)
  })

  it('is limited by network, before any work', async () => {
    const statuses = new Set<number>()
    for (let call = 0; call <= SHARED_CARD.quota; call += 1)
      statuses.add((await open('http://x/compartilhado/nada', {}, '10.3.0.9')).statusCode)
    expect(statuses).toEqual(new Set([404, 429]))
  })
})
