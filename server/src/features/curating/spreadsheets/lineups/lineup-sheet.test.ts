import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sheetCalls } from '../../../../testing/sheet-calls.ts'
import { DRAWN, insertSmallSeason, PLAYED } from '../../../../testing/small-season.ts'
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
      { id: 'rosa_a', name: 'Rosa' },
      { id: 'rosa_b', name: 'Rosa' },
      { id: 'nina', name: 'Nina Prado' },
    ])
    .execute()
  const spell = { team_id: 'bahia', role: 'player', starts: '2024-01-01' }
  await test.database
    .insertInto('spells')
    .values([
      { ...spell, person_id: 'rosa_a', number: 2 },
      { ...spell, person_id: 'rosa_b', number: 3 },
      { ...spell, person_id: 'nina', number: 4 },
    ])
    .execute()
})
afterAll(() => test.close())

async function lineup(match: string, side: string): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select concat_ws(' ', case when starter then 'T' else 'R' end, number, coalesce(person_id, person_name),
      position, case when captain then 'C' end) as words
    from lineup_players where match_id = ${match} and side = ${side} order by place`.execute(test.database)
  return rows.map(({ words }) => words)
}

async function team(match: string, side: string): Promise<unknown> {
  const { rows } = await sql`
    select formation, coalesce(coach_id, coach_name) as coach from lineups
    where match_id = ${match} and side = ${side}`.execute(test.database)
  return rows[0]
}

const HEAD = 'Edição;Rodada;Mandante;Visitante;Time;Jogador;Camisa;Titular;Posição;Capitão;Formação;Técnico'
const ROUND_1 = 'Liga 2026;1;bahia;palmeiras'

it('replaces the line-up of a team as a whole, shown before and after, and is undone exactly', async () => {
  const { sent, post, get, saved, errorsOf } = calls
  const before = await lineup(PLAYED, 'home')
  const sheet = await sent('escalacoes.csv', [
    HEAD,
    `${ROUND_1};Bahia;Nina Prado;1;Titular;Goleiro;;4-4-2;`,
    `${ROUND_1};Bahia;Ana;9;sim;Atacante;Sim;;`,
    `${ROUND_1};mandante;Fulana de Tal;20;Reserva;;;;`,
    `${ROUND_1};palmeiras;bia;11;x;;;;Zuzu Prates`,
  ])
  expect(sheet.guess).toMatchObject({
    kind: 'lineup',
    mapping: { Titular: 'starter', Posição: 'position', Camisa: 'number', Formação: 'formation', Técnico: 'coach' },
  })
  const order = { ...sheet.guess, matchBy: 'name', create: true }
  const asked = await post(`planilhas/${sheet.id}/conferir`, order)
  expect(await errorsOf(sheet.id)).toEqual([])
  // Bia is in no squad of Palmeiras, and her one-word id could also be another person's name.
  expect(asked.body.data.counts).toEqual({ create: 0, update: 3, unchanged: 0, errors: 0, questions: 1, warnings: 0 })
  const answered = { ...order, choices: { '5.player': 'bia' } }
  const checked = await post(`planilhas/${sheet.id}/conferir`, answered)
  expect(checked.body.data.counts).toEqual({ create: 1, update: 3, unchanged: 0, errors: 0, questions: 0, warnings: 0 })
  const { data: changes } = (await get(`planilhas/${sheet.id}/mudancas`)).body
  expect(changes).toMatchObject([
    {
      line: 2,
      id: PLAYED,
      name: 'Escalação de bahia, bahia × palmeiras',
      fields: [
        { label: 'Titulares', before: '9 ana (C)', after: '1 Nina Prado [GOL], 9 ana (C) [ATA]' },
        { label: 'Reservas', before: '17 Eva, Gil', after: '20 Fulana de Tal' },
        { label: 'Formação', before: '4-3-3', after: '4-4-2' },
      ],
    },
  ])
  expect(await lineup(PLAYED, 'home')).toEqual(before)

  const done = await saved(sheet.id, answered)
  expect(done).toMatchObject({ status: 'done', counts: { create: 1, update: 3 } })
  expect(await lineup(PLAYED, 'home')).toEqual(['T 1 nina goalkeeper', 'T 9 ana forward C', 'R 20 Fulana de Tal'])
  expect(await team(PLAYED, 'home')).toEqual({ formation: '4-4-2', coach: 'caio' })
  expect(await lineup(PLAYED, 'away')).toEqual(['T 11 bia'])
  expect(await team(PLAYED, 'away')).toEqual({ formation: null, coach: 'Zuzu Prates' })

  const again = await post(`planilhas/${sheet.id}/conferir`, order)
  expect(again.body.data.counts).toEqual({ create: 0, update: 0, unchanged: 4, errors: 0, questions: 0, warnings: 0 })
  expect((await post(`historico/${done.edit}/desfazer`)).status).toBe(200)
  expect(await lineup(PLAYED, 'home')).toEqual(before)
  expect(await team(PLAYED, 'home')).toEqual({ formation: '4-3-3', coach: 'caio' })
  expect(await lineup(PLAYED, 'away')).toEqual([])
})

it('never writes half a line-up: a wrong or a doubtful row keeps back the others of its team', async () => {
  const { sent, post, get, saved, errorsOf } = calls
  const sheet = await sent('escalacoes.csv', [
    HEAD,
    `${ROUND_1};Bahia;Ana;9;sim;;;;`,
    `${ROUND_1};Bahia;Rosa;;sim;;;;`,
    'Liga 2026;2;santos;bahia;bahia;Ana;9;talvez;Goleiro;;4-4-4;',
    'Liga 2026;2;santos;bahia;bahia;Eva;9;sim;Goleiro;;;',
    'Liga 2026;2;santos;bahia;santos;Ninguém;1;sim;;;4-4-2;',
    'Liga 2026;2;santos;bahia;santos;Dora;2;sim;;;4-3-3;',
    'Liga 2026;2;santos;bahia;santos;;3;sim;;;;',
    'Liga 2026;2;santos;bahia;santos;;;sim;;;;',
  ])
  const order = { ...sheet.guess, matchBy: 'name', create: true, choices: { '7.player': 'dora' } }
  const checked = await post(`planilhas/${sheet.id}/conferir`, order)
  expect(await errorsOf(sheet.id)).toEqual([
    '4 starter: Deve ser sim ou não.',
    '4 formation: A formação soma dez jogadores de linha, como 4-3-3.',
    '7 formation: A linha 6, do mesmo time, diz outra coisa.',
    '8 number: Ninguém do elenco tem a camisa 3. Diga o nome.',
    '9 player: Diga o jogador, ou a camisa dele.',
  ])
  expect(checked.body.data.counts).toEqual({ create: 0, update: 0, unchanged: 0, errors: 6, questions: 2, warnings: 0 })
  const { data: questions } = (await get(`planilhas/${sheet.id}/perguntas`)).body
  expect(questions).toMatchObject([
    { line: 3, about: 'player', another: true, candidates: [{ id: 'rosa_a' }, { id: 'rosa_b' }] },
  ])
  const done = await saved(sheet.id, { ...order, onlyGood: true })
  expect(done.counts).toMatchObject({ create: 0, update: 0 })
  expect(await lineup(DRAWN, 'away')).toEqual([])
})

it('follows the rules of the form, with each error on its row', async () => {
  const { sent, post, errorsOf } = calls
  const round2 = 'Liga 2026;2;santos;bahia;bahia'
  const sheet = await sent('escalacoes.csv', [
    HEAD,
    `${round2};Ana;9;sim;Goleiro;Sim;4-4-4;`,
    `${round2};Eva;9;sim;Goleiro;Sim;;`,
    `${round2};dora;7;não;;;;`,
    `${round2};Nina Prado;8;não;;;;`,
    `${round2};Nina Prado;10;não;;;;`,
    `${round2};${'Z'.repeat(121)};11;não;;;;`,
  ])
  const order = { ...sheet.guess, matchBy: 'name', create: true, choices: { '3.player': 'eva', '4.player': 'dora' } }
  await post(`planilhas/${sheet.id}/conferir`, order)
  expect(await errorsOf(sheet.id)).toEqual([
    '2 position: O visitante tem mais de um goleiro em campo.',
    '2 formation: A formação soma dez jogadores de linha, como 4-3-3.',
    '3 number: A camisa 9 do visitante está repetida.',
    '3 captain: Só um é o capitão.',
    '6 player: Esta pessoa já está na linha 5.',
    '7 player: Use no máximo 120 caracteres.',
  ])
  const referee = await sent('escalacoes.csv', [HEAD, `${round2};dora;7;não;;;;`])
  await post(`planilhas/${referee.id}/conferir`, { ...order, choices: { '2.player': 'dora' } })
  expect(await errorsOf(referee.id)).toEqual([
    '2 player: Dora é da arbitragem deste jogo: não pode estar na escalação.',
  ])
})
