import type { DeskView, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DRAWN, EARLIER, insertSmallSeason, NEXT, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

let test: TestApp
let admin: Session
let author: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertSmallSeason(test.database, '2026-05-10')
  // Officials may not take part in the events of their match, so the fixture's officials are removed.
  await test.database.deleteFrom('match_officials').where('match_id', '=', DRAWN).execute()
})
afterAll(() => test.close())
// An account may suggest ten times a minute.
beforeEach(async () => {
  author = await test.register('Bia Torres')
})

let network = 0
const suggest = (record: string, body: object) => {
  network += 1
  return test.call('POST', '/api/v1/sugestoes', {
    as: author,
    ip: `10.6.1.${network}`,
    body: { kind: 'match', record, source: 'Súmula', ...body },
  })
}
const decide = (id: string, what: 'aceitar' | 'recusar', body: object = {}, as = admin) =>
  test.call('POST', `/api/v1/sugestoes/${id}/${what}`, { as, body })
const desk = async (match: string): Promise<DeskView> =>
  (await test.call('GET', `/api/v1/campeonatos/liga/jogos/${match}/mesa`, { as: admin })).body.data
const standing = async (match: string) =>
  (await desk(match)).events.filter(({ retracted, type }) => !retracted && !type.startsWith('period'))
const undo = (edit: string) => test.call('POST', `/api/v1/historico/${edit}/desfazer`, { as: admin })

const card = { do: 'tell', type: 'yellow', side: 'away', minute: 33, player: 'eva' }
const red = { do: 'tell', type: 'red', side: 'home', minute: 70, player: 'dora' }

it('a missing event is recorded at the desk when it is accepted, in part, with credit to its author', async () => {
  const before = await standing(DRAWN)
  const { status, body } = await suggest(DRAWN, { events: [card, red] })
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body.data).toMatchObject({
    part: 'events',
    status: 'open',
    names: { eva: 'Eva', dora: 'Dora', home: 'santos', away: 'bahia' },
    fields: [
      { field: '1', label: 'Lance que falta', after: card, now: null },
      { field: '2', label: 'Lance que falta', after: red, now: null },
    ],
  })
  expect(await standing(DRAWN)).toEqual(before)

  const accepted = await decide(body.data.id, 'aceitar', { values: { 1: card }, comment: 'O vermelho, não.' })
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
  expect(accepted.body.data).toMatchObject({ status: 'accepted', accepted: ['1'], author: { accepted: 1 } })
  const told = (await standing(DRAWN)).filter(({ id }) => !before.some((event) => event.id === id))
  expect(told).toMatchObject([{ type: 'yellow', side: 'away', minute: 33, period: 'firstHalf', player: { id: 'eva' } }])
  const history = await test.call('GET', `/api/v1/historico?registro=match:${DRAWN}`, { as: author })
  expect(history.body.data[0]).toMatchObject({ kind: 'desk', credited: 'Bia Torres', source: 'Súmula' })
  const letter = await until(async () => test.mails.find((mail) => mail.subject === 'Sua sugestão foi aceita em parte'))
  expect(letter.body).toContain('os lances do jogo santos x bahia')

  // Undone at the desk, it stays as retracted, so that clients who saw it learn of it.
  expect((await undo(accepted.body.data.edit)).status).toBe(200)
  expect(await standing(DRAWN)).toEqual(before)
  expect((await desk(DRAWN)).events).toContainEqual(expect.objectContaining({ id: told[0]!.id, retracted: true }))
})

it('a wrong event is corrected, and one that did not happen is retracted; the reviewer sees what stands', async () => {
  const card = async () => (await standing(PLAYED)).find(({ id }) => id === 'e_2')
  const event = await card()
  const { body } = await suggest(PLAYED, {
    events: [{ do: 'correct', event: event!.id, minute: 44, detail: 'Falta dura' }],
  })
  expect(body.data.fields).toMatchObject([
    { label: 'Lance errado', now: { id: event!.id, minute: event!.minute }, before: { id: event!.id } },
  ])
  const corrected = await decide(body.data.id, 'aceitar')
  expect(await card()).toMatchObject({ minute: 44, detail: 'Falta dura' })
  expect((await undo(corrected.body.data.edit)).status).toBe(200)
  expect(await card()).toMatchObject({ minute: event!.minute, detail: event!.detail })

  const gone = await suggest(PLAYED, { events: [{ do: 'retract', event: event!.id }] })
  expect(gone.status, JSON.stringify(gone.body)).toBe(201)
  await decide(gone.body.data.id, 'aceitar')
  expect(await card()).toBeUndefined()
})

it('a goal of a known score completes it; more goals than the score are refused before a review', async () => {
  const goal = { do: 'tell', type: 'goal', side: 'home', minute: 12 }
  const { status, body } = await suggest(EARLIER, { events: [goal, { ...goal, minute: 30 }] })
  expect(status, JSON.stringify(body)).toBe(201)
  const accepted = await decide(body.data.id, 'aceitar')
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
  expect((await desk(EARLIER)).match.score).toEqual({ home: 3, away: 0 })
  const beyond = await suggest(EARLIER, { events: [{ ...goal, side: 'away', minute: 50 }] })
  expect(beyond.body.errors).toEqual([{ field: 'events.0', message: expect.stringContaining('placar') }])
})

