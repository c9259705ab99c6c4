import { endpoints, type Endpoint, type Inclusions, type Session } from '@meio-campo/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertLeague, insertWholeMatch, MATCH } from '../../testing/football-rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { itemOf, shapeNamed } from './asked-paths.ts'
import { fieldsOf } from './shape-of.ts'

let test: TestApp
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  const { database } = test
  await insertLeague(database)
  await insertWholeMatch(database)
  await database.insertInto('stadiums').values({ id: 'fonte_nova', name: 'Fonte Nova', capacity: 47_915 }).execute()
  await database.insertInto('confederations').values({ id: 'cbf', name: 'CBF' }).execute()
  await database.updateTable('teams').set({ stadium_id: 'fonte_nova', confederation_id: 'cbf' }).execute()
  await database.updateTable('matches').set({ stadium_id: 'fonte_nova' }).execute()
  await database.updateTable('people').set({ birth_date: '2000-02-01' }).where('id', '=', 'ana').execute()
  await database
    .insertInto('people')
    .values({ id: 'caio', name: 'Caio', nationalities: ['BR'] })
    .execute()
  await database.updateTable('lineups').set({ coach_id: 'caio' }).execute()
  await database
    .insertInto('spells')
    .values([
      { person_id: 'ana', team_id: 'bahia', role: 'player', starts: '2025-01-01' },
      { person_id: 'caio', team_id: 'bahia', role: 'coach', starts: '2025-01-01' },
    ])
    .execute()
})
afterAll(() => test.close())

const read = (path: string) => test.call('GET', `/api/v1/${path}`, { as: person })
const refusal = async (path: string) => {
  const { status, body } = await read(path)
  return [status, body.errors[0]?.field, body.errors[0]?.message]
}

describe('include', () => {
  it('goes to two levels, in every list of matches and in one match', async () => {
    const include = 'home.stadium,away.confederation,events.player,lineups.person,lineups.coach'
    for (const path of [
      'jogos',
      'jogos/2026',
      'campeonatos/liga/jogos',
      'times/bahia/jogos',
      `campeonatos/liga/jogos/${MATCH.id}`,
    ]) {
      const { status, body } = await read(`${path}?include=${include}`)
      expect([path, status]).toEqual([path, 200])
      const match = Array.isArray(body.data) ? body.data[0] : body.data
      expect(match.home).toMatchObject({ id: 'bahia', country: 'BR', stadium: { capacity: 47_915 } })
      expect(match.home.confederation).toEqual({ id: 'cbf', name: 'CBF', acronym: null })
      expect(match.away).toMatchObject({ confederation: { level: 0, teams: 3 } })
      expect(match.events[0].player).toMatchObject({ id: 'ana', birthDate: '2000-02-01', team: { id: 'bahia' } })
      expect(match.lineups.home.starters[0].person).toMatchObject({ id: 'ana', age: expect.any(Number) })
      expect(match.lineups.home.coach).toMatchObject({ id: 'caio', nationalities: ['BR'], team: { id: 'bahia' } })
    }
  })

  it('gives people their teams whole, and a team its matches with theirs', async () => {
    const players = await read('jogadores?include=team.stadium&ids=ana')
    expect(players.body.data[0].team).toMatchObject({ country: 'BR', stadium: { capacity: 47_915 } })
    const coach = await read('tecnicos/caio?include=team.confederation')
    expect(coach.body.data.team.confederation).toMatchObject({ level: 0 })
    const team = await read('times/bahia?include=lastMatches.events,lastMatches.stadium')
    expect(team.body.data.lastMatches[0]).toMatchObject({ stadium: { capacity: 47_915 }, events: [{}, {}] })
  })

  it('is read again when a player of it moves', async () => {
    const team = async () =>
      (await read('times/bahia/jogos?include=events.player')).body.data[0].events[0].player.team?.id ?? null
    expect(await team()).toBe('bahia')
    await test.database.updateTable('spells').set({ ends: '2025-02-01' }).where('person_id', '=', 'ana').execute()
    await until(async () => (await team()) === null)
    await test.database.updateTable('spells').set({ ends: null }).where('person_id', '=', 'ana').execute()
    await until(async () => (await team()) === 'bahia')
  })

  it('is refused with the limit and what there is when it is too deep, too many or too much', async () => {
    const { 'x-includes': inclusions } = endpoints.listMatches.query.properties.include as unknown as {
      'x-includes': Inclusions
    }
    const all = Object.keys(inclusions)
    const accepts = `Aceita: ${all.join(', ')}.`
    expect(await refusal('jogos?include=events.player.team')).toEqual([
      400,
      'include',
      `O caminho \`events.player.team\` passa de dois níveis, como em \`events.player\`. ${accepts}`,
    ])
    expect(await refusal('jogos?include=events.jogador')).toEqual([400, 'include', accepts])
    // Names that every JavaScript object has are neither relations nor fields.
    for (const name of ['constructor', 'toString', 'valueOf']) {
      expect(await refusal(`jogos?include=${name}`)).toEqual([400, 'include', accepts])
      expect((await refusal(`jogos?fields=${name}`)).slice(0, 2)).toEqual([400, 'fields'])
      expect((await refusal(`jogos?fields=home.${name}`)).slice(0, 2)).toEqual([400, 'fields'])
    }
    expect(await refusal(`jogos?include=${all.slice(0, 11).join(',')}`)).toEqual([
      400,
      'include',
      `São até 10 caminhos de uma vez, e vieram 11. ${accepts}`,
    ])
    const many =
      'home.stadium,home.confederation,away.stadium,away.confederation,events.player,lineups.person,lineups.coach'
    expect(await refusal(`jogos?limit=100&include=${many}`)).toEqual([
      400,
      'include',
      'A página pede 100 itens com 11 relações cada (home, home.stadium, home.confederation, away, away.stadium, away.confederation, events, events.player, lineups, lineups.person, lineups.coach): são 1100, e o máximo é 1000. Com essas, use `limit=90` ou menos.',
    ])
    expect((await read(`jogos?limit=90&include=${many}`)).status).toBe(200)
    expect((await refusal(`jogos?ids=a,b&include=${many}`))[0]).toBe(400)
    expect((await refusal('jogos?format=json&include=events.player'))[2]).toBe(
      'Em um arquivo, que tem a lista inteira, `include` vai só a um nível.',
    )
    expect(await refusal('jogos?include=home,%20away')).toEqual([
      400,
      'include',
      'Use nomes como `home` ou caminhos como `home.name`, com vírgula e sem espaço entre eles.',
    ])
  })
})

