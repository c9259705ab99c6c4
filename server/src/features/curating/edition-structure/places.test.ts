import { endpoints, type EditionStructure, type Session, type StructurePhase, type Tie } from '@meio-campo/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { rowsOf } from '../../../testing/football-rows.ts'
import { insertSmallSeason } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const TABLES = ['phases', 'groups', 'phase_teams', 'rounds', 'ties', 'matches']
const TEAMS = ['vasco', 'gremio', 'sport', 'ceara']

let test: TestApp
let admin: Session
let user: Session
let year = 2040
let edition: string
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  user = await test.register()
  await insertSmallSeason(test.database, '2026-05-10')
  await test.database
    .insertInto('teams')
    .values(TEAMS.map((id) => ({ id, name: id, kind: 'club' })))
    .execute()
})
afterAll(() => test.close())
beforeEach(async () => {
  year += 1
  const body = { competition: 'liga', name: String(year) }
  edition = (await test.call('POST', '/api/v1/edicoes', { as: admin, body })).body.data.id
  await write(cup())
})

const blank = { id: null, table: null, tie: null, zones: [], groups: [], entrants: [], rounds: [], ties: [] }
const at = (group: string, place: number) => ({ kind: 'place' as const, phase: 'Grupos', group, place })
const from = (kind: 'winner' | 'loser', tie: string) => ({ kind, tie })
const tie = (round: string, key: string, firstFrom: object, secondFrom: object) => ({
  id: null,
  key,
  round,
  first: null,
  second: null,
  firstFrom,
  secondFrom,
  winner: null,
  rules: null,
})
const oneLeg = { legs: 1 as const, awayGoals: 'never' as const, extraTime: false, whenLevel: 'penalties' as const }

/** Two groups of two, then semi-finals, the match for the third place and the final. */
const cup = () => [
  {
    ...blank,
    name: 'Grupos',
    kind: 'groups',
    groups: [
      { id: null, name: 'Grupo A' },
      { id: null, name: 'Grupo B' },
    ],
    entrants: [
      ...['vasco', 'gremio'].map((team) => ({ team, group: 'Grupo A', ranking: null })),
      ...['sport', 'ceara'].map((team) => ({ team, group: 'Grupo B', ranking: null })),
    ],
  },
  {
    ...blank,
    name: 'Mata-mata',
    kind: 'knockout',
    tie: oneLeg,
    rounds: ['Semifinal', 'Terceiro lugar', 'Final'].map((name, index) => ({ id: null, number: index + 1, name })),
    ties: [
      tie('Semifinal', 's1', at('Grupo A', 1), at('Grupo B', 2)),
      tie('Semifinal', 's2', at('Grupo B', 1), at('Grupo A', 2)),
      tie('Terceiro lugar', 't', from('loser', 's1'), from('loser', 's2')),
      tie('Final', 'f', from('winner', 's1'), from('winner', 's2')),
    ],
  },
]
const write = (phases: readonly unknown[], headers: Record<string, string> = {}) =>
  test.call('PUT', `/api/v1/edicoes/${edition}/estrutura`, { as: admin, body: { phases }, headers })
const read = async (): Promise<EditionStructure> =>
  (await test.call('GET', `/api/v1/edicoes/${edition}/estrutura`, { as: user })).body.data
const withoutPlaces = ({ phases }: EditionStructure) =>
  phases.map((phase) => ({
    ...phase,
    ties: phase.ties.map((each) => ({ ...each, firstFrom: null, secondFrom: null })),
  }))
const knockout = async (): Promise<StructurePhase> => (await read()).phases[1]!
/** The two teams of every tie, by round. */
const drawn = async () => (await knockout()).ties.map(({ first, second }) => `${first ?? '?'} ${second ?? '?'}`)
const ties = async (): Promise<Tie[]> => {
  const { body } = await test.call('GET', `/api/v1/campeonatos/liga/tabela?temporada=${year}`, { as: user })
  expectAnswer(endpoints.getStandings, body)
  return body.data.phases[1].ties
}
const undo = (edit: string) => test.call('POST', `/api/v1/historico/${edit}/desfazer`, { as: admin })
const matches = () =>
  test.database
    .selectFrom('matches')
    .selectAll()
    .where('edition_id', '=', edition)
    .orderBy('moment')
    .orderBy('id')
    .execute()
const matchOf = async (home: string, away: string) =>
  (await matches()).find(({ home_id, away_id }) => home_id === home && away_id === away)?.id ?? null
