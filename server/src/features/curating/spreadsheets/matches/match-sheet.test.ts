import type { SpreadsheetWarning } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSmallSeason, NEXT, PLAYED } from '../../../../testing/small-season.ts'
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
    .insertInto('teams')
    .values({ id: 'santos_ap', name: 'Santos', kind: 'club', country: 'BR', state: 'AP' })
    .execute()
  await test.database.insertInto('stadiums').values({ id: 'vila', name: 'Vila Belmiro' }).execute()
})
afterAll(() => test.close())

const post: Calls['post'] = (...call) => calls.post(...call)
const get: Calls['get'] = (...call) => calls.get(...call)
const sent: Calls['sent'] = (...call) => calls.sent(...call)
const errorsOf: Calls['errorsOf'] = (...call) => calls.errorsOf(...call)
const saved: Calls['saved'] = (...call) => calls.saved(...call)

async function snapshot(): Promise<unknown> {
  const { rows } = await sql<{ row: string }>`
    select (to_jsonb(m) - 'version' - 'updated_at' - 'created_at' - 'desk_at')::text as row
    from matches as m order by 1`.execute(test.database)
  return rows
}

const matchOf = async (id: string) =>
  (await sql<Record<string, unknown>>`select *, day::text as day from matches where id = ${id}`.execute(test.database))
    .rows[0]

const HEAD = 'Edição;Rodada;Data;Hora;Mandante;Visitante;Estádio;Gols do mandante;Gols do visitante;Situação'

it('creates and changes matches by their teams and round, as one edit that is undone exactly', async () => {
  const before = await snapshot()
  const sheet = await sent('jogos.csv', [
    HEAD,
    // Of the two teams of this name only one plays in the edition.
    'Liga 2026;1;03/05/2026;16h30;Santos;Palmeiras;Vila Belmiro;2;2;Encerrado',
    'Liga 2026;Rodada 4;20/05/2026;21:00;palmeiras;bahia;;;;',
    'Liga 2026;1ª rodada;;;bahia;palmeiras;;3;1;',
    'Liga 2026;4;24/05/2026;;Santos;Bahia;;;;',
  ])
  expect(sheet.guess).toMatchObject({ kind: 'match', mapping: { Rodada: 'round', Hora: 'time', Situação: 'status' } })
  const order = { ...sheet.guess, matchBy: 'name', create: true }
  const checked = await post(`planilhas/${sheet.id}/conferir`, order)
  expect(await errorsOf(sheet.id)).toEqual([])
  expect(checked.body.data.counts).toEqual({ create: 2, update: 2, unchanged: 0, errors: 0, questions: 0, warnings: 1 })
  expect(await snapshot()).toEqual(before)
  const { data: changes } = (await get(`planilhas/${sheet.id}/mudancas`)).body
  expect(changes[1]).toMatchObject({
    line: 4,
    id: PLAYED,
    name: 'bahia × palmeiras',
    fields: [{ field: 'homeScore', label: 'Gols do mandante', before: 2, after: 3 }],
  })

  const done = await saved(sheet.id, order)
  expect(done).toMatchObject({ status: 'done', counts: { create: 2, update: 2 } })
  expect(await matchOf('liga_2026_r1_santos_palmeiras')).toMatchObject({
    kickoff: new Date('2026-05-03T19:30:00Z'),
    time_confirmed: true,
    stadium_id: 'vila',
    status: 'finished',
    home_score: 2,
    away_score: 2,
  })
  expect(await matchOf(NEXT)).toMatchObject({ day: '2026-05-20', kickoff: new Date('2026-05-21T00:00:00Z') })
  expect(await matchOf('liga_2026_r4_santos_bahia')).toMatchObject({
    day: '2026-05-24',
    kickoff: null,
    status: 'scheduled',
  })
  expect((await get(`historico/${done.edit}`)).body.data).toMatchObject({
    kind: 'sheet',
    summary: 'gravou a planilha jogos.csv (jogos): 2 criados, 2 mudados',
  })

  const again = await post(`planilhas/${sheet.id}/conferir`, order)
  expect(again.body.data.counts).toEqual({ create: 0, update: 0, unchanged: 4, errors: 0, questions: 0, warnings: 0 })
  expect((await post(`historico/${done.edit}/desfazer`)).status).toBe(200)
  expect(await snapshot()).toEqual(before)
})

