import { endpoints, type Endpoint, type Session } from '@meio-campo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertLeague, MATCH } from '../../testing/football-rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let person: Session
const many = Array.from({ length: 60 }, (_, index) => `time_${String(index).padStart(2, '0')}`)
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertLeague(test.database)
  await test.database
    .insertInto('teams')
    .values(many.map((id) => ({ id, name: id, kind: 'club', country: 'AR' })))
    .execute()
  await test.database.insertInto('confederations').values({ id: 'conf', name: 'Conf' }).execute()
  await test.database.updateTable('competitions').set({ confederation_id: 'conf' }).execute()
  await test.database.insertInto('redirects').values({ kind: 'team', old_id: 'velho', new_id: 'bahia' }).execute()
  await test.database
    .insertInto('matches')
    .values([MATCH, { ...MATCH, id: 'volta', home_id: 'palmeiras', away_id: 'santos', day: '2026-06-10' }])
    .execute()
})
afterAll(() => test.close())

const read = (path: string) => test.call('GET', `/api/v1/${path}`, { as: person })
const idsOf = async (path: string) => (await read(path)).body.data.map(({ id }: { id: string }) => id)

describe('ids', () => {
  it('gives all that were asked for, in that order, and names the others', async () => {
    const asked = [...many.toReversed(), 'velho', 'nada']
    const { body } = await read(`times?ids=${asked.join(',')}`)
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(many.toReversed())
    expect(body.missing).toEqual([
      { id: 'velho', movedTo: 'bahia' },
      { id: 'nada', movedTo: null },
    ])
    expect(body.page).toEqual({ limit: 100, next: null, total: 60 })
    expect(await idsOf(`times?ids=${many.toReversed().join(',')}&sort=name`)).toEqual(many)
  })

  it('is paged by a limit, still in the order asked for', async () => {
    const first = await read('times?ids=santos,bahia,palmeiras&limit=2')
    expect(first.body.data.map(({ id }: { id: string }) => id)).toEqual(['santos', 'bahia'])
    expect(await idsOf(first.body.links.next.replace('/api/v1/', ''))).toEqual(['palmeiras'])
  })

  it('is refused with the reason when there are too many, or they are written wrongly', async () => {
    for (const ids of [Array(101).fill('a').join(','), 'a, b', 'a,,b']) {
      const { status, body } = await read(`times?ids=${encodeURIComponent(ids)}`)
      expect([status, body.errors[0]?.message]).toEqual([
        400,
        'Use ids com vírgula e sem espaço entre eles, até 100 de uma vez.',
      ])
    }
  })
})

