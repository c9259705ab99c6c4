import type { Session, SpreadsheetError } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepHouse } from '../../../job-handlers.ts'
import { cutWhileWaiting } from '../../../testing/cut-connection.ts'
import { insertSmallSeason } from '../../../testing/small-season.ts'
import { snapshotRecords } from '../../../testing/snapshot-records.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

let test: TestApp
let admin: Session
let before: unknown
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertSmallSeason(test.database, '2026-05-10')
})
afterAll(() => test.close())
beforeEach(async () => void (before = await snapshot()))

const post = (path: string, body?: object, as = admin) =>
  test.call('POST', `/api/v1/${path}`, { as, ...(body && { body }) })
const get = (path: string, as = admin) => test.call('GET', `/api/v1/${path}`, { as })
const undo = (id: string) => post(`historico/${id}/desfazer`)

const snapshot = () => snapshotRecords(test.database)

async function upload(name: string, content: string | Buffer, as = admin) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.from(content as string))]), name)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return test.call('POST', '/api/v1/planilhas', {
    as,
    raw: true,
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type')! },
  })
}
const sent = async (name: string, content: string | Buffer) => (await upload(name, content)).body.data
const errorsOf = async (id: string): Promise<SpreadsheetError[]> =>
  (await get(`planilhas/${id}/erros?limit=100`)).body.data
const finished = (id: string) =>
  until(async () => {
    const { data } = (await get(`planilhas/${id}`)).body
    return ['done', 'failed'].includes(data.status) && data
  })

const TEAMS = [
  'Nome;Tipo;Gênero;Categoria;País;Cidade;Fundação;Estádio;Obs',
  'Íbis;Clube;Masculino;Profissional;Brasil;Paulista;1938;;x',
  'bahia;;;;BR;Salvador;1.931;;',
  'Palmeiras;;;;;;;;',
  'Santos;;;;Nárnia;;ontem;Estádio Que Não Há;',
  'Sem Tipo FC;;;;;;;;',
  'IBIS;Clube;Masculino;Profissional;;;;;',
].join('\r\n')

