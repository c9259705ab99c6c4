import type { Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSmallSeason } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

let test: TestApp
let admin: Session
let author: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  author = await test.register('Bia Torres')
  await insertSmallSeason(test.database, '2026-05-10')
})
afterAll(() => test.close())

const suggest = (body: object, as = author, ip = '10.6.0.1') =>
  test.call('POST', '/api/v1/sugestoes', {
    as,
    ip,
    body: { kind: 'team', record: 'bahia', source: 'Site do clube', ...body },
  })
const decide = (id: string, what: 'aceitar' | 'recusar', body: object, as = admin) =>
  test.call('POST', `/api/v1/sugestoes/${id}/${what}`, { as, body })
const team = async (id: string) => (await test.call('GET', `/api/v1/times/${id}`, { as: author })).body.data

it('changes nothing until it is accepted, and then credits its author', async () => {
  const { status, body } = await suggest({ values: { city: 'Salvador', founded: 1931 }, note: 'Desde sempre' })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ status: 'open', record: { id: 'bahia' }, author: { name: 'Bia Torres' } })
  expect((await team('bahia')).city).toBeNull()

  const accepted = await decide(body.data.id, 'aceitar', { values: { city: 'Salvador (BA)' } })
  expect(accepted.body.data).toMatchObject({
    status: 'accepted',
    decidedBy: 'Renato Figueira',
    edit: expect.any(String),
  })
  expect(await team('bahia')).toMatchObject({ city: 'Salvador (BA)', founded: null })
  const history = await test.call('GET', '/api/v1/historico?registro=team:bahia', { as: author })
  expect(history.body.data[0]).toMatchObject({ kind: 'suggestion', credited: 'Bia Torres', source: 'Site do clube' })
  expect((await decide(body.data.id, 'aceitar', {})).status).toBe(409)
})

it('is refused with its field when it says nothing, or the same again while that waits', async () => {
  const hasty = await test.register()
  const errors = async (body: object) => (await suggest(body, hasty, '10.6.0.2')).body.errors
  expect(await errors({ values: {} })).toEqual([{ field: 'values', message: 'Preencha pelo menos um campo.' }])
  expect(await errors({})).toMatchObject([{ field: 'values' }])
  const first = await suggest({ record: 'palmeiras', values: { city: 'São Paulo' } }, hasty, '10.6.0.2')
  expect(first.status).toBe(201)
  expect(await errors({ record: 'palmeiras', values: { city: 'São Paulo' } })).toEqual([
    { field: 'values', message: 'Você já sugeriu isto, e a sugestão espera revisão.' },
  ])
  await decide(first.body.data.id, 'recusar', { reason: 'Já consta.' })
  const later = await suggest({ record: 'palmeiras', values: { city: 'São Paulo' } }, hasty, '10.6.0.2')
  expect(later.status).toBe(201)
})

it('is refused with its field when its values do not go together, and accepted only with something of it', async () => {
  const careful = await test.register()
  const { rows } = await sql<{ id: string }>`select id from matches where home_score is not null limit 1`.execute(
    test.database,
  )
  const oneSide = { kind: 'match', record: rows[0]!.id, values: { halfTimeHome: 0 } }
  const { status, body } = await suggest(oneSide, careful, '10.6.0.3')
  expect(status).toBe(400)
  expect(body.errors).toEqual([
    { field: 'values.halfTimeAway', message: 'O placar do intervalo precisa dos dois lados.' },
  ])
  const right = await suggest({ record: 'bahia', values: { founded: 1931 } }, careful, '10.6.0.3')
  expect(right.status, JSON.stringify(right.body)).toBe(201)
  const accepted = await decide(right.body.data.id, 'aceitar', { values: { city: 'Salvador' } })
  expect(accepted.body.errors).toEqual([{ field: 'values', message: 'Marque o que deve ser aceito.' }])
})

it('shows what became of the record meanwhile', async () => {
  const { body } = await suggest({ record: 'santos', values: { city: 'Santos' } })
  await test.call('PATCH', '/api/v1/times/santos', { as: admin, body: { city: 'São Vicente' } })
  const { body: list } = await test.call('GET', '/api/v1/sugestoes?situacao=aberta', { as: admin })
  const seen = list.data.find(({ id }: { id: string }) => id === body.data.id)
  expect(seen.fields).toEqual([{ field: 'city', label: 'Cidade', before: null, after: 'Santos', now: 'São Vicente' }])
})

it('makes a new record', async () => {
  const { body } = await suggest({
    kind: 'confederation',
    record: null,
    values: { name: 'Liga do Recôncavo', country: 'BR' },
  })
  expect(body.data).toMatchObject({ record: null, status: 'open' })
  const { body: accepted } = await decide(body.data.id, 'aceitar', {})
  expect(accepted.data.record).toEqual({
    id: 'liga_do_reconcavo',
    name: 'Liga do Recôncavo',
    linkAddress: '/confederacoes/liga_do_reconcavo',
  })
})

