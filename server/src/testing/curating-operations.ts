import { type SavedView, type Session, endpoints } from '@meio-campo/contract'
import type { BulkKind } from '@meio-campo/contract/rules'
import type { Queryable } from '../database/database.ts'
import type { Sample } from './operations.ts'
import { firstId, namedSheet } from './suggestion-operations.ts'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

export type SampleCall = (
  id: string,
  as: Session | null,
  options?: { body?: unknown; params?: Record<string, string>; query?: string },
) => Promise<unknown>

const team = { name: 'Íbis', kind: 'club', gender: 'men', ageLevel: 'senior', country: 'BR', state: 'PE' }

/** A record of every kind, made, read as a form, changed and removed again, with parts of every kind in between. */
export async function sampleCurating(sample: SampleCall, admin: Session, database: Queryable): Promise<void> {
  const save = async (noun: string, body: object): Promise<string> => {
    const made = (await sample(`create${noun}`, admin, { body })) as { data: { id: string } }
    return made.data.id
  }
  const records: Readonly<Record<string, readonly [made: object, changed: object]>> = {
    Team: [team, { city: 'Paulista' }],
    Player: [{ name: 'Mauro Exemplo', nationalities: ['BR'], positions: ['forward'] }, { heightCm: 182 }],
    Coach: [{ name: 'Telê Exemplo' }, { birthDate: '1950-07-26' }],
    Referee: [{ name: 'Edina Exemplo' }, { birthDate: '1980-01-02' }],
    Stadium: [{ name: 'Ademir Cunha', city: 'Paulista', country: 'BR' }, { capacity: 12_500 }],
    Confederation: [{ name: 'Liga de Exemplo', parent: 'cbf', country: 'BR' }, { acronym: 'LEX' }],
    Competition: [
      { name: 'Copa de Exemplo', code: 'cex', kind: 'cup', participants: 'club', gender: 'men' },
      { confederation: 'cbf' },
    ],
    Edition: [{ competition: 'copa_de_exemplo', name: '2027' }, { starts: '2027-02-01' }],
    Streaming: [{ name: 'TV Exemplo', kind: 'streaming', free: true }, { site: 'https://exemplo.com' }],
  }
  const ids: Record<string, string> = {}
  for (const [noun, [made, changed]] of Object.entries(records)) {
    const id = await save(noun, made)
    ids[noun] = id
    await sample(`get${noun}Form`, admin, { params: { id } })
    await sample(`update${noun}`, admin, { params: { id }, body: changed })
  }
  const ground = { kind: 'stadium', id: ids['Stadium']! }
  const formerNames = [{ name: 'Campo da Graça', from: 1920, to: 1951 }]
  await sample('updateRecordNames', admin, { params: ground, body: { add: { aliases: ['O Ademir'], formerNames } } })
  await sample('getRecordNames', admin, { params: ground })
  const { phase_id, team_id } = await database.selectFrom('phase_teams').selectAll().executeTakeFirstOrThrow()
  const deduction = { phase: phase_id, team: team_id, points: 3, reason: 'Escalação irregular' }
  await sampleParts(sample, admin, ids, deduction, save)
  const listed = (await sample('listEdits', admin)) as { data: { id: string }[] }
  const edit = listed.data[0]!.id
  await sample('getEdit', admin, { params: { id: edit } })
  await sample('getUndoBlockers', admin, { params: { id: edit } })
  await sample('undoEdit', admin, { params: { id: edit } })
  await sample('undoInPart', admin, { params: { id: listed.data[1]!.id } })
  const twin = await save('Team', { ...team, name: 'Íbis Sport Club' })
  await sample('mergeRecords', admin, { body: { kind: 'team', from: twin, into: ids['Team'], dryRun: true } })
  for (const noun of [
    'Edition',
    'Competition',
    'Streaming',
    'Team',
    'Player',
    'Coach',
    'Referee',
    'Stadium',
    'Confederation',
  ]) {
    await sample(`delete${noun}`, admin, { params: { id: ids[noun]! } })
  }
}

