import type { RecordForm, Session } from '@meio-campo/contract'
import { recordFields, type EditableKind } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertSmallSeason, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { editableTables } from '../record-tables/tables.ts'
import { checkedField } from './refusals.ts'

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

const team = (name: string, rest: object = {}) => ({ name, kind: 'club', gender: 'men', ageLevel: 'senior', ...rest })
const create = (path: string, body: object) => test.call('POST', `/api/v1/${path}`, { as: admin, body })
const change = (path: string, body: object, headers: Record<string, string> = {}) =>
  test.call('PATCH', `/api/v1/${path}`, { as: admin, body, headers })
const form = async (path: string) => (await test.call('GET', `/api/v1/${path}/settings`, { as: admin })).body.data

describe('making a record', () => {
  it('gives it an id that no record has or had, and makes it searchable', async () => {
    const first = await create(
      'times',
      team('Íbis Sport Club', { city: 'Paulista', state: 'PE', country: 'BR', colours: ['#aa0000'] }),
    )
    expect(first.status).toBe(201)
    expect(first.body.data).toMatchObject({ id: 'ibis_sport_club', name: 'Íbis Sport Club', version: 1 })
    const second = await create('times', team('Íbis Sport Club'))
    expect(second.body.data.id).toBe('ibis_sport_club_2')
    await test.call('DELETE', '/api/v1/times/ibis_sport_club_2', { as: admin })
    expect((await create('times', team('Íbis Sport Club'))).body.data.id).toBe('ibis_sport_club_3')
    const found = await test.call('GET', '/api/v1/times?q=ibis', { as: user })
    expect(found.body.data.map(({ id }: { id: string }) => id)).toContain('ibis_sport_club')
  })

  it('is refused with a name on two lines, or with marks in it that turn the text around or are not seen', async () => {
    for (const name of ['Íbis\nSport', 'Íbis\u202eoluaP', 'Í\u200bbis', '\u2066Íbis']) {
      for (const field of ['name', 'officialName', 'city']) {
        const { status, body } = await create('times', team('Íbis de Uma Linha', { [field]: name }))
        expect([status, body.errors]).toEqual([
          400,
          [{ field, message: 'Escreva em uma linha só, sem caracteres invisíveis.' }],
        ])
      }
    }
  })

  it('lists the errors of all fields at once', async () => {
    const { status, body } = await create('times', {
      kind: 'clube',
      gender: 'men',
      ageLevel: 'senior',
      founded: 3,
      nada: 1,
    })
    expect(status).toBe(400)
    expect(body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'founded',
      'kind',
      'nada',
      'name',
    ])
    const unknown = await create('times', team('Sem Casa', { stadium: 'nao_ha', confederation: 'nem_esta' }))
    expect(unknown.body.errors).toEqual([
      { field: 'stadium', message: 'Não existe. Escolha um da lista.' },
      { field: 'confederation', message: 'Não existe. Escolha um da lista.' },
    ])
    const together = await create('times', team('Breve FC', { founded: 1950, dissolved: 1940 }))
    expect(together.body.errors).toEqual([
      { field: 'dissolved', message: 'O encerramento não pode ser antes da fundação.' },
    ])
  })

  it('creates a coach who is listed among the coaches', async () => {
    await create('tecnicos', { name: 'Telê Exemplo' })
    const { body } = await test.call('GET', '/api/v1/tecnicos?q=tele', { as: user })
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['tele_exemplo'])
  })

  it('accepts only an uploaded picture', async () => {
    const { body } = await change('times/bahia', { crest: '/imagens/up_aaaaaaaaaaaaaaaaaaaaaaaa.webp' })
    expect(body.errors).toEqual([{ field: 'crest', message: 'Esta imagem não existe mais. Envie de novo.' }])
    expect((await change('times/bahia', { crest: 'https://exemplo.com/x.png' })).status).toBe(400)
  })
})