it('makes a missing person what they are said to be, and a missing club or stadium', async () => {
  const missing = async (body: object) => {
    const made = await suggest({ record: null, ...body }, admin, '10.6.0.2')
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return (await decide(made.body.data.id, 'aceitar', {})).body.data
  }
  const coach = await missing({ kind: 'person', role: 'coach', values: { name: 'Tito Prado' } })
  expect(coach).toMatchObject({ role: 'coach', record: { id: 'tito_prado', linkAddress: '/tecnicos/tito_prado' } })
  const roles = await test.database.selectFrom('people').select('roles').where('id', '=', 'tito_prado').execute()
  expect(roles).toEqual([{ roles: ['coach'] }])
  const player = await missing({ kind: 'person', values: { name: 'Nilo Prado' } })
  expect(player).toMatchObject({ role: 'player', record: { linkAddress: '/jogadores/nilo_prado' } })
  const club = { name: 'Clube Novo', kind: 'club', gender: 'men', ageLevel: 'senior' }
  expect(await missing({ kind: 'team', values: club })).toMatchObject({ role: null, record: { id: 'clube_novo' } })
  expect((await missing({ kind: 'stadium', values: { name: 'Campo Novo' } })).record.id).toBe('campo_novo')
  const service = { name: 'TV Nova', kind: 'open-tv' }
  expect((await missing({ kind: 'streaming', values: service })).record.linkAddress).toBe('/streamings/tv_nova')
  const cup = { name: 'Copa Nova', code: 'copa_nova', kind: 'cup', participants: 'club', gender: 'men' }
  expect((await missing({ kind: 'competition', values: cup })).record.linkAddress).toBe('/campeonatos/copa_nova')
  expect((await suggest({ record: null, kind: 'team', values: { name: 'Só o nome' } }, admin, '10.6.0.2')).status).toBe(
    400,
  )
})

it('is refused with a reason that its author reads', async () => {
  const { body } = await suggest({ values: { nickname: 'Esquadrão' } })
  expect((await decide(body.data.id, 'recusar', { reason: ' ' })).status).toBe(400)
  await decide(body.data.id, 'recusar', { reason: 'A fonte diz outra coisa.' })
  const mine = await test.call('GET', '/api/v1/sugestoes', { as: author })
  expect(mine.body.data).toContainEqual(
    expect.objectContaining({ id: body.data.id, status: 'refused', reason: 'A fonte diz outra coisa.' }),
  )
})

const write = (id: string, text: string, as: Session) =>
  test.call('POST', `/api/v1/sugestoes/${id}/mensagens`, { as, body: { text } })
const letters = (subject: string) => test.mails.filter((mail) => mail.subject === subject)

it('has a thread that only its author and the reviewers see', async () => {
  const writer = await test.register('Lia Prado')
  const { body } = await suggest({ values: { nickname: 'Tricolor' }, source: 'Ver https://exemplo.com/sigla.' }, writer)
  const { id } = body.data
  expect(body.data).toMatchObject({ links: ['https://exemplo.com/sigla'], notes: [], comment: null, accepted: null })
  expect((await write(id, 'De que ano é a página?', admin)).status).toBe(201)
  const { body: answered } = await write(id, ' De 2024. ', writer)
  expect(answered.data.notes).toEqual([
    { at: expect.any(String), byAuthor: false, name: 'Renato Figueira', text: 'De que ano é a página?' },
    { at: expect.any(String), byAuthor: true, name: 'Lia Prado', text: 'De 2024.' },
  ])
  expect((await write(id, 'Oi', await test.register('Enxerida'))).status).toBe(404)
  expect((await write(id, '  ', writer)).status).toBe(400)
  const [letter, ...more] = await until(async () => {
    const found = letters('Uma mensagem sobre a sua sugestão')
    return found.length > 0 ? found : null
  })
  expect(more).toEqual([])
  expect(letter!.body).toContain('> De que ano é a página?')
})

it('sends few letters about a thread with many messages', async () => {
  const writer = await test.register('Rui Matos')
  const { body } = await suggest({ values: { nickname: 'Esquadrão' } }, writer)
  for (let count = 0; count < 7; count += 1)
    expect((await write(body.data.id, `Pergunta ${count}`, admin)).status).toBe(201)
  const sent = await test.database.selectFrom('mails').select('id').where('recipient', '=', writer.user.email).execute()
  // The first letter is the confirmation of the address.
  expect(sent).toHaveLength(1 + 5)
})