async function sampleParts(
  sample: SampleCall,
  admin: Session,
  ids: Readonly<Record<string, string>>,
  deduction: object,
  save: (noun: string, body: object) => Promise<string>,
): Promise<void> {
  const person = ids['Player']!
  const parts: Readonly<Record<string, readonly [made: object, changed: object]>> = {
    Spell: [{ person, team: ids['Team'], role: 'player', starts: '2026-01-10', number: 10 }, { number: 9 }],
    Transfer: [{ person, to: ids['Team'], kind: 'free', day: '2026-01-10' }, { day: '2026-01-11' }],
    Title: [{ edition: ids['Edition'], champion: ids['Team'] }, { finalScore: '2 a 1' }],
    BroadcastRight: [{ edition: ids['Edition'], streaming: ids['Streaming'] }, { note: 'Só a final' }],
    Suspension: [{ person, team: ids['Team'], reason: 'Julgamento', matches: 2 }, { matches: 1 }],
    Absence: [{ person, team: ids['Team'], kind: 'injury', starts: '2026-03-01' }, { ends: '2026-04-01' }],
    Deduction: [deduction, { points: 2 }],
  }
  for (const [noun, [made, changed]] of Object.entries(parts)) {
    const id = await save(noun, made)
    await sample(`list${noun}Parts`, admin)
    await sample(`update${noun}`, admin, { params: { id }, body: changed })
    await sample(`delete${noun}`, admin, { params: { id } })
  }
}

const TOURNAMENT = 'torneio_meio_campo'

/** Creates a future match, prepares it, starts it at the desk, and removes it. */
export async function sampleMatch(sample: SampleCall, admin: Session, database: Queryable): Promise<void> {
  const match = await database
    .selectFrom('matches')
    .innerJoin('editions', 'editions.id', 'matches.edition_id')
    .select(['matches.id', 'home_id'])
    .where('competition_id', '=', TOURNAMENT)
    .where('status', '=', 'scheduled')
    .orderBy('kickoff', 'desc')
    .executeTakeFirstOrThrow()
  const people = await database
    .selectFrom('spells')
    .select('person_id')
    .where('team_id', '=', match.home_id)
    .where('role', '=', 'player')
    .where('ends', 'is', null)
    .orderBy('person_id')
    .limit(2)
    .execute()
  const [scorer, other] = people.map(({ person_id }) => person_id)
  const params = { id: TOURNAMENT, idjogo: match.id }
  const write = (id: string, body?: object) => sample(id, admin, { params, ...(body && { body }) })
  const player = (person: string | undefined, number: number) => ({
    person: person ?? null,
    number,
    position: 'forward',
    captain: number === 10,
    x: null,
    y: null,
  })
  await write('getMatchForm')
  await write('getLastLineups')
  await write('updateMatch', { status: 'postponed', statusReason: 'Chuva forte' })
  const home = { formation: '4-3-3', coach: null, starters: [player(scorer, 10)], bench: [player(other, 18)] }
  await write('replaceLineups', { home, away: namedSheet })
  await write('replaceOfficials', { officials: [{ role: 'referee', person: null, name: 'Ivo Lima', country: 'BR' }] })
  const figures = { shots: 9, shotsOnTarget: 4, corners: 5, fouls: 11, offsides: 2, saves: 3, passes: 410 }
  const side = (possession: number) => ({ possession, ...figures, passesCompleted: 352 })
  await write('replaceStatistics', { statistics: [{ period: 'match', home: side(55), away: side(45) }] })
  const airing = { streaming: 'premiere', url: null, statesIncluded: [], statesExcluded: ['BA'] }
  await write('replaceAirings', { airings: [airing] })
  await write('visitDesk', { id: 'aba_5f1c09d2a7b84e36' })
  const begun = (await write('sendDeskOrders', {
    commands: [
      { id: 'mesa_5f1c09d2a7b84e360001', do: 'start', period: 'firstHalf' },
      { id: 'mesa_5f1c09d2a7b84e360002', do: 'tell', type: 'goal', side: 'home', player: scorer },
    ],
  })) as { data: { outcomes: { event: string | null }[] } }
  const event = begun.data.outcomes[1]!.event
  const team = { side: 'away', player: null, period: 'firstHalf', minute: 1 }
  const acts = [
    ...['penalty', 'ownGoal', 'missedPenalty', 'var', 'red'].map((type) => ({ do: 'tell', type, ...team })),
    ...['yellow', 'secondYellow'].map((type) => ({ do: 'tell', type, ...team, side: 'home', player: other })),
    ...['shot', 'shotOnTarget', 'corner', 'foul', 'offside', 'save'].map((mark) => ({
      do: 'mark',
      mark,
      side: 'home',
    })),
    { do: 'correct', event, related: other },
    { do: 'retract', event },
    { do: 'restore', event },
    { do: 'setClock', period: 'firstHalf', minute: 40 },
    { do: 'announce', period: 'firstHalf', minutes: 3 },
    { do: 'end', period: 'firstHalf' },
    { do: 'start', period: 'secondHalf' },
  ]
  for (const [at, act] of acts.entries())
    await write('sendDeskOrders', { commands: [{ id: `mesa_5f1c09d2a7b84e36${1000 + at}`, ...act }] })
  await write('getDesk')
  await write('deleteMatch')
}