describe('fields', () => {
  it('takes paths, and reads what they need', async () => {
    const { body } = await read('jogos?fields=home.name,events.player.name,events.minute,score')
    expect(body.data).toEqual([
      {
        home: { name: 'bahia' },
        score: { home: 2, away: 1 },
        events: [
          { minute: 45, player: { name: 'ana' } },
          { minute: 70, player: { name: 'bia' } },
        ],
      },
    ])
    const whole = await read(
      `campeonatos/liga/jogos/${MATCH.id}?fields=home.stadium.capacity,lineups.home.starters.person.birthDate,home.id`,
    )
    expect(whole.body.data).toEqual({
      home: { id: 'bahia', stadium: { capacity: 47_915 } },
      lineups: { home: { starters: [{ person: { birthDate: '2000-02-01' } }] } },
    })
    expect((await read('jogos?fields=home,home.name')).body.data[0].home).toMatchObject({ id: 'bahia', acronym: null })
  })

  it('chooses the columns of a file', async () => {
    const { payload } = await test.app.inject({
      url: `/${person.user._id}/api/v1/jogos.csv?fields=home.name,score.home,home.country`,
      headers: { authorization: `Bearer ${person.user.token}` },
    })
    expect(payload.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([
      'home.name,home.country,score.home',
      'bahia,BR,2',
    ])
  })

  it('is refused with what there is where the path goes wrong', async () => {
    expect(await refusal('jogos?fields=home.nome')).toEqual([
      400,
      'fields',
      expect.stringMatching(/^Em `home` não há `nome`\. Aceita: home\.id, home\.name, .*home\.founded/),
    ])
    expect(await refusal('times?fields=name.first')).toEqual([
      400,
      'fields',
      'O campo `name` não tem outros dentro: peça só `name`.',
    ])
    expect((await refusal('jogos?fields=a.b.c.d.e.f.g'))[2]).toBe('O caminho `a.b.c.d.e.f.g` passa de 6 nomes.')
    const many = Array.from({ length: 51 }, (_, index) => `id${'.a'.repeat(index % 5)}${'b'.repeat(index)}`)
    expect((await refusal(`jogos?fields=${many.join(',')}`))[2]).toBe('São até 50 campos de uma vez, e vieram 51.')
  })

  it('answers what the document says at the address of its own', async () => {
    const document = JSON.parse((await test.app.inject('/api/v1/openapi.json')).body)
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv, ['date-time', 'date'])
    ajv.addFormat('mc-url', true)
    ajv.addFormat('mc-country', true)
    ajv.addSchema(document, 'openapi')
    const lists = { jogos: 'home.name,events.player.name', times: 'id,stadium.city', 'campeonatos/liga/jogos': 'day' }
    for (const [path, fields] of Object.entries(lists)) {
      const { status, body } = await read(`${path}.campos?fields=${fields}`)
      expect([path, status, body.data.length > 0]).toEqual([path, 200, true])
      expect(body.data).toEqual((await read(`${path}?fields=${fields}`)).body.data)
      const told = Object.keys(document.paths).find(
        (each) => each.replace('{id}', 'liga') === `/api/v1/${path}.campos`,
      )!
      const pointer = `/paths/${told.replaceAll('/', '~1')}/get/responses/200/content/application~1json/schema`
      const check = ajv.compile({ $ref: `openapi#${encodeURI(pointer)}` })
      expect([path, check(body), check.errors]).toEqual([path, true, null])
    }
    const { parameters } = document.paths['/api/v1/jogos'].get
    const fields = parameters.find(({ name }: { name: string }) => name === 'fields')
    expect(fields.description).toContain('`.campos`')
  })
})

