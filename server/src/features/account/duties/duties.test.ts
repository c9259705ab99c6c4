import type { NewDuty, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskCommand } from '../../../testing/desk-commands.ts'
import { insertSmallSeason, LIVE, NEXT, OTHER, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const DAY = 24 * 3_600_000
const MATCHES = '/api/v1/campeonatos/liga/jogos'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertSmallSeason(test.database, new Date().toISOString().slice(0, 10))
  // A second championship, which no duty of these tests names.
  await test.call('POST', '/api/v1/campeonatos', {
    as: admin,
    body: { name: 'Copa', code: 'copa', kind: 'cup', participants: 'club', gender: 'men' },
  })
  await test.call('POST', '/api/v1/edicoes', { as: admin, body: { competition: 'copa', name: '2026' } })
})
afterAll(() => test.close())

const duties = (user: Session) => `/api/v1/usuarios/${user.user._id}/funcoes`
const give = (user: Session, body: NewDuty, as = admin) => test.call('POST', duties(user), { as, body })
async function holder(body: NewDuty): Promise<Session & { duty: string }> {
  const session = await test.register()
  const { status, body: answer } = await give(session, body)
  expect(status, JSON.stringify(answer)).toBe(201)
  return { ...session, duty: answer.data.id }
}
const desk = (as: Session, match: string) => test.call('GET', `${MATCHES}/${match}/mesa`, { as })
const startMatch = (as: Session, match: string) =>
  test.call('POST', `${MATCHES}/${match}/eventos`, {
    as,
    body: { commands: [deskCommand('start', { period: 'firstHalf' })] },
  })
const patch = (as: Session, path: string, body: object) => test.call('PATCH', `/api/v1${path}`, { as, body })
const audited = async (action: string) =>
  test.database.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('id', 'desc').execute()