const SHEET =
  'Nome;Tipo;Gênero;Categoria;Cidade\nÍbis Exemplo;Clube;Masculino;Profissional;Paulista\nSem Tipo;;;;Recife\n'

/** A bulk edit and a spreadsheet, which is undone again. Returns the call that sent the spreadsheet. */
export async function sampleBulk(sample: SampleCall, test: TestApp, admin: Session): Promise<Sample> {
  const body = { kind: 'team', ids: ['flamengo', 'santos'], values: { nickname: 'Time de exemplo' }, dryRun: true }
  await sample('editInBulk', admin, { body })
  const values: Readonly<Record<Exclude<BulkKind, 'team'>, readonly [id: string, values: object]>> = {
    person: [await firstId(test.database, 'people'), { heightCm: 181 }],
    stadium: [await firstId(test.database, 'stadiums'), { capacity: 12_346 }],
    confederation: [await firstId(test.database, 'confederations'), { founded: 1915 }],
    competition: [await firstId(test.database, 'competitions'), { confederation: 'cbf' }],
    edition: [await firstId(test.database, 'editions'), { starts: '2026-01-02' }],
    streaming: [await firstId(test.database, 'streamings'), { free: true }],
  }
  for (const [kind, [id, changed]] of Object.entries(values))
    await sample('editInBulk', admin, { body: { kind, ids: [id], values: changed, dryRun: true } })
  const removed = { kind: 'stadium', ids: [await firstId(test.database, 'stadiums')], remove: true, dryRun: true }
  await sample('editInBulk', admin, { body: removed })
  const squad = { edition: await firstId(test.database, 'editions'), team: 'flamengo', role: 'player' }
  await sample('editInBulk', admin, {
    body: { kind: 'person', ids: [await firstId(test.database, 'people')], squad, dryRun: true },
  })
  const form = new FormData()
  form.append('file', new Blob([SHEET], { type: 'text/csv' }), 'times.csv')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const sent = await test.call('POST', '/api/v1/planilhas', {
    as: admin,
    raw: true,
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type')! },
  })
  const { id, guess } = sent.body.data
  const order = { ...guess, matchBy: 'name', create: true }
  await sample('checkSheet', admin, { params: { id }, body: order })
  await sample('listSheetErrors', admin, { params: { id } })
  await sample('listSheetChanges', admin, { params: { id } })
  await sample('listSheetQuestions', admin, { params: { id } })
  await sample('listSheetWarnings', admin, { params: { id } })
  await sample('saveSheet', admin, { params: { id }, body: { ...order, onlyGood: true } })
  const edit = await until(async () => {
    const { body: now } = await test.call('GET', `/api/v1/planilhas/${id}`, { as: admin })
    return now.data.edit as string | null
  })
  await sample('getSheet', admin, { params: { id } })
  await sample('listSheets', admin)
  await test.call('POST', `/api/v1/historico/${edit}/desfazer`, { as: admin })
  return {
    endpoint: endpoints.uploadSheet,
    params: {},
    query: '',
    body: undefined,
    status: sent.status,
    answer: sent.body,
  }
}

/** A view of a list, from its saving to its end. */
export async function sampleSavedViews(sample: SampleCall, user: Session): Promise<void> {
  const body = { list: 'jogadores', name: 'Meias', query: 'posicao=meia&sort=name' }
  const made = (await sample('createSavedView', user, { body })) as { data: SavedView }
  const params = { id: made.data.id }
  await sample('updateSavedView', user, { params, body: { name: 'Meias, de A a Z' } })
  await sample('listSavedViews', user)
  await sample('getSavedView', user, { params })
  await sample('deleteSavedView', user, { params })
}