describe('a filter', () => {
  it('takes several values', async () => {
    expect(await idsOf('times?pais=BR,AR&limit=100')).toHaveLength(63)
    expect(await idsOf('times?tipo=clube,selecao&pais=BR')).toHaveLength(3)
    // A match between two of the teams asked for is there once.
    expect(await idsOf('jogos?time=bahia,palmeiras,santos')).toEqual([MATCH.id, 'volta'])
    expect(await idsOf('jogos?campeonato=liga&temporada=2025,2026')).toHaveLength(2)
    expect(await idsOf('jogos?situacao=agendado,encerrado')).toHaveLength(2)
    expect(await idsOf('campeonatos/liga/jogos?time=bahia,santos&rodada=1')).toHaveLength(2)
    const count = async (path: string) => (await read(path)).body.page.total
    expect(await count('campeonatos/liga/jogos?temporada=2026&fase=fase,Fase')).toBe(2)
    expect(await count('confederacoes/conf/jogos?temporada=2025,2026')).toBe(2)
    expect(await count('times/bahia/campeonatos?temporada=2025,2026')).toBe(1)
    expect(await count('times/bahia/transferencias?temporada=2025,2026')).toBe(0)
    expect(await count('passagens?time=bahia,santos')).toBe(0)
    expect(await idsOf('times/palmeiras/jogos?adversario=bahia,santos&local=casa,fora')).toHaveLength(2)
  })

  it('by an id that no record has is refused, with what is near', async () => {
    const { status, body } = await read('jogos?time=bahiaa')
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'time', message: 'Não há time “bahiaa”. Você quis dizer “bahia”?' }],
    ])
    expect(await idsOf('jogos?time=time_01')).toEqual([])
  })

  it('of a closed set lists the set, at every address', async () => {
    const lists = (Object.values(endpoints) as Endpoint[]).filter(
      ({ method, access }) => method === 'GET' && access === 'user',
    )
    for (const { id, path, query } of lists) {
      const { properties = {} } = (query ?? {}) as {
        properties?: Record<string, { enum?: string[]; 'x-accepts'?: string[] }>
      }
      for (const [name, schema] of Object.entries(properties)) {
        const words = schema['x-accepts'] ?? schema.enum
        if (!words || words.length < 2) continue
        const { status, body } = await read(`${path.replace('/api/v1/', '').replace(/\{\w+\}/g, 'x')}?${name}=zzz`)
        expect([id, name, status]).toEqual([id, name, 400])
        expect(body.errors).toContainEqual({ field: name, message: `Aceita: ${words.join(', ')}.` })
      }
    }
  })

  it('by a round or phase that an edition does not have says which there are', async () => {
    for (const address of ['tabela', 'jogos'])
      expect((await read(`campeonatos/liga/${address}?temporada=2026&rodada=99`)).body.errors).toEqual([
        { field: 'rodada', message: 'Esta edição não tem a rodada 99: as rodadas vão de 1 a 1.' },
      ])
    expect((await read('campeonatos/liga/jogos?temporada=2026&fase=Final')).body.errors).toEqual([
      { field: 'fase', message: 'Esta edição não tem a fase “Final”. Aceita: Fase.' },
    ])
    expect((await read('campeonatos/liga/jogos?temporada=2026&fase=Fase,Final')).body.errors).toEqual([
      { field: 'fase', message: 'Esta edição não tem a fase “Final”. Aceita: Fase.' },
    ])
    expect((await read('campeonatos/liga/jogos?temporada=2026,1850')).body.detail).toContain('Não há a temporada 1850')
  })
})

it('refuses what would be an empty list, or a page from the middle, without a word', async () => {
  const errorsOf = async (path: string) => {
    const { status, body } = await read(path)
    return [status, body.errors]
  }
  expect(await errorsOf('jogos?de=2026-06-10&ate=2026-06-01')).toEqual([
    400,
    [{ field: 'ate', message: 'Acaba antes de começar: `ate` (2026-06-01) vem antes de `de` (2026-06-10).' }],
  ])
  expect((await read('jogos?de=2026-06-10&ate=2026-06-10')).status).toBe(200)
  expect(await errorsOf('registros?msDe=10&msAte=9')).toMatchObject([400, [{ field: 'msAte' }]])
  expect(await errorsOf('times?ids=a&ids=b')).toEqual([
    400,
    [
      {
        field: 'ids',
        message: 'Vem mais de uma vez no endereço: mande-o uma vez só, e onde valem vários, separe-os por vírgula.',
      },
    ],
  ])
  expect(await errorsOf('jogos?de=2026-02-30')).toEqual([
    400,
    [{ field: 'de', message: 'Informe um dia que exista, como 2026-05-10.' }],
  ])
  const { body } = await read('times?limit=1')
  expect(await idsOf(`times?limit=1&fields=id&cursor=${body.page.next}`)).toHaveLength(1)
  expect(await errorsOf(`jogadores?cursor=${body.page.next}`)).toEqual([
    400,
    [
      {
        field: 'cursor',
        message: 'Este cursor é de outra lista: use o `page.next` de uma página desta, ou comece sem ele.',
      },
    ],
  ])
})