const generate = async (phase: 0 | 1, more: object = {}) => {
  const body = {
    phase: (await read()).phases[phase]!.id,
    startDay: phase === 0 ? '2021-03-01' : '2021-04-01',
    everyDays: 1,
    weekdays: [],
    times: [],
    double: false,
    onlyMissing: true,
    draw: 1,
    dryRun: false,
    ...more,
  }
  return test.call('POST', `/api/v1/edicoes/${edition}/tabela-de-jogos`, { as: admin, body })
}
const finish = async (home: string, away: string, score: string) => {
  const known = (await matchOf(home, away)) ?? (await matchOf(away, home))
  const { home_id } = (await matches()).find(({ id }) => id === known)!
  const goals = score.split('-').map(Number)
  const [homeScore, awayScore] = home_id === home ? goals : goals.toReversed()
  const { status, body } = await test.call('PATCH', `/api/v1/campeonatos/liga/jogos/${known}`, {
    as: admin,
    body: { status: 'finished', homeScore, awayScore },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.edit as string
}
const snapshot = async () =>
  Object.fromEntries(
    Object.entries(await rowsOf(test.database, TABLES)).map(([table, rows]) => [
      table,
      rows
        .map((row) => JSON.stringify({ ...JSON.parse(row), version: 0, updated_at: 0, created_at: 0, desk_at: 0 }))
        .toSorted(),
    ]),
  )

describe('places of a knock-out', () => {
  it('are named until they are decided, and the same document changes nothing', async () => {
    const [first, , final, third] = await ties()
    expect(first!.places.map((place) => place?.name)).toEqual(['1º do Grupo A', '2º do Grupo B'])
    expect(third!.places.map((place) => place?.name)).toEqual(['Perdedor de Semifinal 1', 'Perdedor de Semifinal 2'])
    expect(final!.places.map((place) => place?.name)).toEqual(['Vencedor de Semifinal 1', 'Vencedor de Semifinal 2'])
    expect([first!.first, first!.places[0]]).toEqual([null, { name: '1º do Grupo A', team: null, differs: false }])
    const now = await read()
    const again = await write(now.phases, { 'if-match': `"${now.tag}"` })
    expectAnswer(endpoints.replaceEditionStructure, again.body)
    expect(again.body.data).toEqual({ structure: now, edit: null })
  })

  it('are filled when a group ends, taken back when its result changes, and the history says so', async () => {
    await generate(0)
    await finish('vasco', 'gremio', '2-0')
    expect(await drawn()).toEqual(['vasco ?', '? gremio', '? ?', '? ?'])
    await finish('sport', 'ceara', '1-0')
    expect(await drawn()).toEqual(['vasco ceara', 'sport gremio', '? ?', '? ?'])
    const { tag } = await read()
    await finish('vasco', 'gremio', '0-1')
    expect(await drawn()).toEqual(['gremio ceara', 'sport vasco', '? ?', '? ?'])
    expect((await read()).tag).toBe(tag)
    const { body } = await test.call('GET', '/api/v1/historico?tipo=fill&limit=1', { as: admin })
    expect(body.data[0]).toMatchObject({ kind: 'fill', actor: null, undoneBy: null })
    expect(body.data[0].summary).toMatch(/entrou gremio \(1º do Grupo A\), saiu vasco \(1º do Grupo A\)/)
    const refused = await undo(body.data[0].id)
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringMatching(/preenchido sozinho/)])
  })

  it('stay open while teams share them, and a match that is under way decides nothing', async () => {
    await generate(0)
    await finish('vasco', 'gremio', '0-0')
    expect(await drawn()).toEqual(['? ?', '? ?', '? ?', '? ?'])
    const id = (await matchOf('sport', 'ceara')) ?? (await matchOf('ceara', 'sport'))
    await test.call('PATCH', `/api/v1/campeonatos/liga/jogos/${id}`, {
      as: admin,
      body: { status: 'secondHalf', homeScore: 1, awayScore: 0 },
    })
    expect(await drawn()).toEqual(['? ?', '? ?', '? ?', '? ?'])
  })

  it('are filled when two people end the two matches of a group at the same time', async () => {
    const now = await read()
    const [groups, rest] = now.phases
    await write([
      {
        ...groups!,
        groups: [groups!.groups[0]!],
        entrants: TEAMS.slice(0, 3).map((team) => ({ team, group: 'Grupo A', ranking: null })),
      },
      { ...rest!, ties: [{ ...rest!.ties[0]!, secondFrom: at('Grupo A', 2) }] },
    ])
    await generate(0)
    await finish('vasco', 'gremio', '3-0')
    await Promise.all([finish('vasco', 'sport', '2-0'), finish('gremio', 'sport', '1-0')])
    expect(await drawn()).toEqual(['vasco gremio'])
  })

  it('lead to the final and to the third place, with planned matches that come and go', async () => {
    await generate(0)
    await finish('vasco', 'gremio', '2-0')
    const semi = await finish('sport', 'ceara', '1-0')
    await generate(1)
    const dates = async () => (await matches()).map(({ home_id, away_id, day }) => `${home_id} ${away_id} ${day}`)
    expect((await dates()).slice(2).toSorted()).toEqual(['sport gremio 2021-04-01', 'vasco ceara 2021-04-01'])
    // The semi-finals were not played: the correction moves their matches to the right teams, on the same day.
    await finish('vasco', 'gremio', '0-2')
    expect((await dates()).slice(2).toSorted()).toEqual(['gremio ceara 2021-04-01', 'sport vasco 2021-04-01'])
    // Undone, the group is open again: the date is kept with the tie.
    await undo(semi)
    expect(await drawn()).toEqual(['gremio ?', '? vasco', '? ?', '? ?'])
    expect(await dates()).toHaveLength(2)
    expect((await ties())[0]!.planned).toEqual([{ leg: null, day: '2021-04-01', kickoff: null }])
    await finish('sport', 'ceara', '1-0')
    expect((await dates()).slice(2).toSorted()).toEqual(['gremio ceara 2021-04-01', 'sport vasco 2021-04-01'])
    await finish('gremio', 'ceara', '1-0')
    await finish('sport', 'vasco', '0-1')
    expect(await drawn()).toEqual(['gremio ceara', 'sport vasco', 'ceara sport', 'gremio vasco'])
  })

  it('have their dates before their teams, and the matches are created when both are known', async () => {
    await generate(0)
    const preview = await generate(1, { dryRun: true })
    expectAnswer(endpoints.generateFixtures, preview.body)
    expect(preview.body.data.matches[0]).toMatchObject({
      home: null,
      homePlace: '1º do Grupo A',
      awayPlace: '2º do Grupo B',
      day: '2021-04-01',
    })
    expect((await ties())[0]!.planned).toEqual([])
    const { edit } = (await generate(1)).body.data
    expect((await ties()).map(({ planned }) => planned[0]?.day)).toEqual([
      '2021-04-01',
      '2021-04-01',
      '2021-04-03',
      '2021-04-02',
    ])
    const nothing = await generate(1)
    expect(nothing.status).toBe(400)
    await finish('vasco', 'gremio', '2-0')
    await finish('sport', 'ceara', '1-0')
    const made = (await matches()).filter(({ tie_id }) => tie_id !== null)
    expect(made.map(({ home_id, away_id, day }) => `${home_id} ${away_id} ${day}`)).toEqual([
      'sport gremio 2021-04-01',
      'vasco ceara 2021-04-01',
    ])
    expect(edit).not.toBeNull()
  })

  it('have confirmed times when that was said for all at once, also of matches whose teams come later', async () => {
    await generate(0)
    for (const confirmed of [true, false]) {
      const { edit } = (await generate(1, { times: ['16:00'], confirmed })).body.data
      const decided = [await finish('vasco', 'gremio', '2-0'), await finish('sport', 'ceara', '1-0')]
      const made = (await matches()).filter(({ tie_id }) => tie_id !== null)
      expect(made.map(({ time_confirmed }) => time_confirmed)).toEqual([confirmed, confirmed])
      for (const done of [...decided.toReversed(), edit]) expect((await undo(done)).status).toBe(200)
    }
  })

  it('of a match that was played are not overwritten: the divergence is shown', async () => {
    await generate(0)
    await finish('vasco', 'gremio', '2-0')
    await finish('sport', 'ceara', '1-0')
    await generate(1)
    await finish('vasco', 'ceara', '3-0')
    await finish('vasco', 'gremio', '0-2')
    expect(await drawn()).toEqual(['vasco ceara', 'sport vasco', 'ceara ?', 'vasco ?'])
    const semi = (await ties()).find(({ first }) => first?.id === 'vasco')
    expect(semi!.places[0]).toMatchObject({ name: '1º do Grupo A', team: { id: 'gremio' }, differs: true })
    expect(semi!.places[1]).toMatchObject({ team: { id: 'ceara' }, differs: false })
  })

  it('do not stand in the way of an undo, which leaves every row as it was', async () => {
    await generate(0)
    const before = await snapshot()
    const first = await finish('vasco', 'gremio', '2-0')
    const second = await finish('sport', 'ceara', '1-0')
    const planned = (await generate(1)).body.data.edit
    const kickoff = (await matchOf('vasco', 'ceara'))!
    const moved = await test.call('PATCH', `/api/v1/campeonatos/liga/jogos/${kickoff}`, {
      as: admin,
      body: { kickoff: '2021-04-02T22:00:00.000Z' },
    })
    expect(moved.status).toBe(200)
    for (const edit of [moved.body.data.edit, planned, first, second]) {
      expect((await undo(edit)).status).toBe(200)
    }
    expect(await snapshot()).toEqual(before)
  })

  it('that went with an undo go with it again when it counts again, and what was before can be undone', async () => {
    const before = await snapshot()
    const now = await read()
    const { body: opened } = await write(withoutPlaces(now))
    const { body: generated } = await generate(0)
    const results = [await finish('vasco', 'gremio', '2-0'), await finish('sport', 'ceara', '1-0')]
    const { body: sourced } = await write([(await read()).phases[0]!, now.phases[1]!])
    expect(await drawn()).toEqual(['vasco ceara', 'sport gremio', '? ?', '? ?'])
    let last: string = sourced.data.edit
    for (let times = 0; times < 3; times += 1) last = (await undo(last)).body.data.id
    expect(await drawn()).toEqual(['? ?', '? ?', '? ?', '? ?'])
    for (const edit of [...results.toReversed(), generated.data.edit, opened.data.edit]) {
      const { status, body } = await undo(edit)
      expect(status, JSON.stringify(body)).toBe(200)
    }
    expect(await snapshot()).toEqual(before)
  })

  it('go when the structure that has them is undone, although they were filled', async () => {
    const now = await read()
    await write(withoutPlaces(now))
    await generate(0)
    await finish('vasco', 'gremio', '2-0')
    await finish('sport', 'ceara', '1-0')
    const before = await snapshot()
    const [groups] = (await read()).phases
    const { body } = await write([groups!, now.phases[1]!])
    expect(await drawn()).toEqual(['vasco ceara', 'sport gremio', '? ?', '? ?'])
    const undone = await undo(body.data.edit)
    expect(undone.status).toBe(200)
    expect(await snapshot()).toEqual(before)
    expect((await undo(undone.body.data.id)).status).toBe(200)
    expect(await drawn()).toEqual(['vasco ceara', 'sport gremio', '? ?', '? ?'])
  })

  it('are copied with the edition, without their teams', async () => {
    await generate(0)
    await finish('vasco', 'gremio', '2-0')
    const body = { name: `${year + 500}`, starts: null, ends: null, teams: true }
    const { body: made } = await test.call('POST', `/api/v1/edicoes/${edition}/copia`, { as: admin, body })
    edition = made.data.id
    const { ties: copied } = await knockout()
    expect(copied.map(({ first, firstFrom }) => [first, firstFrom?.kind])).toEqual([
      [null, 'place'],
      [null, 'place'],
      [null, 'loser'],
      [null, 'winner'],
    ])
    expect(copied[3]!.firstFrom!.tie).toBe(copied[0]!.id)
  })

  it('stay while the matches are cleaned away, so that a restore is exact', async () => {
    await generate(0)
    await finish('vasco', 'gremio', '2-0')
    await finish('sport', 'ceara', '1-0')
    await generate(1)
    const before = await snapshot()
    const cleaned = await test.call('POST', '/api/v1/webmaster/jogos/clean', { as: admin })
    expect(cleaned.status).toBe(200)
    expect((await ties())[0]!.places[0]).toMatchObject({ team: null, differs: true })
    const path = `/api/v1/webmaster/copias/${cleaned.body.data.copy.id}/restaurar`
    expect((await test.call('POST', path, { as: admin })).status).toBe(200)
    expect(await snapshot()).toEqual(before)
  })

  it('that name nothing, or lead in a circle, are refused with their field', async () => {
    const { phases } = await read()
    const [groups, rest] = phases
    const [s1, s2, ...others] = rest!.ties
    const { status, body } = await write([
      groups!,
      {
        ...rest!,
        ties: [
          { ...s1!, firstFrom: at('Grupo Z', 1), secondFrom: from('winner', others[1]!.id!) },
          { ...s2!, firstFrom: { ...at('Grupo A', 1), phase: 'Outra' }, secondFrom: from('loser', 'nada') },
          ...others,
        ],
      },
    ])
    expect(status).toBe(400)
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'phases.1.ties.0.firstFrom',
      'phases.1.ties.0.secondFrom',
      'phases.1.ties.1.firstFrom',
      'phases.1.ties.1.secondFrom',
      'phases.1.ties.3.firstFrom',
    ])
    expect(body.errors[1].message).toMatch(/depender de si mesmo/)
  })
})