describe('a scorer', () => {
  it('uses the desk of the given match and no other, until the duty is taken away', async () => {
    const yesterday = new Date(Date.now() - DAY).toISOString().slice(0, 10)
    await test.database.updateTable('matches').set({ day: yesterday }).where('id', '=', NEXT).execute()
    const scorer = await holder({ role: 'scorer', matches: [NEXT] })
    expect((await desk(scorer, NEXT)).status).toBe(200)
    expect((await startMatch(scorer, NEXT)).body.data.outcomes[0]).toMatchObject({ done: true })
    const refused = await desk(scorer, LIVE)
    expect(refused.status).toBe(403)
    expect(refused.body.error.Exit.info).toContain('função de mesário não inclui')
    expect((await startMatch(scorer, OTHER)).status).toBe(403)
    // The desk only: the match's data and line-ups are an editor's.
    expect((await patch(scorer, `/campeonatos/liga/jogos/${NEXT}`, { attendance: 1 })).status).toBe(403)

    const end = await test.call('DELETE', `${duties(scorer)}/${scorer.duty}`, { as: admin })
    expect(end.status).toBe(204)
    expect((await desk(scorer, NEXT)).status).toBe(403)
    const ended = await startMatch(scorer, NEXT)
    expect(ended.status).toBe(403)
    expect(ended.body.error.Exit.info).toContain('função de mesário, e a sua conta não a tem, ou não a tem mais')
  })

  it('may be given the matches of a team, or of a championship', async () => {
    const ofTeam = await holder({ role: 'scorer', teams: ['palmeiras'] })
    expect((await desk(ofTeam, NEXT)).status).toBe(200)
    expect((await desk(ofTeam, OTHER)).status).toBe(200)
    expect((await desk(ofTeam, LIVE)).status).toBe(403)
    const ofLeague = await holder({ role: 'scorer', competitions: ['liga'] })
    expect((await desk(ofLeague, LIVE)).status).toBe(200)
    const ofCup = await holder({ role: 'scorer', competitions: ['copa'] })
    // The address names the cup; the match is the league's.
    expect((await test.call('GET', `/api/v1/campeonatos/copa/jogos/${LIVE}/mesa`, { as: ofCup })).status).toBe(403)
  })

  it('is made one once, whatever the order of the list; with another last day it is another duty', async () => {
    const scorer = await holder({ role: 'scorer', matches: [NEXT, OTHER] })
    const again = await give(scorer, { role: 'scorer', matches: [OTHER, NEXT] })
    expect([again.status, again.body.errors]).toEqual([
      400,
      [{ field: 'matches', message: 'Esta conta já tem esta função.' }],
    ])
    expect((await give(scorer, { role: 'scorer', matches: [OTHER, NEXT], until: '2100-01-01' })).status).toBe(201)
    const both = await Promise.all([1, 2].map(() => give(scorer, { role: 'scorer', teams: ['bahia'] })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
  })

  it('may not after the last day', async () => {
    const today = new Date(test.context.now()).toISOString().slice(0, 10)
    const scorer = await holder({ role: 'scorer', competitions: ['liga'], until: today })
    expect((await desk(scorer, LIVE)).status).toBe(200)
    test.advance(2 * DAY)
    const later = await test.call('POST', '/access/login', {
      body: { email: scorer.user.email, password: 'arquibancada-norte-7' },
    })
    const again = later.body as Session
    expect((await desk(again, LIVE)).status).toBe(403)
    const { body } = await test.call('GET', '/api/v1/conta/funcoes', { as: again })
    expect(body.data).toMatchObject([{ role: 'scorer', until: today, active: false }])
    test.advance(-2 * DAY)
  })
})

describe('a duty for a team', () => {
  it('follows it into the record that it is merged into', async () => {
    const scorer = await holder({ role: 'scorer', teams: ['santos'] })
    const made = await test.call('POST', '/api/v1/times', {
      as: admin,
      body: { name: 'Santos FC', kind: 'club', gender: 'men', ageLevel: 'senior' },
    })
    const into = made.body.data.id as string
    const merge = await test.call('POST', '/api/v1/fusoes', { as: admin, body: { kind: 'team', from: 'santos', into } })
    expect(merge.status, JSON.stringify(merge.body)).toBe(200)
    expect((await desk(scorer, LIVE)).status).toBe(200)
    const { body } = await test.call('GET', '/api/v1/conta/funcoes', { as: scorer })
    expect(body.data[0].teams).toMatchObject([{ id: into, name: 'Santos FC' }])
    await test.call('POST', `/api/v1/historico/${merge.body.data.edit}/desfazer`, { as: admin })
    expect((await desk(scorer, LIVE)).status).toBe(200)
  })
})

describe('an editor', () => {
  it('of a championship edits what belongs to it, and undoes their own work', async () => {
    const editor = await holder({ role: 'editor', competitions: ['liga'] })
    const saved = await patch(editor, `/campeonatos/liga/jogos/${PLAYED}`, { attendance: 12_345 })
    expect(saved.status).toBe(200)
    expect((await patch(editor, '/campeonatos/liga', { shortName: 'A Liga' })).status).toBe(200)
    expect((await patch(editor, '/edicoes/liga_2026', { ends: '2026-12-20' })).status).toBe(200)
    expect((await patch(editor, '/campeonatos/copa', { shortName: 'A Copa' })).status).toBe(403)
    expect((await patch(editor, '/edicoes/copa_2026', { ends: '2026-12-20' })).status).toBe(403)
    // A new championship is not one of theirs; nor are people, who belong to none.
    const championship = { name: 'Taça', code: 'taca', kind: 'cup', participants: 'club', gender: 'men' }
    expect((await test.call('POST', '/api/v1/campeonatos', { as: editor, body: championship })).status).toBe(403)
    expect((await patch(editor, '/jogadores/ana', { shortName: 'Aninha' })).status).toBe(403)

    const undo = (as: Session, edit: string) => test.call('POST', `/api/v1/historico/${edit}/desfazer`, { as })
    const { edit } = saved.body.data
    expect((await undo(editor, edit)).status).toBe(200)
    const theirs = (await patch(admin, '/campeonatos/liga', { shortName: 'Liga' })).body.data.edit
    expect((await undo(editor, theirs)).status).toBe(403)
    const other = (await patch(editor, `/campeonatos/liga/jogos/${PLAYED}`, { attendance: 7 })).body.data.edit
    await test.call('DELETE', `${duties(editor)}/${editor.duty}`, { as: admin })
    expect((await undo(editor, other)).status).toBe(403)
  })

  it('of parts moves nothing into a championship that is not theirs, nor out of one', async () => {
    const editor = await holder({ role: 'editor', kinds: ['title'], competitions: ['liga'] })
    const title = (edition: string) =>
      test.call('POST', '/api/v1/titulos', { as: editor, body: { edition, champion: 'bahia' } })
    expect((await title('copa_2026')).status).toBe(403)
    const made = await title('liga_2025')
    expect(made.status).toBe(201)
    const id = made.body.data.id as string
    expect((await patch(editor, `/titulos/${id}`, { edition: 'copa_2026' })).status).toBe(403)
    expect((await patch(editor, `/titulos/${id}`, { note: 'Invicto' })).status).toBe(200)
    expect((await patch(editor, `/campeonatos/liga/jogos/${PLAYED}`, { attendance: 1 })).status).toBe(403)
    const cup = await test.call('POST', '/api/v1/titulos', {
      as: admin,
      body: { edition: 'copa_2026', champion: 'santos' },
    })
    const taken = await patch(editor, `/titulos/${cup.body.data.id}`, { edition: 'liga_2026' })
    expect(taken.status).toBe(403)
  })

  it('of players edits players, except those who are coaches too', async () => {
    const editor = await holder({ role: 'editor', kinds: ['player'] })
    expect((await patch(editor, '/jogadores/ana', { shortName: 'Aninha' })).status).toBe(200)
    expect((await patch(editor, '/jogadores/caio', { shortName: 'Caião' })).status).toBe(403)
    expect((await patch(editor, '/tecnicos/ana', { shortName: 'Aninha' })).status).toBe(403)
    expect((await patch(editor, '/jogadores/dora', { shortName: 'Dorinha' })).status).toBe(403)
    expect((await patch(editor, '/times/bahia', { nickname: 'Tricolor' })).status).toBe(403)
    const names = (id: string) => patch(editor, `/nomes/person/${id}`, { add: { aliases: ['Ana Banana'] } })
    expect((await names('ana')).status).toBe(200)
    expect((await names('caio')).status).toBe(403)
    expect((await patch(editor, '/nomes/team/bahia', { add: { aliases: ['Bahêa'] } })).status).toBe(403)
    expect((await patch(editor, '/jogadores/ninguem', { shortName: 'X' })).status).toBe(404)
    const [entry] = await audited('records.edit')
    expect(entry!.details).toMatchObject({ duty: editor.duty })
    // The form says so before anything is typed.
    const form = (id: string) => test.call('GET', `/api/v1/jogadores/${id}/settings`, { as: editor })
    expect((await form('ana')).body.data.kinds).toEqual(['player'])
    expect((await form('caio')).body.data.kinds).toContain('coach')
  })
})

describe('a reviewer', () => {
  it('decides in the given queue only, and sees what others suggested', async () => {
    const author = await test.register()
    const made = await test.call('POST', '/api/v1/sugestoes', {
      as: author,
      body: { kind: 'team', record: 'bahia', values: { nickname: 'Esquadrão' }, source: 'site do clube' },
    })
    expect(made.status).toBe(201)
    const { id } = made.body.data
    const accept = (as: Session) => test.call('POST', `/api/v1/sugestoes/${id}/aceitar`, { as, body: {} })
    const seen = async (as: Session) => (await test.call('GET', '/api/v1/sugestoes', { as })).body.data.length
    const conflicts = await holder({ role: 'reviewer', queues: ['conflicts'] })
    expect((await accept(conflicts)).status).toBe(403)
    expect(await seen(conflicts)).toBe(0)
    expect((await test.call('GET', '/api/v1/divergencias', { as: conflicts })).status).toBe(200)
    expect((await test.call('GET', '/api/v1/duplicados', { as: conflicts })).status).toBe(403)
    const reviewer = await holder({ role: 'reviewer', queues: ['suggestions'] })
    expect(await seen(reviewer)).toBe(1)
    // A reviewer accepts only suggested values; entering others takes an editor.
    const more = { values: { nickname: 'Esquadrão', site: 'https://outro.exemplo' } }
    expect((await test.call('POST', `/api/v1/sugestoes/${id}/aceitar`, { as: reviewer, body: more })).status).toBe(403)
    expect((await accept(reviewer)).status).toBe(200)
  })

  it('does not decide about their own suggestion', async () => {
    const reviewer = await holder({ role: 'reviewer', queues: ['suggestions'] })
    const body = { kind: 'team', record: 'bahia', values: { nickname: 'Meu nome' }, source: 'site do clube' }
    const { id } = (await test.call('POST', '/api/v1/sugestoes', { as: reviewer, body })).body.data
    const own = await test.call('POST', `/api/v1/sugestoes/${id}/aceitar`, { as: reviewer, body: {} })
    expect([own.status, own.body.error.Exit.info]).toEqual([403, 'A sugestão é sua: outra pessoa decide sobre ela.'])
    const against = { as: reviewer, body: { reason: 'Mudei de ideia.' } }
    expect((await test.call('POST', `/api/v1/sugestoes/${id}/recusar`, against)).status).toBe(403)
    const other = await test.call('POST', `/api/v1/sugestoes/${id}/aceitar`, { as: admin, body: {} })
    expect(other.status).toBe(200)
  })
})

describe('giving duties', () => {
  it('is in the audit in words, and in the lists of the admin and of the person', async () => {
    const person = await test.register('Bruna Melo')
    await give(person, { role: 'editor', kinds: ['match', 'edition'], competitions: ['liga'], until: '2099-12-31' })
    const [entry] = await audited('duties.give')
    expect(entry!.summary).toBe('deu a Bruna Melo a função de editor de jogos e edições em Liga, até 31/12/2099')
    expect(entry!.account_id).toBe(person.user._id)
    const own = (await test.call('GET', '/api/v1/conta/funcoes', { as: person })).body.data
    expect(own).toMatchObject([{ role: 'editor', kinds: ['match', 'edition'], active: true, until: '2099-12-31' }])
    expect(own[0].competitions).toEqual([{ id: 'liga', name: 'Liga', linkAddress: '/campeonatos/liga' }])
    expect((await test.call('GET', duties(person), { as: admin })).body.data).toEqual(own)
    const { body } = await test.call('GET', '/api/v1/usuarios?q=Bruna', { as: admin })
    expect(body.data[0].duties).toEqual(['editor'])
    await test.call('DELETE', `${duties(person)}/${own[0].id}`, { as: admin })
    expect((await audited('duties.end'))[0]!.summary).toContain('retirou de Bruna Melo a função de editor')
  })

  it.each<[string, NewDuty, string]>([
    ['nothing', { role: 'scorer' }, 'matches'],
    ['a list of another role', { role: 'scorer', matches: [LIVE], kinds: ['match'] }, 'kinds'],
    ['an unknown match', { role: 'scorer', matches: ['nao_existe'] }, 'matches'],
    ['a day that has passed', { role: 'scorer', matches: [LIVE], until: '2020-01-01' }, 'until'],
    ['people within a championship', { role: 'editor', kinds: ['player'], competitions: ['liga'] }, 'kinds'],
  ])('refuses %s, by its field', async (_, body, field) => {
    const answer = await give(await test.register(), body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors.map((each: { field: string }) => each.field)).toContain(field)
  })

  it('cannot be given to an admin, nor by a user who is not an admin', async () => {
    const other = await test.registerAdmin()
    expect((await give(other, { role: 'scorer', matches: [LIVE] })).status).toBe(400)
    const editor = await holder({ role: 'editor', kinds: ['match'] })
    expect((await give(editor, { role: 'editor', kinds: ['player'] }, editor)).status).toBe(403)
  })
})
