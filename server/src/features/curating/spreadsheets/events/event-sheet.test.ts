import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { DRAWN, EARLIER, insertSmallSeason, PLAYED } from '../../../../testing/small-season.ts'
import { sheetCalls } from '../../../../testing/sheet-calls.ts'
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts'

type Calls = ReturnType<typeof sheetCalls>

let test: TestApp
let calls: Calls
beforeAll(async () => {
  test = await createTestApp()
  calls = sheetCalls(test, await test.registerAdmin())
  await insertSmallSeason(test.database, '2026-05-10')
  await test.database
    .insertInto('people')
    .values([
      { id: 'joao', name: 'João' },
      { id: 'joao_2', name: 'João' },
      { id: 'joao_3', name: 'João' },
      { id: 'lia_reis', name: 'Lia Reis' },
    ])
    .execute()
  await test.database
    .insertInto('spells')
    .values([
      { person_id: 'joao_2', team_id: 'palmeiras', role: 'player', starts: '2024-01-01', number: 5 },
      { person_id: 'joao_3', team_id: 'palmeiras', role: 'player', starts: '2024-01-01', number: 6 },
      { person_id: 'lia_reis', team_id: 'palmeiras', role: 'player', starts: '2024-01-01', number: 7 },
      { person_id: 'bia', team_id: 'palmeiras', role: 'player', starts: '2024-01-01', number: 11 },
    ])
    .execute()
})
afterAll(() => test.close())

const post: Calls['post'] = (...call) => calls.post(...call)
const get: Calls['get'] = (...call) => calls.get(...call)
const sent: Calls['sent'] = (...call) => calls.sent(...call)
const errorsOf: Calls['errorsOf'] = (...call) => calls.errorsOf(...call)
const saved: Calls['saved'] = (...call) => calls.saved(...call)