describe('changing a record', () => {
  beforeEach(() => change('times/bahia', { nickname: 'Tricolor', city: 'Salvador' }))

  it('changes only the given fields', async () => {
    const before = await form('times/bahia')
    const { body } = await change('times/bahia', { nickname: '  Esquadrão ' })
    expect(body.data.version).toBe(before.version + 1)
    const after = await form('times/bahia')
    expect(after.values).toEqual({ ...before.values, nickname: 'Esquadrão' })
    expect(after.updatedBy).toBe('Renato Figueira')
  })

  it('refuses an old version, and answers with the newest', async () => {
    const { version } = await form('times/bahia')
    expect((await change('times/bahia', { city: 'Feira' }, { 'if-match': `"${version}"` })).status).toBe(200)
    const stale = await change('times/bahia', { nickname: 'Outro' }, { 'if-match': `"${version}"` })
    expect(stale.status).toBe(412)
    expect(stale.body.current).toMatchObject({ version: version + 1, values: { city: 'Feira', nickname: 'Tricolor' } })
    expect((await form('times/bahia')).values).toMatchObject({ city: 'Feira', nickname: 'Tricolor' })
  })

  it('takes several versions, of which one must be the newest', async () => {
    const { version } = await form('times/bahia')
    const some = `"outra", W/"${version - 1}", "${version}"`
    expect((await change('times/bahia', { city: 'Feira' }, { 'if-match': some })).status).toBe(200)
    expect((await change('times/bahia', { city: 'Ilhéus' }, { 'if-match': some })).status).toBe(412)
    expect((await form('times/bahia')).values).toMatchObject({ city: 'Feira' })
  })

  it('refuses a condition that it would not keep', async () => {
    for (const [name, value] of [
      ['if-unmodified-since', 'Sat, 01 Jan 2000 00:00:00 GMT'],
      ['if-none-match', '*'],
    ] as const) {
      const refused = await change('times/bahia', { city: 'Ilhéus' }, { [name]: value })
      expect([refused.status, refused.body.detail]).toEqual([400, expect.stringContaining('If-Match')])
    }
    expect((await form('times/bahia')).values).toMatchObject({ city: 'Salvador' })
  })

  it('lets one of two at the same moment pass', async () => {
    const { version } = await form('times/bahia')
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((city) => change('times/bahia', { city }, { 'if-match': `"${version}"` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412])
  })

  it('is readable by all users at once', async () => {
    await test.call('GET', '/api/v1/times/bahia', { as: user })
    await change('times/bahia', { nickname: 'Agora' })
    expect((await test.call('GET', '/api/v1/times/bahia', { as: user })).body.data.nickname).toBe('Agora')
  })

  it('leaves no trace where nothing changes', async () => {
    const { body } = await change('times/bahia', { city: 'Salvador' })
    expect(body.data.edit).toBeNull()
  })
})

describe('removing a record', () => {
  it('is refused while records depend on it, and lists them', async () => {
    const { dependents } = await form('times/bahia')
    expect(dependents).toContainEqual({
      what: 'jogos',
      count: expect.any(Number),
      fate: 'blocks',
      names: expect.arrayContaining([expect.stringMatching(/ × /)]),
      seeAt: '/api/v1/times/bahia/jogos',
    })
    const { status, body } = await test.call('DELETE', '/api/v1/times/bahia', { as: admin })
    expect(status).toBe(409)
    expect(body.detail).toMatch(/jogos/)
    expect((await test.call('GET', '/api/v1/times/bahia', { as: user })).status).toBe(200)
  })

  it.each([
    ['campeonatos/liga', 'edições'],
    ['edicoes/liga_2026', 'jogos'],
  ])('takes nothing along that has a page of its own: %s', async (path, what) => {
    const { status, body } = await test.call('DELETE', `/api/v1/${path}`, { as: admin })
    expect(status).toBe(409)
    expect(body.detail).toContain(what)
    expect((await test.call('GET', `/api/v1/campeonatos/liga/jogos/${PLAYED}`, { as: user })).status).toBe(200)
  })
})

describe('what is used elsewhere', () => {
  it('is not removed: a stadium, a streaming and a confederation say what uses them, by name, and where to see it', async () => {
    const { database } = test
    await database.insertInto('stadiums').values({ id: 'usado', name: 'Estádio Usado' }).execute()
    await database.insertInto('streamings').values({ id: 'usado', name: 'Canal Usado' }).execute()
    await database.insertInto('confederations').values({ id: 'usada', name: 'Federação Usada' }).execute()
    await database.insertInto('airings').values({ match_id: PLAYED, streaming_id: 'usado' }).execute()
    await database.updateTable('matches').set({ stadium_id: 'usado' }).where('id', '=', PLAYED).execute()
    const uses = { stadium_id: 'usado', confederation_id: 'usada' }
    await database.updateTable('teams').set(uses).where('id', '=', 'bahia').execute()
    const words: Readonly<Record<string, readonly [string, readonly string[]]>> = {
      'estadios/usado': [
        'Não dá para excluir: 1 jogo (bahia × palmeiras) e 1 time (bahia) dependem deste registro.',
        ['/api/v1/jogos?estadio=usado', '/api/v1/times?estadio=usado'],
      ],
      'streamings/usado': [
        'Não dá para excluir: 1 transmissão (bahia × palmeiras) depende deste registro.',
        ['/api/v1/jogos?streaming=usado'],
      ],
      'confederacoes/usada': [
        'Não dá para excluir: 1 time (bahia) depende deste registro.',
        ['/api/v1/confederacoes/usada/times'],
      ],
    }
    for (const [path, [detail, places]] of Object.entries(words)) {
      const { status, body } = await test.call('DELETE', `/api/v1/${path}`, { as: admin })
      const { dependents } = body.current as RecordForm
      expect([path, status, body.detail]).toEqual([path, 409, detail])
      expect(dependents.flatMap(({ seeAt }) => seeAt ?? [])).toEqual(places)
      for (const place of places) expect((await test.call('GET', place, { as: user })).body.data).toHaveLength(1)
    }
    await database
      .updateTable('teams')
      .set({ stadium_id: null, confederation_id: null })
      .where('id', '=', 'bahia')
      .execute()
    expect((await test.call('DELETE', '/api/v1/confederacoes/usada', { as: admin })).status).toBe(200)
  })
})

describe('an ETag', () => {
  it('of a read goes into If-Match, and a write gives the next one and where the record is', async () => {
    const made = await create('times', team('Etiqueta FC'))
    expect(made.headers['location']).toBe(`/${admin.user._id}/api/v1/times/etiqueta_fc`)
    expect(made.headers['etag']).toBe('"1"')
    const read = await test.call('GET', '/api/v1/times/etiqueta_fc', { as: admin })
    const settings = await test.call('GET', '/api/v1/times/etiqueta_fc/settings', { as: admin })
    for (const { headers } of [read, settings]) expect(headers['etag']).toMatch(/^W\/"1\.[\w-]{22}"$/)
    const ifMatch = { 'if-match': String(read.headers['etag']) }
    const changed = await change('times/etiqueta_fc', { city: 'Olinda' }, ifMatch)
    expect([changed.status, changed.headers['etag']]).toEqual([200, '"2"'])
    expect((await change('times/etiqueta_fc', { city: 'Recife' }, ifMatch)).status).toBe(412)
    const latest = { 'if-match': String(changed.headers['etag']) }
    expect((await change('times/etiqueta_fc', { city: 'Recife' }, latest)).status).toBe(200)
    const wrong = await change('times/etiqueta_fc', { city: 'Natal' }, { 'if-match': 'W/"abc"' })
    expect([wrong.status, wrong.body.detail]).toEqual([
      400,
      'If-Match leva o ETag de uma leitura deste registro, ou a sua `version` entre aspas, como em "7".',
    ])
  })
})

describe('a write', () => {
  const read = async (path: string) => (await test.call('GET', `/api/v1/${path}`, { as: admin })).body.data

  it.each([
    ['times', team('Inteiro FC')],
    ['jogadores', { name: 'Jogadora Inteira' }],
    ['tecnicos', { name: 'Técnica Inteira' }],
    ['estadios', { name: 'Estádio Inteiro' }],
    ['confederacoes', { name: 'Confederação Inteira' }],
    ['streamings', { name: 'Canal Inteiro', kind: 'radio' }],
  ])('of %s answers the whole record as its address does, and the address', async (path, body) => {
    const made = await create(path, body)
    expect([made.status, made.body.data.record.id]).toEqual([201, made.body.data.id])
    const address = String(made.headers['location']).replace(`/${admin.user._id}/api/v1/`, '')
    expect(made.body.data.record).toEqual(await read(address))
    // Read once more, so that an answer is kept from before the change.
    await read(address)
    const changed = await change(address, { name: 'Outro Nome Inteiro' })
    expect(changed.body.data.record).toEqual(await read(address))
    expect(changed.body.data.record.name).toBe('Outro Nome Inteiro')
  })

  it('answers without the record where the caller prefers so, and says it', async () => {
    await create('times', team('Pressa FC'))
    const changed = await change('times/pressa_fc', { city: 'Olinda' }, { prefer: 'respond-async, return=minimal' })
    expect(changed.body.data).toMatchObject({ id: 'pressa_fc', version: 2, record: null })
    expect([changed.headers['preference-applied'], changed.headers['etag']]).toEqual(['return=minimal', '"2"'])
    expect((await read('times/pressa_fc')).city).toBe('Olinda')
    const whole = await change('times/pressa_fc', { city: 'Recife' }, { prefer: 'return=representation' })
    expect(whole.body.data.record.city).toBe('Recife')
  })

  it('to what has no address of its own answers what its form reads', async () => {
    const made = await create('arbitros', { name: 'Árbitra Inteira' })
    const address = String(made.headers['location']).replace(`/${admin.user._id}/api/v1/`, '')
    expect(address).toBe('arbitros/arbitra_inteira/settings')
    expect(made.body.data.record).toEqual(await read(address))
    // Under the address of players she is not shown.
    expect((await change('jogadores/arbitra_inteira', { birthPlace: 'Recife' })).body.data.record).toBeNull()
  })

  it('takes If-Match also where a record has no version', async () => {
    const hook = { name: 'Gancho', url: 'https://exemplo.com.br/gancho', types: ['match.goal'] }
    const made = await test.call('POST', '/api/v1/webhooks', { as: admin, body: hook })
    const path = `/api/v1/webhooks/${made.body.data.id}`
    expect(made.headers['location']).toBe(`/${admin.user._id}${path}`)
    const { headers } = await test.call('GET', path, { as: admin })
    const put = (name: string) =>
      test.call('PATCH', path, { as: admin, body: { name }, headers: { 'if-match': String(headers['etag']) } })
    expect((await put('Um')).status).toBe(200)
    const stale = await put('Dois')
    expect([stale.status, stale.body.current.name]).toEqual([412, 'Um'])
    const nowhere = await test.call('POST', `${path}/teste`, { as: admin, body: {}, headers: { 'if-match': '"1"' } })
    const unreadable = [400, expect.stringContaining('If-Match não vale')]
    expect([nowhere.status, nowhere.body.detail]).toEqual(unreadable)
    // The list at this address is read with a filter, which a write does not have.
    const view = { list: 'jogos', name: 'Minha', query: '' }
    const saved = await test.call('POST', '/api/v1/visoes', { as: admin, body: view, headers: { 'if-match': 'W/' } })
    expect([saved.status, saved.body.detail]).toEqual(unreadable)
  })
})

describe('parts', () => {
  it('of a record are made, changed, listed and removed', async () => {
    const made = await create('passagens', {
      person: 'ana',
      team: 'santos',
      role: 'player',
      starts: '2027-01-05',
      number: 9,
    })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({
      values: { number: 9, ends: null },
      names: { person: 'ana', team: 'santos' },
    })
    const { id } = made.body.data
    expect((await change(`passagens/${id}`, { ends: '2026-01-01' })).body.errors).toEqual([
      { field: 'ends', message: 'A saída não pode ser antes da chegada.' },
    ])
    await change(`passagens/${id}`, { number: 10 })
    const listed = await test.call('GET', '/api/v1/passagens?time=santos', { as: admin })
    expect(listed.body.data).toContainEqual(
      expect.objectContaining({ id, values: expect.objectContaining({ number: 10 }) }),
    )
    expect((await test.call('DELETE', `/api/v1/passagens/${id}`, { as: admin })).status).toBe(200)
    expect((await change(`passagens/${id}`, { number: 1 })).status).toBe(404)
  })
})

it('lists open-ended parts first, also those of a championship, and answers with the edit that undoes', async () => {
  for (const [team, ends] of [
    ['palmeiras', '2020-12-31'],
    ['santos', null],
    ['bahia', '2022-12-31'],
  ] as const) {
    await create('passagens', { person: 'bia', team, role: 'player', starts: '2019-01-01', ends })
  }
  const spells = await test.call('GET', '/api/v1/passagens?pessoa=bia&limit=2', { as: admin })
  expect(spells.body.data.map(({ values }: { values: { team: string } }) => values.team)).toEqual(['santos', 'bahia'])
  const rest = await test.call('GET', `/api/v1/passagens?pessoa=bia&cursor=${spells.body.page.next}`, { as: admin })
  expect(rest.body.data[0].values.team).toBe('palmeiras')

  const { body } = await create('titulos', { edition: 'liga_2025', champion: 'bahia' })
  expect(body.data.edit).toMatch(/^\d+$/)
  const titles = await test.call('GET', '/api/v1/titulos?campeonato=liga', { as: admin })
  expect(titles.body.data.map(({ names }: { names: object }) => names)).toEqual([
    expect.objectContaining({ champion: 'bahia' }),
  ])
  expect((await test.call('GET', '/api/v1/passagens?campeonato=liga', { as: admin })).status).toBe(400)
  const stranger = await create('punicoes', { phase: 'liga_2025_fase', team: 'bahia', points: 3, reason: 'Atraso' })
  expect(stranger.body.errors).toEqual([{ field: 'team', message: 'Este time não participa desta fase.' }])
})

it('refuses callers who are not admins, and writes nothing', async () => {
  const before = await form('times/bahia')
  const calls = [
    ['POST', 'times', team('Intruso')],
    ['PATCH', 'times/bahia', { city: 'X' }],
    ['DELETE', 'times/bahia', undefined],
    ['POST', 'passagens', { person: 'ana', team: 'santos', role: 'player' }],
  ] as const
  for (const [method, path, body] of calls) {
    const asUser = await test.call(method, `/api/v1/${path}`, { as: user, ...(body && { body }) })
    expect(asUser.status, `${method} ${path}`).toBe(403)
    expect((await test.call(method, `/api/v1/${path}`, { ...(body && { body }) })).status).toBe(401)
  }
  expect(await form('times/bahia')).toEqual(before)
  expect(PLAYED).toBeTruthy()
})

it('makes a referee no player: the person is in no list of players until they play', async () => {
  const made = await create('arbitros', { name: 'Edina Apita' })
  expect(made.status).toBe(201)
  const { id } = made.body.data
  const row = await test.database.selectFrom('people').select('roles').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.roles).toEqual(['referee'])
  for (const list of ['jogadores', 'tecnicos']) {
    const { body } = await test.call('GET', `/api/v1/${list}?q=edina`, { as: user })
    expect(body.data).toEqual([])
  }
})