it('reports unknown, ambiguous, repeated or invalid rows, with the candidates', async () => {
  const before = await snapshot()
  await test.database.insertInto('phase_teams').values({ phase_id: 'liga_2025_fase', team_id: 'santos_ap' }).execute()
  await test.database.insertInto('phase_teams').values({ phase_id: 'liga_2025_fase', team_id: 'santos' }).execute()
  const sheet = await sent('jogos.csv', [
    HEAD,
    'Liga 2026;2;;;Palmeiras SP;bahia;Vila;;;',
    'Liga 2025;1;;;Santos;bahia;;;;',
    'Liga 2026;99;;25h;bahia;santos;;;;',
    'Liga 2026;;;;bahia;santos;;;;',
    'Liga 1900;1;;;bahia;santos;;;;',
    'Liga 2026;2;10/05/2026;16:00;palmeiras;santos_ap;;;;',
    'Liga 2026;2;17/06/2126;16:00;palmeiras;bahia;;1;0;Encerrado',
    'Liga 2026;4;;;palmeiras;bahia;;;;Adiado',
    'Liga 2026;2;;;santos;palmeiras;;;;',
    'Liga 2026;2;01/06/2026;;santos;palmeiras;;;;',
    'Liga 2026;4;;;santos;palmeiras;;1;;',
    'Liga 2026;2;;20:00;bahia;palmeiras;;;;',
    'Liga 2026;3;26/04/2026;;bahia;palmeiras;;;;',
    'Liga 2026;3;;;;santos;;;;',
  ])
  const order = { ...sheet.guess, matchBy: 'name', create: true }
  const checked = await post(`planilhas/${sheet.id}/conferir`, order)
  expect(await errorsOf(sheet.id)).toEqual([
    '2 home: Não existe com este nome. Parecidos nesta edição: palmeiras (palmeiras).',
    '2 stadium: Não existe. Use o id ou o nome exato.',
    '3 home: Há 2 com este nome. Use o id: santos, santos_ap.',
    '4 time: Deve ser uma hora do dia, como 16:00 ou 16h30.',
    '4 round: Não é uma rodada desta edição.',
    '5 round: Diga a rodada ou a data: é por uma delas que se acha o jogo.',
    '6 edition: Não existe. Use o id ou o nome exato.',
    '7 away: Não participa de Fase.',
    '8 status: O jogo está marcado para 17/06/2126: ainda não pode ter terminado.',
    '9 statusReason: Diga o motivo.',
    '11 home: Repete a linha 10.',
    '12 status: Um jogo agendado ainda não tem placar.',
    '13 date: Diga também a data.',
    `14 date: Este jogo já existe nesse dia, em outro lugar da edição: ${PLAYED}.`,
    '15 home: Preencha este campo.',
  ])
  expect(checked.body.data.counts).toEqual({
    create: 1,
    update: 0,
    unchanged: 0,
    errors: 13,
    questions: 0,
    warnings: 0,
  })
  expect(await saved(sheet.id, order)).toMatchObject({ status: 'failed' })
  expect(await snapshot()).toEqual(before)
})