async function standing(match: string): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select concat_ws(' ', minute || coalesce('+' || added, ''), side, type, player_id, related_id,
      score_home || ':' || score_away) as words
    from events where match_id = ${match} and not retracted order by position`.execute(test.database)
  return rows.map(({ words }) => words)
}

async function scoreOf(match: string): Promise<string> {
  const { rows } = await sql<{ score: string }>`
    select home_score || ':' || away_score as score from matches where id = ${match}`.execute(test.database)
  return rows[0]!.score
}

const HEAD = 'Edição;Rodada;Mandante;Visitante;Time;Tipo;Minuto;Jogador;Camisa;Assistência'

it('records the missing events of two matches through their desks, and one undo restores every score', async () => {
  const sheet = await sent('lances.csv', [
    HEAD,
    // The result of last year's match is known, its goals are not.
    'Liga 2025;1;palmeiras;bahia;Palmeiras;Gol;12;Bia;;Lia Reis',
    "Liga 2025;;palmeiras;bahia;mandante;Pênalti;45'+2;;7;",
    'Liga 2025;1;palmeiras;bahia;palmeiras;Gol contra;80;;;',
    'Liga 2026;2;santos;bahia;bahia;Gol;90+4;Ana;9;',
    // The match has it already.
    'Liga 2026;2;santos;bahia;visitante;Amarelo;88;Ana;;',
  ])
  expect(sheet.guess).toMatchObject({
    kind: 'event',
    mapping: { Tipo: 'type', Minuto: 'minute', Jogador: 'player', Camisa: 'number', Assistência: 'related' },
  })
  const order = { ...sheet.guess, matchBy: 'name', create: true }
  const refused = await post(`planilhas/${sheet.id}/conferir`, order)
  expect(refused.body.data.counts).toEqual({ create: 3, update: 0, unchanged: 1, errors: 1, questions: 0, warnings: 0 })
  // An own goal of Palmeiras counts for Bahia, who scored none.
  expect(await errorsOf(sheet.id)).toEqual([
    '4 type: Há mais gols nos lances que no placar, que veio pronto. Acerte o placar em Dados.',
  ])
  expect(await standing(EARLIER)).toEqual([])

  const changes = (await get(`planilhas/${sheet.id}/mudancas`)).body.data
  expect(changes).toEqual([
    expect.objectContaining({
      id: DRAWN,
      name: 'Placar de santos × bahia',
      fields: [expect.objectContaining({ field: 'awayScore', before: 0, after: 1 })],
    }),
  ])
  const done = await saved(sheet.id, { ...order, onlyGood: true })
  expect(done).toMatchObject({ status: 'done', counts: { create: 3, errors: 1 } })
  expect(await standing(EARLIER)).toEqual(['12 home goal bia lia_reis', '45+2 home penalty lia_reis'])
  expect(await scoreOf(EARLIER)).toBe('3:0')
  expect(await standing(DRAWN)).toEqual(['88 away yellow ana', '90+4 away goal ana 0:1'])
  expect(await scoreOf(DRAWN)).toBe('0:1')
  expect((await get(`historico/${done.edit}`)).body.data).toMatchObject({
    kind: 'desk',
    summary: 'gravou a planilha lances.csv (lances): 3 criados, 0 mudados',
  })
  const again = await post(`planilhas/${sheet.id}/conferir`, order)
  expect(again.body.data.counts).toMatchObject({ create: 0, update: 0, unchanged: 4, errors: 1 })

  expect((await post(`historico/${done.edit}/desfazer`)).status).toBe(200)
  expect(await standing(EARLIER)).toEqual([])
  expect(await scoreOf(EARLIER)).toBe('3:0')
  expect(await standing(DRAWN)).toEqual(['88 away yellow ana'])
  expect(await scoreOf(DRAWN)).toBe('0:0')
})

it('keeps a known score when all of its goals are recorded, and when they are retracted', async () => {
  const sheet = await sent('lances.csv', [
    HEAD,
    ...[10, 20, 30].map((minute) => `Liga 2025;1;palmeiras;bahia;palmeiras;Gol;${minute};bia;;`),
  ])
  const order = { ...sheet.guess, matchBy: 'name', create: true }
  const done = await saved(sheet.id, order)
  expect(done.counts).toMatchObject({ create: 3, errors: 0 })
  expect(await scoreOf(EARLIER)).toBe('3:0')
  expect((await post(`historico/${done.edit}/desfazer`)).status).toBe(200)
  expect(await standing(EARLIER)).toEqual([])
  expect(await scoreOf(EARLIER)).toBe('3:0')

  const more = await sent('lances.csv', [
    HEAD,
    ...[10, 20, 30, 40].map((minute) => `Liga 2025;1;palmeiras;bahia;palmeiras;Gol;${minute};bia;;`),
  ])
  const checked = await post(`planilhas/${more.id}/conferir`, order)
  expect(checked.body.data.counts).toMatchObject({ create: 0, errors: 4 })
})

it('asks about an ambiguous name, and never uses a person of another team', async () => {
  const sheet = await sent('lances.csv', [
    HEAD,
    'Liga 2025;1;palmeiras;bahia;palmeiras;Amarelo;20;João;;',
    'Liga 2025;1;palmeiras;bahia;palmeiras;Amarelo;21;João;6;',
    'Liga 2025;1;palmeiras;bahia;bahia;Amarelo;22;joao;;',
    'Liga 2025;1;palmeiras;bahia;palmeiras;Amarelo;23;Lia;;',
    'Liga 2025;1;palmeiras;bahia;palmeiras;Amarelo;24;lia_reis;;',
    'Liga 2025;1;palmeiras;bahia;palmeiras;Amarelo;25;;99;',
  ])
  const order = { ...sheet.guess, matchBy: 'name', create: true }
  const checked = await post(`planilhas/${sheet.id}/conferir`, order)
  expect(await errorsOf(sheet.id)).toEqual([
    '5 player: Não existe com este nome. Parecidos no elenco: Lia Reis (lia_reis).',
    '7 number: Ninguém do elenco tem a camisa 99. Diga o nome.',
  ])
  expect(checked.body.data.counts).toEqual({ create: 2, update: 0, unchanged: 0, errors: 2, questions: 2, warnings: 0 })
  const { data: questions } = (await get(`planilhas/${sheet.id}/perguntas`)).body
  expect(questions).toMatchObject([
    {
      line: 2,
      about: 'player',
      another: false,
      name: 'João',
      candidates: [
        { id: 'joao_2', name: 'João, camisa 5 de palmeiras' },
        { id: 'joao_3', name: 'João, camisa 6 de palmeiras' },
      ],
    },
    { line: 4, candidates: expect.arrayContaining([{ id: 'joao', name: 'João, fora dos dois elencos' }]) },
  ])
  const answered = await post(`planilhas/${sheet.id}/conferir`, {
    ...order,
    choices: { '2.player': 'joao_2', '4.player': 'joao' },
  })
  expect(answered.body.data.counts).toEqual({
    create: 4,
    update: 0,
    unchanged: 0,
    errors: 2,
    questions: 0,
    warnings: 0,
  })
  const stranger = await post(`planilhas/${sheet.id}/conferir`, { ...order, choices: { '2.player': 'ana' } })
  expect(stranger.body.data.counts.questions).toBe(2)
})

it('asks whether an event with other values is the same, and shows the correction before and after', async () => {
  const sheet = await sent('lances.csv', [
    'Jogo;Time;Tipo;Minuto;Jogador;Detalhe',
    `${PLAYED};bahia;Gol;10;Ana;De cabeça`,
    `${PLAYED};Palmeiras;Gol;80;Bia;`,
    `${PLAYED};bahia;Cartão amarelo;31;Ana;`,
  ])
  expect(sheet.guess.kind).toBe('event')
  const order = { ...sheet.guess, matchBy: 'name', create: true }
  const checked = await post(`planilhas/${sheet.id}/conferir`, order)
  expect(await errorsOf(sheet.id)).toEqual([])
  expect(checked.body.data.counts).toEqual({ create: 0, update: 1, unchanged: 0, errors: 0, questions: 2, warnings: 0 })
  const { data: questions } = (await get(`planilhas/${sheet.id}/perguntas`)).body
  expect(questions).toMatchObject([
    { line: 3, about: null, another: true, candidates: [{ id: 'e_6', name: 'Gol de pênalti aos 80′' }] },
    { line: 4, name: 'Cartão amarelo aos 31′, bahia × palmeiras', candidates: [{ id: 'e_2' }] },
  ])
  const choices = { 3: 'e_6', 4: 'e_2' }
  await post(`planilhas/${sheet.id}/conferir`, { ...order, choices })
  const { data: changes } = (await get(`planilhas/${sheet.id}/mudancas`)).body
  expect(changes.map(({ name, fields }: { name: string; fields: object[] }) => [name, fields.length])).toEqual([
    ['Gol aos 10′, bahia × palmeiras', 1],
    ['Gol de pênalti aos 80′, bahia × palmeiras', 1],
    ['Cartão amarelo aos 30′, bahia × palmeiras', 1],
  ])
  expect(changes[2].fields[0]).toMatchObject({ label: 'Minuto', before: '30', after: '31' })
  const before = await standing(PLAYED)
  const done = await saved(sheet.id, { ...order, choices })
  expect(await standing(PLAYED)).toContain('31 home yellow ana')
  expect(await scoreOf(PLAYED)).toBe('2:1')
  await post(`historico/${done.edit}/desfazer`)
  expect(await standing(PLAYED)).toEqual(before)

  const byId = await sent('lances.csv', ['id;Minuto;Jogador', 'e_2;33;', 'e_4;33;', 'e_99;1;'])
  const byIdOrder = { ...byId.guess, kind: 'event', matchBy: 'id', create: false }
  const answer = await post(`planilhas/${byId.id}/conferir`, byIdOrder)
  expect(await errorsOf(byId.id)).toEqual([
    '3 id: Este lance foi anulado, ou é um apito.',
    '4 id: Não existe. Para criar, deixe o id vazio.',
  ])
  expect(answer.body.data.counts).toMatchObject({ update: 1, errors: 2 })
})

it('lists all errors of each row, and the refusals of the desk', async () => {
  const sheet = await sent('lances.csv', [
    'Edição;Rodada;Mandante;Visitante;Time;Tipo;Minuto;Jogador;Camisa;Quem sai;Período;Acréscimos',
    'Liga 2026;1;bahia;palmeiras;santos;Golaço;abc;Zé;;;',
    'Liga 2026;1;bahia;palmeiras;bahia;Gol;-5;;;;',
    'Liga 2026;1;bahia;palmeiras;bahia;Gol;39,5;;;;',
    'Liga 2026;1;bahia;palmeiras;bahia;Gol;;;;;',
    'Liga 2026;1;palmeiras;bahia;bahia;Gol;5;;;;',
    'Liga 2026;4;palmeiras;bahia;bahia;Gol;5;Ana;;;',
    'Liga 2026;1;bahia;palmeiras;bahia;Substituição;75;;;Ana;',
    'Liga 2026;1;bahia;palmeiras;palmeiras;2º amarelo;44;Bia;;;',
    'Liga 2026;1;bahia;palmeiras;bahia;Amarelo;50;Ana;10;;',
    'Liga 2026;1;bahia;palmeiras;palmeiras;Amarelo;47;Bia;;;1º tempo',
    'Liga 2026;1;bahia;palmeiras;;Amarelo;47;;;;',
    'Liga 2026;1;bahia;palmeiras;bahia;Pênalti convertido na disputa;;Ana;;;',
    'Liga 2026;1;bahia;palmeiras;bahia;Amarelo;45+2;;;;;3',
    'Liga 2026;1;bahia;palmeiras;bahia;VAR;45;;;;;2',
  ])
  const order = { ...sheet.guess, kind: 'event', matchBy: 'name', create: true }
  await post(`planilhas/${sheet.id}/conferir`, order)
  const errors = await errorsOf(sheet.id)
  expect(errors.map((error) => error.split('Deve ser: ')[0])).toEqual([
    '2 type: ',
    '2 team: Não é um dos times deste jogo: bahia × palmeiras.',
    '2 minute: Deve ser um minuto do jogo, como 67 ou 45+2.',
    '3 minute: Deve ser um minuto do jogo, como 67 ou 45+2.',
    '4 minute: Deve ser um minuto do jogo, como 67 ou 45+2.',
    '5 minute: Preencha este campo.',
    '6 home: Não há este jogo nesta edição. Crie-o antes, ou confira os times, a rodada e a data.',
    '7 minute: Esse tempo do jogo ainda não começou.',
    '8 player: Diga quem entra.',
    '9 player: Este jogador ainda não tem amarelo.',
    '10 number: Neste jogo a camisa de ana é a 9.',
    '11 minute: O minuto não cabe nesse tempo do jogo.',
    '12 team: Preencha este campo.',
    '13 minute: Esse tempo do jogo ainda não começou.',
    '14 added: O minuto já diz outros acréscimos: 45+2.',
  ])
  expect(await saved(sheet.id, order)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('Há 13 linhas'),
  })
})

it('blocks no other undo once it is undone: neither of the edit that created its match, nor of a deleted match', async () => {
  const made = await sent('jogos.csv', [
    'Edição;Rodada;Data;Mandante;Visitante;Situação;Gols do mandante;Gols do visitante',
    'Liga 2026;1;03/05/2026;santos;palmeiras;Encerrado;0;0',
    'Liga 2026;3;04/05/2026;santos;bahia;Encerrado;0;0',
  ])
  const { edit: matches } = await saved(made.id, { ...made.guess, matchBy: 'name', create: true })
  const [one, other] = ['liga_2026_r1_santos_palmeiras', 'liga_2026_r3_santos_bahia']
  const sheet = await sent('lances.csv', ['Jogo;Time;Tipo;Minuto', `${one};mandante;Gol;5`, `${other};mandante;Gol;6`])
  const { edit } = await saved(sheet.id, { ...sheet.guess, matchBy: 'name', create: true })
  expect(await scoreOf(one)).toBe('1:0')
  expect((await post(`historico/${matches}/desfazer`)).body.detail).toContain('Isto mudou de novo depois')

  await sql`delete from matches where id = ${other}`.execute(test.database)
  expect((await post(`historico/${edit}/desfazer`)).status).toBe(200)
  expect(await standing(one)).toEqual([])
  const undone = await post(`historico/${matches}/desfazer`)
  expect(undone.body.detail ?? undone.status).toBe(200)
})

it('warns once of a match with an unlikely score if the sheet has its goals, and not if it has only a card', async () => {
  await test.database.updateTable('matches').set({ home_score: 21 }).where('id', '=', EARLIER).execute()
  const warnings = async (...rows: string[]) => {
    const sheet = await sent('lances.csv', [
      'Jogo;Time;Tipo;Minuto',
      ...rows.map((row) => `${EARLIER};palmeiras;${row}`),
    ])
    const checked = await post(`planilhas/${sheet.id}/conferir`, { ...sheet.guess, matchBy: 'name', create: true })
    expect(checked.body.data.counts).toMatchObject({ create: rows.length, errors: 0 })
    return (await get(`planilhas/${sheet.id}/avisos`)).body.data
  }
  expect(await warnings('Gol;71', 'Gol;72')).toMatchObject([
    { line: 2, id: EARLIER, message: 'São 21 gols em um jogo. Confira o placar.' },
  ])
  expect(await warnings('Amarelo;73')).toEqual([])
})

it('writes all the events of a match in one statement', async () => {
  const cards = Array.from({ length: 12 }, (_, at) => `${DRAWN};bahia;Amarelo;${20 + at}`)
  const sheet = await sent('lances.csv', ['Jogo;Time;Tipo;Minuto', ...cards])
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  const checked = await post(`planilhas/${sheet.id}/conferir`, { ...sheet.guess, matchBy: 'name', create: true })
  const texts = spy.mock.calls.map((call) => {
    const [query] = call as unknown as [string | { readonly text: string }]
    return typeof query === 'string' ? query : query.text
  })
  spy.mockRestore()
  expect(checked.body.data.counts).toMatchObject({ create: 12, errors: 0 })
  for (const table of ['events', 'desk_commands'])
    expect(texts.filter((text) => text.startsWith(`insert into "${table}"`))).toHaveLength(1)
})