it('says at once what cannot be accepted, each under its event', async () => {
  const wrong = await suggest(DRAWN, {
    events: [
      { ...card, minute: undefined },
      { do: 'correct', event: 'nao_ha' },
      { ...card, player: 'ninguem' },
    ],
  })
  expect(wrong.body.errors).toEqual([
    { field: 'events.0', message: 'Diga em que minuto foi.' },
    { field: 'events.1', message: 'Este lance não existe mais.' },
  ])
  const unknown = await suggest(DRAWN, { events: [{ ...card, player: 'ninguem' }, red] })
  expect(unknown.body.errors).toEqual([{ field: 'events.0', message: 'Este jogador não existe mais.' }])
  expect((await suggest(NEXT, { events: [card] })).body.errors[0].message).toContain('não começou')
  expect((await suggest(DRAWN, {})).status).toBe(400)
  expect((await suggest(DRAWN, { events: [card], values: { attendance: 3 } })).status).toBe(400)
  expect((await suggest('ninguem', { events: [card] })).status).toBe(404)
  const team = await test.call('POST', '/api/v1/sugestoes', {
    as: author,
    ip: '10.6.2.1',
    body: { kind: 'team', record: 'bahia', source: 'Súmula', events: [card] },
  })
  expect(team.body.errors).toEqual([{ field: 'kind', message: expect.any(String) }])
})

it('an event recorded meanwhile is shown beside the suggestion, and not recorded twice', async () => {
  const late = { ...card, minute: 80, player: 'dora', side: 'home' }
  const { body } = await suggest(DRAWN, { events: [late] })
  const told = await test.call('POST', `/api/v1/campeonatos/liga/jogos/${DRAWN}/eventos`, {
    as: admin,
    body: { commands: [{ id: `mesa_${'7'.repeat(32)}`, ...late, minute: 81 }] },
  })
  expect(told.body.data.outcomes[0]).toMatchObject({ done: true })
  const { body: list } = await test.call('GET', `/api/v1/sugestoes?sugestao=${body.data.id}`, { as: admin })
  expect(list.data[0].fields[0]).toMatchObject({ before: null, now: { minute: 81, player: { id: 'dora' } } })
  const refused = await decide(body.data.id, 'aceitar')
  expect(refused.body.errors).toEqual([{ field: 'events.0', message: 'O jogo já tem este lance.' }])
  expect((await decide(body.data.id, 'recusar', { reason: 'Já está no jogo.' })).status).toBe(200)
  const sent = await suggest(DRAWN, { events: [late] })
  expect(sent.body.errors[0].message).toBe('O jogo já tem este lance.')
  const another = await suggest(DRAWN, { events: [{ ...late, player: null, another: true }] })
  expect(another.status, JSON.stringify(another.body)).toBe(201)
})

const player = { number: null, position: null, captain: false, x: null, y: null }
const sheet = (...people: string[]) => ({
  formation: null,
  coach: people[0] === 'eva' ? null : { person: 'caio' },
  starters: people.map((person, at) => ({ ...player, person, number: at + 1 })),
  bench: [],
})
const lineups = async (match: string) =>
  (await test.call('GET', `/api/v1/campeonatos/liga/jogos/${match}/escalacao`, { as: author })).body.data

it('a line-up is written as its editor writes it, the other side stays, and it is undone', async () => {
  const before = await lineups(NEXT)
  const { status, body } = await suggest(NEXT, { lineups: { home: sheet('eva'), away: sheet('dora') } })
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body.data).toMatchObject({ part: 'lineups', names: { eva: 'Eva', dora: 'Dora', caio: 'Caio' } })
  expect(body.data.fields.map(({ field, label }: { field: string; label: string }) => [field, label])).toEqual([
    ['away', 'Escalação do visitante'],
    ['home', 'Escalação do mandante'],
  ])
  const away = body.data.fields[0].after
  expect((await decide(body.data.id, 'aceitar', { values: { away: { ...away, formation: '4-3-3' } } })).status).toBe(
    400,
  )
  const accepted = await decide(body.data.id, 'aceitar', { values: { away } })
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
  expect(accepted.body.data.accepted).toEqual(['away'])
  const now = await lineups(NEXT)
  expect(now.home).toEqual(before.home)
  expect(now.away).toMatchObject({ coach: { id: 'caio' }, starters: [{ person: { id: 'dora' }, number: 1 }] })
  expect((await suggest(NEXT, { lineups: { away: sheet('dora') } })).body.detail).toContain('Nada do que você enviou')
  expect((await undo(accepted.body.data.edit)).status).toBe(200)
  expect({ ...(await lineups(NEXT)), match: null }).toEqual({ ...before, match: null })
})

it('a line-up that contradicts itself is refused under the player it is about', async () => {
  const twice = sheet('eva', 'dora')
  twice.starters[1]!.number = 1
  const { status, body } = await suggest(NEXT, { lineups: { home: twice } })
  expect(status).toBe(400)
  expect(body.errors).toEqual([
    { field: 'lineups.home.starters.1.number', message: expect.stringContaining('repetida') },
  ])
})

it('a reviewer by duty decides too, but not about their own', async () => {
  const reviewer = await test.register('Rui Prado')
  const duty = { role: 'reviewer', queues: ['suggestions'] }
  const given = await test.call('POST', `/api/v1/usuarios/${reviewer.user._id}/funcoes`, { as: admin, body: duty })
  expect(given.status, JSON.stringify(given.body)).toBe(201)
  const { body } = await suggest(DRAWN, { events: [{ ...card, minute: 20 }] })
  expect((await decide(body.data.id, 'aceitar', {}, author)).status).toBe(403)
  const accepted = await decide(body.data.id, 'aceitar', {}, reviewer)
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
  const own = await test.call('POST', '/api/v1/sugestoes', {
    as: reviewer,
    body: { kind: 'match', record: DRAWN, source: 'Súmula', events: [{ ...red, minute: 21 }] },
  })
  expect((await decide(own.body.data.id, 'aceitar', {}, reviewer)).status).toBe(403)
})