it('is accepted in part with a comment, which its author gets by mail, and counts as trust', async () => {
  const { body } = await suggest(
    { record: 'palmeiras', values: { city: 'São Paulo', nickname: 'Porco' } },
    await test.register('Nina Souza'),
  )
  expect(body.data.author).toMatchObject({ accepted: 0, refused: 0 })
  const values = { city: 'São Paulo' }
  const { body: accepted } = await decide(body.data.id, 'aceitar', {
    values,
    comment: 'O apelido, não: veja www.exemplo.com',
  })
  expect(accepted.data).toMatchObject({
    status: 'accepted',
    accepted: ['city'],
    comment: 'O apelido, não: veja www.exemplo.com',
    author: { accepted: 1, refused: 0 },
  })
  const letter = await until(async () =>
    letters('Sua sugestão foi aceita em parte').find((mail) => mail.body.includes('Nina')),
  )
  expect(letter.body).toContain('O apelido, não')
  // No text of a user becomes a link in a letter.
  expect(letter.body).not.toContain('www.exemplo.com')
})

it('takes only what makes sense', async () => {
  expect((await suggest({ values: { founded: 'antigo', nada: 1 } })).body.errors).toEqual([
    { field: 'values.nada', message: expect.stringContaining('Campo desconhecido. Aceita: name, ') },
    { field: 'values.founded', message: expect.any(String) },
  ])
  expect((await suggest({ values: { stadium: 'nao_ha' } })).status).toBe(400)
  expect((await suggest({ record: 'ninguem', values: { city: 'X' } })).status).toBe(404)
  expect((await suggest({ values: { nickname: null } })).body.detail).toContain('Nada do que você enviou')
  expect((await suggest({ values: { city: 'X' }, source: '' })).status).toBe(400)
})

it('cannot be seen, accepted or withdrawn by other users', async () => {
  const { body } = await suggest({ values: { nickname: 'Meu' } })
  const other = await test.register('Caio')
  const seen = await test.call('GET', '/api/v1/sugestoes', { as: other })
  expect(seen.body.data).toEqual([])
  expect((await decide(body.data.id, 'aceitar', {}, other)).status).toBe(403)
  expect((await test.call('DELETE', `/api/v1/sugestoes/${body.data.id}`, { as: other })).status).toBe(404)
  expect((await test.call('DELETE', `/api/v1/sugestoes/${body.data.id}`, { as: author })).status).toBe(204)
})

it('cannot flood: twenty may wait, and no more', async () => {
  const flooder = await test.register('Zeca')
  const answers = []
  for (let number = 0; number < 24; number += 1) {
    // The limit is ten per minute, so the next minute allows ten more.
    const ip = `10.7.0.${number}`
    answers.push(
      await test.call('POST', '/api/v1/sugestoes', {
        as: flooder,
        ip,
        body: { kind: 'team', record: 'bahia', values: { nickname: `Apelido ${number}` }, source: 'Rua' },
      }),
    )
  }
  const made = answers.filter(({ status }) => status === 201).length
  expect(made).toBeLessThanOrEqual(20)
  expect(answers.at(-1)!.status).toBe(429)
})

it('about a record that was merged since is about the record it became, also when others say otherwise of it', async () => {
  const makeTeam = async (name: string): Promise<string> =>
    (
      await test.call('POST', '/api/v1/times', {
        as: admin,
        body: { name, kind: 'club', gender: 'men', ageLevel: 'senior' },
      })
    ).body.data.id
  const [from, into] = [await makeTeam('Barra Velha'), await makeTeam('Barra Nova')]
  const fan = await test.register()
  const said = { values: { city: 'Barra', founded: 1950 } }
  const waiting = (await suggest({ record: from, ...said }, fan, '10.6.0.8')).body.data
  const merged = await test.call('POST', '/api/v1/fusoes', { as: admin, body: { kind: 'team', from, into } })
  expect(merged.status).toBe(200)
  await test.call('PATCH', `/api/v1/times/${into}`, { as: admin, body: { city: 'Ilha' } })
  const shown = async () =>
    (await test.call('GET', `/api/v1/sugestoes?sugestao=${waiting.id}`, { as: admin })).body.data[0]
  expect(await shown()).toMatchObject({
    record: { id: into, name: 'Barra Nova', linkAddress: `/times/${into}` },
    fields: [
      { field: 'city', before: null, after: 'Barra', now: 'Ilha' },
      { field: 'founded', now: null },
    ],
  })
  const again = await suggest({ record: into, ...said }, fan, '10.6.0.8')
  expect(again.body.errors).toMatchObject([{ message: expect.stringContaining('Você já sugeriu isto') }])

  const hasty = await test.register()
  await test.call('POST', `/api/v1/usuarios/${hasty.user._id}/funcoes`, {
    as: admin,
    body: { role: 'suggester', fields: ['team.founded'] },
  })
  const held = await suggest({ record: into, values: { founded: 1951 } }, hasty, '10.6.0.9')
  expect(held.body.data).toMatchObject({ atOnce: false, held: expect.stringContaining('Outra sugestão aberta') })

  const { status, body } = await decide(waiting.id, 'aceitar', {})
  expect([status, body.data?.record]).toMatchObject([200, { id: into }])
  expect(await team(into)).toMatchObject({ city: 'Barra', founded: 1950 })
})