it('takes the edition that is said once for all rows that do not say it', async () => {
  const sheet = await sent('jogos.csv', [
    'Rodada;Mandante;Visitante;Público',
    '1;bahia;palmeiras;77',
    '1;santos;bahia;',
  ])
  const order = { ...sheet.guess, kind: 'match', matchBy: 'name', create: true }
  expect((await post(`planilhas/${sheet.id}/conferir`, order)).body.detail).toContain('Edição')
  const checked = await post(`planilhas/${sheet.id}/conferir`, { ...order, edition: 'liga_2026' })
  expect(checked.body.data).toMatchObject({
    order: { edition: 'liga_2026' },
    counts: { create: 1, update: 1, unchanged: 0, errors: 0, questions: 0, warnings: 0 },
  })
  await post(`planilhas/${sheet.id}/conferir`, { ...order, edition: 'liga_1900' })
  expect(await errorsOf(sheet.id)).toEqual(
    [2, 3].map((line) => `${line} edition: Não existe. Use o id ou o nome exato.`),
  )
  const ofTeams = await post(`planilhas/${sheet.id}/conferir`, { ...order, kind: 'stadium', edition: 'liga_2026' })
  expect(ofTeams.status).toBe(400)
})

it('finds a match by its day where no round is said, and by its id, and never moves it to another place', async () => {
  const before = await snapshot()
  const byDay = await sent('jogos.csv', [
    'Edição;Data;Mandante;Visitante;Público',
    'Liga 2026;26/04/2026;bahia;palmeiras;4321',
  ])
  const byDayOrder = { ...byDay.guess, matchBy: 'name', create: false }
  const checked = await post(`planilhas/${byDay.id}/conferir`, byDayOrder)
  expect(checked.body.data.counts).toEqual({ create: 0, update: 1, unchanged: 0, errors: 0, questions: 0, warnings: 0 })

  const byId = await sent('jogos.csv', [
    'id;Rodada;Mandante;Público',
    `${PLAYED};1;bahia;100`,
    `${NEXT};2;palmeiras;`,
    `nao_ha;;;5`,
  ])
  const order = { ...byId.guess, kind: 'match', matchBy: 'id', create: false }
  const answer = await post(`planilhas/${byId.id}/conferir`, order)
  expect(await errorsOf(byId.id)).toEqual([
    '3 round: Não muda depois que o registro foi criado.',
    '4 id: Não existe. Para criar, deixe o id vazio.',
  ])
  expect(answer.body.data.counts).toMatchObject({ update: 1, errors: 2 })
  const done = await saved(byId.id, { ...order, onlyGood: true })
  expect(await matchOf(PLAYED)).toMatchObject({ attendance: 100 })
  await post(`historico/${done.edit}/desfazer`)
  expect(await snapshot()).toEqual(before)
})

it('warns of what the form of a match warns of, and refuses an end before the day', async () => {
  await test.database.insertInto('stadiums').values({ id: 'acanhado', name: 'Acanhado', capacity: 900 }).execute()
  const sheet = await sent('jogos.csv', [
    'Edição;Data;Mandante;Visitante;Estádio;Público;Gols do mandante;Gols do visitante;Situação',
    'Liga 2026;02/06/2026;Santos;Palmeiras;Acanhado;901;14;7;Encerrado',
    'Liga 2026;02/06/2026;bahia;palmeiras;Acanhado;900;1;0;Encerrado',
    'Liga 2026;02/06/2150;bahia;Santos;;;1;0;Encerrado',
  ])
  const order = { ...sheet.guess, matchBy: 'name', create: true }
  const checked = await post(`planilhas/${sheet.id}/conferir`, order)
  expect(checked.body.data.counts).toMatchObject({ create: 2, errors: 1, warnings: 2 })
  expect(await errorsOf(sheet.id)).toEqual([
    '4 status: O jogo está marcado para 02/06/2150: ainda não pode ter terminado.',
  ])
  const { data } = (await get(`planilhas/${sheet.id}/avisos`)).body
  expect(data.map(({ line, name, message }: SpreadsheetWarning) => [line, name, message])).toEqual([
    [2, 'santos × palmeiras', 'O público passa da capacidade do estádio Acanhado, que é de 900.'],
    [2, 'santos × palmeiras', 'São 21 gols em um jogo. Confira o placar.'],
    [2, 'santos × palmeiras', 'palmeiras tem outro jogo no mesmo dia, 02/06/2026.'],
    [3, 'bahia × palmeiras', 'palmeiras tem outro jogo no mesmo dia, 02/06/2026.'],
  ])
})