describe('matches', () => {
  it('are filtered by round, referee, stadium, team, championship, status and days in every list', async () => {
    const { database } = test
    await database.insertInto('people').values({ id: 'dora', name: 'Dora' }).execute()
    await database.updateTable('match_officials').set({ person_id: 'dora' }).execute()
    await database.updateTable('competitions').set({ confederation_id: 'cbf' }).execute()
    await test.context.supervisor.settle()
    const lists = (Object.values(endpoints) as Endpoint[]).filter(
      ({ method, answer }) => method === 'GET' && answer !== undefined && isMatchList(answer),
    )
    expect(lists.map(({ path }) => path)).toHaveLength(6)
    const params: Readonly<Record<string, string>> = {
      campeonatos: 'liga',
      times: 'palmeiras',
      confederacoes: 'cbf',
      streamings: 'canal',
    }
    const filters = {
      rodada: ['1&temporada=2026', '2&temporada=2025'],
      arbitro: ['dora', 'ana'],
      estadio: ['fonte_nova', null],
      time: ['bahia', 'santos'],
      campeonato: ['liga', null],
      situacao: ['encerrado', 'agendado'],
      de: ['2026-05-10', '2026-05-11'],
      ate: ['2026-05-10', '2026-05-09'],
    }
    for (const { path } of lists) {
      const address = path
        .replace('/api/v1/', '')
        .replace('{date}', '2026')
        .replace('{id}', params[path.split('/')[3]!] ?? '')
      for (const [name, [fitting, other]] of Object.entries(filters)) {
        // The address itself says the championship, or the team; then there are opponents.
        if (name === 'campeonato' && address.startsWith('campeonatos')) continue
        const asked = name === 'time' && address.startsWith('times') ? 'adversario' : name
        const found = await read(`${address}?${asked}=${fitting}`)
        expect([address, asked, found.status, found.body.data?.length]).toEqual([address, asked, 200, 1])
        if (other === null) continue
        const { status, body } = await read(`${address}?${asked}=${other}`)
        expect([address, asked, status === 400 || body.data.length === 0]).toEqual([address, asked, true])
      }
    }
    expect(await refusal('jogos?rodada=1')).toEqual([
      400,
      'rodada',
      'Uma rodada é de um campeonato: informe também `campeonato`, `temporada`, `time` ou datas.',
    ])
  })
})

function isMatchList(answer: NonNullable<Endpoint['answer']>): boolean {
  return 'page' in fieldsOf(answer) && 'halfTime' in fieldsOf(fieldsOf(answer)['data']!)
}

it('every relation stands at a field, and gives a shape that has all of the name it replaces', () => {
  for (const endpoint of Object.values(endpoints) as Endpoint[]) {
    const { properties = {} } = (endpoint.query ?? {}) as {
      properties?: Record<string, { 'x-includes'?: Inclusions; 'x-accepts'?: string[] }>
    }
    const accepted = properties['fields']?.['x-accepts']
    if (accepted) expect([endpoint.id, accepted]).toEqual([endpoint.id, Object.keys(fieldsOf(itemOf(endpoint)))])
    for (const [path, { gives, at = [path] }] of Object.entries(properties['include']?.['x-includes'] ?? {})) {
      const parent = properties['include']!['x-includes']![path.split('.')[0]!]?.gives
      for (const place of at) {
        const [first, ...rest] = place.split('.')
        const from = parent && path.includes('.') ? shapeNamed(parent) : fieldsOf(itemOf(endpoint))[first!]!
        const stands = rest.reduce((schema, name) => fieldsOf(schema)[name]!, from)
        if (gives)
          expect(Object.keys(fieldsOf(shapeNamed(gives)))).toEqual(
            expect.arrayContaining(Object.keys(fieldsOf(stands))),
          )
        else expect(stands).toBeDefined()
      }
    }
  }
})