/** Made by the service itself, never entered; the teams of a match and the rules of suspensions have forms of their own. */
const NOT_ENTERED = [
  '_id_check',
  'teams_socials_check',
  'people_roles_check',
  'matches_two_teams',
  'editions_suspensions_check',
]

it('shows every check of the schema under a field of the form', async () => {
  const nameless: string[] = []
  for (const [kind, table] of Object.entries(editableTables)) {
    const { rows } = await sql<{ name: string }>`
      select conname as name from pg_constraint where contype = 'c' and conrelid = ${table}::regclass`.execute(
      test.database,
    )
    for (const { name } of rows) {
      if (NOT_ENTERED.some((end) => name.endsWith(end))) continue
      const field = checkedField(kind as EditableKind, table, name)
      if (!Object.hasOwn(recordFields[kind as EditableKind], field)) nameless.push(`${kind}: ${name} → ${field}`)
    }
  }
  expect(nameless).toEqual([])
})

describe('what cannot be', () => {
  it.each([
    ['jogadores', { name: 'Vovô', birthDate: '1800-05-01' }, 'birthDate', 'antes de haver futebol'],
    ['jogadores', { name: 'Bebê', birthDate: '2190-05-01' }, 'birthDate', 'ainda não chegou'],
    ['times', team('Futuro', { founded: 2190 }), 'founded', 'ainda não chegou'],
  ])('is refused under its field: %s %j', async (path, body, field, words) => {
    const { status, body: answer } = await create(path, body)
    expect(status).toBe(400)
    expect(answer.errors).toMatchObject([{ field, message: expect.stringContaining(words) }])
  })

  it('is refused in a bulk edit and in a change too', async () => {
    const { id } = (await create('jogadores', { name: 'Moça Nova' })).body.data
    expect((await change(`jogadores/${id}`, { birthDate: '1800-01-01' })).status).toBe(400)
    const bulk = await test.call('POST', '/api/v1/lotes', {
      as: admin,
      body: { kind: 'person', ids: [id], values: { birthDate: '1800-01-01' } },
    })
    expect(bulk.status).not.toBe(200)
    expect((await form(`jogadores/${id}`)).values.birthDate ?? null).toBeNull()
  })
})