describe('a spreadsheet', () => {
  it('guesses what it is, is checked without a trace, saved as one edit and undone row by row', async () => {
    const spreadsheet = await sent('Times do Nordeste.csv', Buffer.from(TEAMS, 'latin1'))
    expect(spreadsheet).toMatchObject({ name: 'Times do Nordeste.csv', rows: 6, status: 'ready', order: null })
    expect(spreadsheet.guess).toEqual({
      kind: 'team',
      mapping: {
        Nome: 'name',
        Tipo: 'kind',
        Gênero: 'gender',
        Categoria: 'ageLevel',
        País: 'country',
        Cidade: 'city',
        Fundação: 'founded',
        Estádio: 'stadium',
        Obs: null,
      },
    })
    expect(spreadsheet.columns[0]).toEqual({ name: 'Nome', samples: ['Íbis', 'bahia', 'Palmeiras'] })
    const order = { ...spreadsheet.guess, matchBy: 'name', create: true }

    const checked = await post(`planilhas/${spreadsheet.id}/conferir`, order)
    expect(checked.body.data).toMatchObject({
      status: 'checked',
      counts: { create: 1, update: 1, unchanged: 1, errors: 3, questions: 0, warnings: 0 },
      order,
    })
    expect(await snapshot()).toEqual(before)
    const found = (await errorsOf(spreadsheet.id)).map(({ line, field, column }) => `${line} ${field} ${column}`)
    expect(found).toEqual([
      '5 country País',
      '5 founded Fundação',
      '5 stadium Estádio',
      '6 kind Tipo',
      '6 gender Gênero',
      '6 ageLevel Categoria',
      '7 name Nome',
    ])
    expect((await errorsOf(spreadsheet.id)).at(-1)).toMatchObject({ value: 'IBIS', message: 'Repete a linha 2.' })

    // With an error nothing is saved, unless the user chooses to leave the wrong rows out.
    expect((await post(`planilhas/${spreadsheet.id}/gravar`, order)).status).toBe(202)
    expect(await finished(spreadsheet.id)).toMatchObject({
      status: 'failed',
      error: 'Há 3 linhas com erro: nada foi gravado.',
    })
    expect(await snapshot()).toEqual(before)
    await post(`planilhas/${spreadsheet.id}/gravar`, { ...order, onlyGood: true })
    const done = await finished(spreadsheet.id)
    expect(done).toMatchObject({
      status: 'done',
      progress: 6,
      counts: { create: 1, update: 1, unchanged: 1, errors: 3, questions: 0, warnings: 0 },
    })
    expect((await get('times/ibis')).body.data).toMatchObject({ name: 'Íbis', country: 'BR', founded: 1938 })
    expect((await get('times/bahia')).body.data).toMatchObject({ name: 'bahia', city: 'Salvador', founded: 1931 })
    expect((await get(`historico/${done.edit}`)).body.data).toMatchObject({
      kind: 'sheet',
      actor: 'Renato Figueira',
      summary: 'gravou a planilha Times do Nordeste.csv (times): 1 criado, 1 mudado',
    })
    expect((await undo(done.edit)).status).toBe(200)
    expect(await snapshot()).toEqual(before)
    expect((await get(`planilhas/${spreadsheet.id}`)).body.data.undone).toBe(true)
  })

  it('twice changes nothing the second time, also of parts, which have no name', async () => {
    const spells = 'Pessoa,Time,Função,Chegada,Camisa\nEva,Bahia,jogador,10/01/2020,9\nDora,santos,player,2021-02-01,\n'
    const spreadsheet = await sent('passagens.csv', spells)
    expect(spreadsheet.guess.kind).toBe('spell')
    const order = { ...spreadsheet.guess, matchBy: 'name', create: true }
    await post(`planilhas/${spreadsheet.id}/gravar`, order)
    const done = await finished(spreadsheet.id)
    expect(done.counts).toEqual({ create: 2, update: 0, unchanged: 0, errors: 0, questions: 0, warnings: 0 })
    const again = await post(`planilhas/${spreadsheet.id}/conferir`, order)
    expect(again.body.data.counts).toEqual({ create: 0, update: 0, unchanged: 2, errors: 0, questions: 0, warnings: 0 })
    await undo(done.edit)
    expect(await snapshot()).toEqual(before)
  })

  it('makes people who are listed, finds editions by name, and what the database refuses is an error of its row', async () => {
    const people = await sent(
      'jogadores.json',
      JSON.stringify([{ name: 'Zeca', heightCm: 180, nationalities: ['BR'] }]),
    )
    expect(people.guess.kind).toBe('player')
    await post(`planilhas/${people.id}/gravar`, { ...people.guess, matchBy: 'id', create: true })
    const made = await finished(people.id)
    expect((await get('jogadores?q=zeca')).body.data.map(({ id }: { id: string }) => id)).toEqual(['zeca'])

    const { name } = await test.database
      .selectFrom('competitions')
      .select('name')
      .where('id', '=', 'liga')
      .executeTakeFirstOrThrow()
    const titles = await sent(
      'titulos.csv',
      `Edição,Campeão,Vice\n${name} 2025,Bahia,Santos\n${name} 2026,Bahia,Bahia\n${name} 1999,Bahia,\n`,
    )
    const order = { ...titles.guess, matchBy: 'name', create: true }
    const checked = await post(`planilhas/${titles.id}/conferir`, order)
    expect(checked.body.data.counts).toEqual({
      create: 1,
      update: 0,
      unchanged: 0,
      errors: 2,
      questions: 0,
      warnings: 0,
    })
    expect((await errorsOf(titles.id)).map(({ line, field, message }) => [line, field, message])).toEqual([
      [3, 'runnerUp', 'Campeão e vice são o mesmo time.'],
      [4, 'edition', 'Não existe. Use o id ou o nome exato.'],
    ])
    await undo(made.edit)
    expect(await snapshot()).toEqual(before)
  })

  it('asks whom a name means that two have, and writes to the one that was said', async () => {
    const twins = await sent('pessoas.csv', 'Nome,Altura\nGêmeo,170\nGêmeo,171\n')
    const order = { kind: 'player', mapping: { Nome: 'name', Altura: 'heightCm' }, create: true }
    await post(`planilhas/${twins.id}/gravar`, { ...order, matchBy: 'id' })
    const made = await finished(twins.id)
    expect(made.counts.create).toBe(2)
    const sheet = await sent('alturas.csv', 'Nome,Altura\nGêmeo,190\nGêmeo,180\n')
    const byName = { ...order, matchBy: 'name' }
    const checked = await post(`planilhas/${sheet.id}/conferir`, byName)
    expect(checked.body.data.counts).toEqual({
      create: 0,
      update: 0,
      unchanged: 0,
      errors: 0,
      questions: 2,
      warnings: 0,
    })
    const { data } = (await get(`planilhas/${sheet.id}/perguntas`)).body
    expect(data[0]).toMatchObject({
      line: 2,
      name: 'Gêmeo',
      candidates: [
        { id: 'gemeo', name: 'Gêmeo' },
        { id: 'gemeo_2', name: 'Gêmeo' },
      ],
      total: 2,
    })
    expect(data[0].fields).toContainEqual({
      field: 'heightCm',
      label: 'Altura',
      said: { value: 190, name: null },
      stored: [
        { value: 170, name: null },
        { value: 171, name: null },
      ],
    })

    // Nothing is saved without an answer; giving the same record as the answer twice is an error.
    await post(`planilhas/${sheet.id}/gravar`, byName)
    expect(await finished(sheet.id)).toMatchObject({
      status: 'failed',
      error: 'Há 2 linhas à espera da sua resposta: nada foi gravado.',
    })
    expect((await get(`planilhas/${sheet.id}/perguntas`)).body.data).toHaveLength(2)
    await post(`planilhas/${sheet.id}/conferir`, { ...byName, choices: { 2: 'gemeo_2', 3: 'gemeo_2' } })
    expect((await errorsOf(sheet.id))[0]).toMatchObject({ line: 3, message: 'Repete a linha 2.' })

    const choices = { 2: 'gemeo_2', 3: null }
    const answered = await post(`planilhas/${sheet.id}/conferir`, { ...byName, choices })
    expect(answered.body.data).toMatchObject({
      order: { ...byName, choices },
      counts: { create: 1, update: 1, unchanged: 0, errors: 0, questions: 0, warnings: 0 },
    })
    expect((await get(`planilhas/${sheet.id}/mudancas`)).body.data).toEqual([
      {
        line: 2,
        id: 'gemeo_2',
        name: 'Gêmeo',
        fields: [{ field: 'heightCm', label: 'Altura', before: 171, after: 190, beforeName: null, afterName: null }],
      },
    ])
    await post(`planilhas/${sheet.id}/gravar`, { ...byName, choices })
    const done = await finished(sheet.id)
    expect(done).toMatchObject({ status: 'done', counts: { create: 1, update: 1 } })
    const { rows } = await sql<{ id: string; height_cm: number }>`
      select id, height_cm from people where id like 'gemeo%' order by id`.execute(test.database)
    expect(rows).toEqual([
      { id: 'gemeo', height_cm: 170 },
      { id: 'gemeo_2', height_cm: 190 },
      { id: 'gemeo_3', height_cm: 180 },
    ])
    // The saved changes are in the history; the check's results are removed, and other users never see them.
    expect((await get(`planilhas/${sheet.id}/mudancas`)).body.data).toEqual([])
    expect((await get(`planilhas/${sheet.id}/perguntas`, await test.registerAdmin())).status).toBe(404)
    await undo(done.edit)
    await undo(made.edit)
    expect(await snapshot()).toEqual(before)
  })

  it('asks before it overwrites a person who only has the same name', async () => {
    await test.call('PATCH', '/api/v1/jogadores/eva', { as: admin, body: { birthDate: '1990-01-02' } })
    const name = (await get('jogadores/eva')).body.data.name as string
    const sheet = await sent('jogadoras.csv', `Nome,Nascimento,Altura\n${name},1985-03-04,171\n`)
    const order = { ...sheet.guess, matchBy: 'name', create: true }
    expect(order.kind).toBe('player')
    expect((await post(`planilhas/${sheet.id}/conferir`, order)).body.data.counts).toMatchObject({
      update: 0,
      questions: 1,
    })
    const { data } = (await get(`planilhas/${sheet.id}/perguntas`)).body
    expect(data[0].fields[0]).toEqual({
      field: 'birthDate',
      label: 'Nascimento',
      said: { value: '1985-03-04', name: null },
      stored: [{ value: '1990-01-02', name: null }],
    })
    // An answer is ignored if the chosen record does not have this name.
    const other = await post(`planilhas/${sheet.id}/conferir`, { ...order, choices: { 2: 'dora' } })
    expect(other.body.data.counts).toMatchObject({ update: 0, questions: 1 })
    // The same birth date, or none: the same person.
    const same = await sent('jogadoras.csv', `Nome,Nascimento,Altura\n${name},1990-01-02,171\n`)
    const checked = await post(`planilhas/${same.id}/conferir`, { ...same.guess, matchBy: 'name', create: true })
    expect(checked.body.data.counts).toEqual({
      create: 0,
      update: 1,
      unchanged: 0,
      errors: 0,
      questions: 0,
      warnings: 0,
    })
    // A row with an id causes no question.
    const byId = await sent('jogadoras.csv', `id,Nome,Nascimento\neva,${name},1985-03-04\n`)
    const known = await post(`planilhas/${byId.id}/conferir`, { ...byId.guess, matchBy: 'id', create: true })
    expect(known.body.data.counts).toEqual({ create: 0, update: 1, unchanged: 0, errors: 0, questions: 0, warnings: 0 })
    await test.call('PATCH', '/api/v1/jogadores/eva', { as: admin, body: { birthDate: null } })
  })

  it('takes a column in the singular for the field in the plural', async () => {
    const sheet = await sent('jogadores.csv', 'Nome,Posição,Nacionalidade\nZuleide,goleiro,Brasil\n')
    expect(sheet.guess).toEqual({
      kind: 'player',
      mapping: { Nome: 'name', Posição: 'positions', Nacionalidade: 'nationalities' },
    })
    const order = { ...sheet.guess, matchBy: 'name', create: true }
    const checked = await post(`planilhas/${sheet.id}/conferir`, order)
    expect(checked.body.data.counts).toEqual({
      create: 1,
      update: 0,
      unchanged: 0,
      errors: 0,
      questions: 0,
      warnings: 0,
    })
  })

  it('lists all errors of a row at once: a wrong cell, and a missing field', async () => {
    const sheet = await sent('times.csv', 'Nome,Fundação,País\nTime Sem Nada,ontem,Lugar Nenhum\n')
    const order = { ...sheet.guess, kind: 'team', matchBy: 'name', create: true }
    await post(`planilhas/${sheet.id}/conferir`, order)
    const fields = (await errorsOf(sheet.id)).map(({ field }) => field)
    expect(fields.toSorted()).toEqual(['ageLevel', 'country', 'founded', 'gender', 'kind'])
  })

  it('lists with them readable values beyond the limits of their field', async () => {
    const sheet = await sent('jogadores.csv', 'Nome,Posição,Altura\nRosa Alta,gandula,900\n')
    await post(`planilhas/${sheet.id}/conferir`, { ...sheet.guess, kind: 'player', matchBy: 'name', create: true })
    expect((await errorsOf(sheet.id)).map(({ field }) => field).toSorted()).toEqual(['heightCm', 'positions'])
  })

  it('finds by id, clears only where that was asked for, and keeps what never changes', async () => {
    await test.call('PATCH', '/api/v1/times/bahia', { as: admin, body: { city: 'Salvador' } })
    const spreadsheet = await sent('times.csv', 'id,Nome,Cidade\nbahia,Esporte Clube Bahia,\nnao_ha,X,\n')
    const order = { ...spreadsheet.guess, matchBy: 'id', create: false }
    const kept = await post(`planilhas/${spreadsheet.id}/conferir`, order)
    expect(kept.body.data.counts).toEqual({ create: 0, update: 1, unchanged: 0, errors: 1, questions: 0, warnings: 0 })
    await post(`planilhas/${spreadsheet.id}/gravar`, { ...order, clear: true, onlyGood: true })
    const done = await finished(spreadsheet.id)
    // The kept answer is dropped a moment after the job ends.
    const team = await until(async () => {
      const { data } = (await get('times/bahia')).body
      return data.name === 'Esporte Clube Bahia' && data
    })
    expect(team.city).toBeNull()
    await undo(done.edit)
    const editions = await sent('edicoes.csv', 'id,Campeonato,Temporada\nliga_2026,liga,2027\n')
    await post(`planilhas/${editions.id}/conferir`, {
      ...editions.guess,
      kind: 'edition',
      matchBy: 'id',
      create: false,
    })
    expect((await errorsOf(editions.id))[0]).toMatchObject({
      field: 'name',
      message: expect.stringContaining('Não muda'),
    })
  })

  it('warns of what is unlikely with the reason of the form, and keeps the warnings when it is saved', async () => {
    const sheet = await sent(
      'pessoas.csv',
      'Nome,Nascimento\nBebê da Base,2024-02-01\nVovô,1800-01-01\nAdulto,2000-01-01',
    )
    const order = { kind: 'player', mapping: { Nome: 'name', Nascimento: 'birthDate' }, create: true, matchBy: 'name' }
    const checked = await post(`planilhas/${sheet.id}/conferir`, order)
    expect(checked.body.data.counts).toMatchObject({ create: 2, errors: 1, warnings: 1 })
    expect((await errorsOf(sheet.id))[0]).toMatchObject({ line: 3, field: 'birthDate' })
    const warned = {
      line: 2,
      id: 'bebe_da_base',
      name: 'Bebê da Base',
      message: 'Com esta data de nascimento, tem menos de 10 anos. Confira o ano.',
    }
    expect((await get(`planilhas/${sheet.id}/avisos`)).body.data).toEqual([warned])
    await post(`planilhas/${sheet.id}/gravar`, { ...order, onlyGood: true })
    expect(await finished(sheet.id)).toMatchObject({ status: 'done', counts: { create: 2, warnings: 1 } })
    expect((await get(`planilhas/${sheet.id}/avisos`)).body.data).toEqual([warned])

    // Warnings are only about what a row changes.
    const height = await sent('alturas.csv', 'id,Altura\nbebe_da_base,70')
    const byId = { kind: 'player', mapping: { id: 'id', Altura: 'heightCm' }, create: false, matchBy: 'id' }
    const changed = await post(`planilhas/${height.id}/conferir`, byId)
    expect(changed.body.data.counts).toMatchObject({ warnings: 0 })
  })

  it('keeps thousands of rows in few statements', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => `Jogador ${at % 2900},${170 + (at % 20)}`)
    const spreadsheet = await sent('muitos.csv', `Nome,Altura\n${rows.join('\n')}\n`)
    const order = { kind: 'player', mapping: { Nome: 'name', Altura: 'heightCm' }, matchBy: 'id', create: true }
    await post(`planilhas/${spreadsheet.id}/gravar`, order)
    const done = await finished(spreadsheet.id)
    expect(done.counts.create).toBe(3000)
    const { rows: made } = await sql<{ statements: number }>`
      select count(distinct statement)::integer as statements from edit_rows where edit_id = ${done.edit}`.execute(
      test.database,
    )
    expect(made[0]!.statements).toBeLessThanOrEqual(6)
    await undo(done.edit)
    expect(await snapshot()).toEqual(before)
  })

  it('is saved all the same, once, when the database goes away while it is being saved', async () => {
    const sheet = await sent('cortada.csv', 'Nome,Altura\nCortado da Silva,180\n')
    const order = { kind: 'player', mapping: { Nome: 'name', Altura: 'heightCm' }, matchBy: 'id', create: true }
    await cutWhileWaiting(test.database, 'people', () => post(`planilhas/${sheet.id}/gravar`, order))
    const done = await finished(sheet.id)
    expect(done).toMatchObject({ status: 'done', counts: { create: 1 } })
    await undo(done.edit)
    expect(await snapshot()).toEqual(before)
  })

  it('gives its errors as a file in which nothing can run, to its owner only, for seven days', async () => {
    const spreadsheet = await sent('times.csv', 'Nome,Fundação\n"=HYPERLINK(""http://mau"")",ontem\n')
    await post(`planilhas/${spreadsheet.id}/conferir`, {
      kind: 'team',
      mapping: { Nome: 'founded', Fundação: 'name' },
      matchBy: 'name',
      create: false,
    })
    const file = await get(`planilhas/${spreadsheet.id}/erros?format=csv`)
    expect(file.headers['content-disposition']).toContain('erros-da-planilha.csv')
    expect(file.body).toContain(`"'=HYPERLINK(""http://mau"")"`)
    const other = await test.registerAdmin()
    expect((await get(`planilhas/${spreadsheet.id}`, other)).status).toBe(404)
    expect((await get(`planilhas/${spreadsheet.id}/erros?format=csv`, other)).status).toBe(404)
    expect((await get('planilhas', other)).body.data).toEqual([])
    expect((await get('planilhas')).body.data[0]).toMatchObject({ id: spreadsheet.id, status: 'checked' })
    const old = new Date(test.context.now().getTime() - 8 * 86_400_000)
    await test.database.updateTable('sheets').set({ created_at: old }).where('id', '=', spreadsheet.id).execute()
    await keepHouse(test.context)
    expect((await get(`planilhas/${spreadsheet.id}`)).status).toBe(404)
    expect((await get('planilhas')).body.data.length).toBeGreaterThan(0)
  })

  it('is refused in words when the file or the order makes no sense', async () => {
    expect((await upload('a.xlsx', 'PK\u0003\u0004')).body.errors[0].message).toContain('incompleto ou corrompido')
    expect((await upload('a.csv', `Nome\n${'x'.repeat(6 * 1024 * 1024)}`)).status).toBe(413)
    const spreadsheet = await sent('times.csv', 'Nome,Cidade\nBahia,Salvador\n')
    const wrong = (order: object) =>
      post(`planilhas/${spreadsheet.id}/conferir`, {
        kind: 'team',
        matchBy: 'name',
        create: false,
        mapping: {},
        ...order,
      })
    expect((await wrong({ mapping: { Nome: 'nada' } })).body.errors[0].field).toBe('mapping.Nome')
    expect((await wrong({ mapping: { Nome: 'name', Cidade: 'name' } })).body.errors[0].field).toBe('mapping.Cidade')
    expect((await wrong({ mapping: { Outra: 'name' } })).body.errors[0].field).toBe('mapping.Outra')
    expect((await wrong({ mapping: { Cidade: 'city' } })).body.detail).toContain('Nome')
    expect((await wrong({ kind: 'match' })).status).toBe(400)
    expect(await snapshot()).toEqual(before)
  })
})