it('lists all fields of a key in use, under the last of them, and refuses a season before football', async () => {
  const edition = (name: string) => create('edicoes', { competition: 'liga', name })
  expect((await edition('2031')).status).toBe(201)
  expect((await edition('2031')).body.errors).toEqual([
    { field: 'name', message: 'Já existe uma edição igual em Campeonato e Temporada.' },
  ])
  expect((await edition('1492')).body.errors).toMatchObject([{ field: 'name' }])
})

describe('what is unlikely', () => {
  it('is a child among the players', async () => {
    const born = `${test.context.now().getUTCFullYear() - 3}-01-01`
    const { status, body } = await create('jogadores', { name: 'Nenê Novo', birthDate: born })
    expect([status, body.data.warnings]).toEqual([201, [expect.stringContaining('menos de 10 anos')]])
  })

  it('is saved, with a warning and its reason', async () => {
    const { player } = await test.database
      .selectFrom('lineup_players')
      .select('person_id as player')
      .where('person_id', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow()
    const { status, body } = await change(`jogadores/${player}`, { birthDate: '2020-01-01' })
    expect(status).toBe(200)
    expect(body.data.warnings).toContainEqual(expect.stringMatching(/com menos de 13 anos\.$/))
    expect((await change(`jogadores/${player}`, { birthDate: '2000-01-01' })).body.data.warnings).toBeUndefined()
  })
})

it('warns that another record has the same name, and links to it', async () => {
  const warnings = async (path: string, values: object) => (await change(path, values)).body.data.warnings
  const first = (await create('times', team('Real Homônimo', { city: 'Ilhéus' }))).body.data
  const second = await create('times', team('REAL HOMÔNIMO'))
  const words = 'também é nome do time Real Homônimo, de Ilhéus'
  expect(second.body.data.warnings).toEqual([expect.stringContaining(words)])
  const path = `times/${second.body.data.id}`
  expect(await warnings(path, { city: 'Itabuna' })).toBeUndefined()
  expect(await warnings(path, { name: 'Real Itabuna' })).toBeUndefined()
  expect(await warnings(path, { shortName: 'Real  Homonimo' })).toEqual([expect.stringContaining(words)])
  // Those of women are other teams.
  expect((await create('times', team('Real Homônimo', { gender: 'women' }))).body.data.warnings).toBeUndefined()
  expect(first.warnings).toBeUndefined()
})

it('refuses to list the parts of a record that there is not, and says which is near', async () => {
  for (const [path, field] of [
    ['passagens?time=santos_fc', 'time'],
    ['transferencias?pessoa=ninguem', 'pessoa'],
    ['titulos?campeonato=ligas', 'campeonato'],
    ['direitos?streaming=nenhum', 'streaming'],
    ['punicoes?time=santos,nenhum', 'time'],
  ] as const) {
    const { status, body } = await test.call('GET', `/api/v1/${path}`, { as: admin })
    expect([path, status, body.errors?.[0]?.field]).toEqual([path, 400, field])
    expect(body.errors[0].message).toContain('Não há')
  }
  // A record without such parts has none.
  expect((await test.call('GET', '/api/v1/direitos?time=santos', { as: admin })).body.data).toEqual([])
})

it('says by name, and where to see, what keeps a person from being deleted', async () => {
  const { status, body } = await test.call('DELETE', '/api/v1/jogadores/ana', { as: admin })
  expect([status, body.code]).toEqual([409, 'in_use'])
  // Goals and assists are of one table: they count together.
  expect(body.detail).toMatch(/^Não dá para excluir: 7 lances \(\w+ × \w+/)
  expect(body.detail).not.toContain('/api/')
  const { dependents } = body.current as RecordForm
  expect(dependents.map(({ seeAt }) => seeAt)).toContain('/api/v1/jogadores/ana/jogos')
})
