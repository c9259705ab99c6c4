import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import type { Importer } from '../records/importer.ts'
import type { ImportRecord, MatchRecord } from '../records/records.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'
import { memorySource } from '../datasets/testing/memory-source.ts'
import { rowsOf } from '../../../testing/football-rows.ts'
import { withDatabase } from '../../../testing/with-database.ts'
import { until } from '../../../testing/until.ts'
import type { ImportProgress } from './import-run.ts'
import { runImport } from './service.ts'
import { club, importerOf, listed, match, NO_SOURCE, person, personRecord } from './testing/records.ts'

let database: Database
withDatabase((opened) => (database = opened))

const run = (dataset: string, records: readonly ImportRecord[], dryRun = false) =>
  runImport({ database }, importerOf(dataset, records), { source: NO_SOURCE, dryRun })
const matches = () => database.selectFrom('matches').selectAll().orderBy('id').execute()
const conflicts = () => database.selectFrom('conflicts').selectAll().orderBy('field').execute()
const goal = (name: string, minute: number, key: string | null = null): MatchRecord['events'][number] => ({
  type: 'goal',
  period: minute > 45 ? 'second-half' : 'first-half',
  minute,
  added: null,
  side: 'home',
  player: person(name, key),
  related: null,
  converted: null,
})

const flamengoSantos = () => match(club('Flamengo', 'RJ'), club('Santos FC'))

describe('one dataset', () => {
  it('makes the match, its teams and all above it, and says so', async () => {
    const { report } = await run('cbf', [flamengoSantos()])
    expect(report).toMatchObject({
      dataset: 'cbf',
      read: 1,
      created: 1,
      updated: 0,
      unchanged: 0,
      rejected: 0,
      conflicts: 0,
    })
    expect(await matches()).toMatchObject([
      { id: 'bra_a_2019_r1_flamengo_santos', status: 'finished', home_score: 2, away_score: 1, day: '2019-05-12' },
    ])
    const phase = await database.selectFrom('phases').selectAll().executeTakeFirstOrThrow()
    expect(phase).toMatchObject({ name: 'Pontos corridos', kind: 'league', rules: { pointsPerWin: 3 } })
    expect(phase.zones).toContainEqual({ id: 'rebaixamento', from: 17, to: 20 })
    const dataset = await database.selectFrom('datasets').selectAll().executeTakeFirstOrThrow()
    expect(dataset).toMatchObject({ id: 'cbf', licence: 'CC0', trust: 400 })
    const runs = await database.selectFrom('import_runs').select(['dataset_id', 'created']).execute()
    expect(runs).toEqual([{ dataset_id: 'cbf', created: 1 }])
  })

  it('changes nothing the second time', async () => {
    const records = [
      flamengoSantos(),
      match(club('Vasco'), club('Bahia'), { events: [goal('Ana', 10)], lineups: [] }),
      {
        record: 'team',
        origin: { file: 't.txt', line: 1 },
        team: club('Bahia'),
        aliases: ['Esquadrão'],
        founded: 1931,
        dissolved: null,
        city: 'Salvador',
        stadium: 'Fonte Nova',
        site: null,
      } as const,
    ]
    await run('cbf', records)
    const tables = ['matches', 'events', 'teams', 'people', 'stadiums', 'sources', 'aliases', 'conflicts', 'changes']
    const before = await rowsOf(database, tables)
    const { report } = await run('cbf', records)
    expect(report).toMatchObject({ read: 3, created: 0, updated: 0, unchanged: 3 })
    expect(await rowsOf(database, tables)).toEqual(before)
    expect(await database.selectFrom('teams').selectAll().where('id', '=', 'bahia').executeTakeFirst()).toMatchObject({
      founded: 1931,
      city: 'Salvador',
      stadium_id: 'fonte_nova',
    })
  })

  it('corrects its earlier statements, and logs the change', async () => {
    await run('cbf', [flamengoSantos()])
    const { report } = await run('cbf', [{ ...flamengoSantos(), score: { home: 3, away: 1 }, day: '2019-05-13' }])
    expect(report).toMatchObject({ created: 0, updated: 1, conflicts: 0 })
    expect(await matches()).toMatchObject([{ home_score: 3, day: '2019-05-13', version: 2 }])
    const changes = await database
      .selectFrom('changes')
      .select('type')
      .where('kind', '=', 'match')
      .orderBy('seq')
      .execute()
    expect(changes.map(({ type }) => type)).toEqual(['created', 'updated'])
  })

  it('revises, retracts and adds events, and keeps their ids', async () => {
    const events = () => database.selectFrom('events').selectAll().orderBy('position').orderBy('id').execute()
    await run('cbf', [{ ...flamengoSantos(), events: [goal('Ana', 10, '1'), goal('Bia', 80, '2')] }])
    const [ana, bia] = await events()
    await run('cbf', [{ ...flamengoSantos(), events: [goal('Caio', 5, '3'), goal('Ana', 11, '1')] }])
    const after = new Map((await events()).map((event) => [event.id, event]))
    expect(after.size).toBe(3)
    expect(after.get(ana!.id)).toMatchObject({ minute: 11, revision: 2, retracted: false })
    expect(after.get(bia!.id)).toMatchObject({ minute: 80, revision: 2, retracted: true })
  })

  it('refuses nonsense row by row, with the reason, and takes the rest', async () => {
    const { report, rejections } = await run('cbf', [
      match(club('Flamengo'), club('CR Flamengo')),
      match(club('Vasco'), club('Bahia'), { halfTime: { home: 3, away: 0 } }),
      match(club('Sport'), club('Santos'), { penalties: { home: 4, away: 4 } }),
      { record: 'rejection', origin: { file: 'a.csv', line: 7 }, reason: 'linha sem placar.' },
      flamengoSantos(),
    ])
    expect(report).toMatchObject({ read: 5, created: 1, rejected: 4 })
    expect(rejections.map(({ reason }) => reason)).toEqual([
      'Flamengo não pode jogar contra si mesmo.',
      'o placar do primeiro tempo é maior que o final.',
      'a disputa por pênaltis não tem vencedor.',
      'linha sem placar.',
    ])
  })

  it('keeps an annulled match and its replay apart, and both legs of a tie together', async () => {
    const cup = {
      edition: { competition: 'copa_do_brasil', edition: '2019' },
      phase: { name: 'Final', kind: 'knockout' },
      round: null,
    } as const
    await run('cbf', [
      { ...flamengoSantos(), annulled: true },
      { ...flamengoSantos(), day: '2019-10-01', score: { home: 0, away: 0 } },
      match(club('Bahia'), club('Vasco'), { ...cup, leg: 1 }),
      match(club('Vasco'), club('Bahia'), { ...cup, leg: 2, day: '2019-05-19' }),
    ])
    const rows = await matches()
    expect(rows.map(({ id, annulled }) => [id, annulled])).toEqual([
      ['bra_a_2019_r1_flamengo_santos', true],
      ['bra_a_2019_r1_flamengo_santos_2', false],
      ['cdb_2019_bahia_vasco', false],
      ['cdb_2019_vasco_bahia', false],
    ])
    expect(rows[2]!.tie_id).toBe(rows[3]!.tie_id)
    expect(await database.selectFrom('ties').selectAll().execute()).toMatchObject([
      { first_id: 'bahia', second_id: 'vasco' },
    ])
  })
})

describe('what a report counts', () => {
  it('counts a row created through a match as created, once, when its own record follows', async () => {
    const records = [
      match(club('Vasco'), club('Bahia'), {
        events: [goal('Ana', 10, '1')],
        stadium: { name: 'São Januário', city: 'Rio de Janeiro', country: 'BR', key: null },
      }),
      personRecord(person('Ana', '1')),
      personRecord(person('Ana', '1')),
      {
        record: 'stadium',
        origin: { file: 'e.csv', line: 1 },
        stadium: { name: 'São Januário', city: 'Rio de Janeiro', country: 'BR', key: null },
        aliases: ['Colina'],
        capacity: 21_880,
        opened: 1927,
        state: 'RJ',
        coordinates: null,
      },
    ] as const satisfies readonly ImportRecord[]
    const first = await run('cbf', records)
    expect(first.report).toMatchObject({ read: 4, created: 3, updated: 0, unchanged: 1 })
    const second = await run('cbf', records)
    expect(second.report).toMatchObject({ created: 0, updated: 0, unchanged: 4 })
  })

  it('keeps a player with an ambiguous club on a list, without the club', async () => {
    const { report, warnings } = await run('openfootball-txt', [
      {
        record: 'squad',
        origin: { file: 'br.txt', line: 7 },
        edition: { competition: 'copa_do_mundo', edition: '1958' },
        team: { kind: 'national', name: 'Brazil', country: 'BR', state: null, gender: 'men', key: null },
        person: person('Pelé', null, '1940-10-23'),
        role: 'player',
        number: 10,
        position: 'forward',
        club: club('Atlético'),
      },
    ])
    expect(report).toMatchObject({ created: 1, rejected: 0 })
    expect(warnings).toMatchObject([{ line: 7, reason: expect.stringContaining('entrou sem clube') }])
    expect(await database.selectFrom('squad_members').selectAll().execute()).toMatchObject([
      { person_id: 'pele', number: 10, club_id: null },
    ])
  })
})

describe('the demonstration', () => {
  it('never takes what is real: its editions are refused, its people are not meant', async () => {
    await run('cbf', [match(club('Vasco'), club('Bahia'), { events: [goal('Ana', 10)] })])
    await database.updateTable('editions').set({ demo: true }).execute()
    await database.updateTable('people').set({ demo: true }).execute()
    const before = await matches()
    const next = { edition: { competition: 'brasileirao_serie_a', edition: '2020' } }
    const { report, rejections } = await run('brasileirao', [
      flamengoSantos(),
      match(club('Vasco'), club('Bahia'), { ...next, events: [goal('Ana', 20)] }),
    ])
    expect(report).toMatchObject({ created: 1, rejected: 1 })
    expect(rejections[0]?.reason).toBe(
      'a temporada 2019 de brasileirao_serie_a é da demonstração: remova a demonstração e importe de novo.',
    )
    expect((await matches()).filter(({ edition_id }) => edition_id === 'brasileirao_serie_a_2019')).toEqual(before)
    const people = await database.selectFrom('people').select(['id', 'demo']).orderBy('id').execute()
    expect(people).toEqual([
      { id: 'ana', demo: true },
      { id: 'ana_2', demo: false },
    ])
  })
})

describe('several datasets', () => {
  it('make one match of many sources, whatever they call the clubs, and leave disagreements on record', async () => {
    await run('brasileirao', [match(club('Atlético MG', 'MG'), club('Athletico PR', 'PR'), { key: '17', round: null })])
    await run('openfootball-json', [match(club('CA Mineiro'), club('CA Paranaense'), { score: { home: 0, away: 0 } })])
    const sheet = match(club('Atlético Mineiro', 'MG'), club('Athletico Paranaense', 'PR'), {
      key: 'a/001',
      day: '2019-05-25',
      kickoff: '2019-05-26T00:30:00Z',
    })
    const { report } = await run('cbf', [sheet])
    expect(report).toMatchObject({ created: 0, updated: 1, conflicts: 2 })
    expect(await matches()).toMatchObject([
      // The order of trust: openfootball's score, the match sheet's kick-off; the id is the first one given.
      { id: 'bra_a_2019_atletico_mg_athletico_pr', home_score: 0, away_score: 0, day: '2019-05-25' },
    ])
    expect(await conflicts()).toMatchObject([
      {
        field: 'day',
        chosen: 'cbf',
        said: { brasileirao: '2019-05-12', 'openfootball-json': '2019-05-12', cbf: '2019-05-25' },
      },
      {
        field: 'score',
        chosen: 'openfootball-json',
        said: { brasileirao: [2, 1], 'openfootball-json': [0, 0], cbf: [2, 1] },
      },
    ])
    expect(
      await database.selectFrom('sources').select('dataset_id').where('kind', '=', 'match').execute(),
    ).toHaveLength(3)
    // Agreement ends the conflict.
    await run('openfootball-json', [match(club('CA Mineiro'), club('CA Paranaense'))])
    expect((await conflicts()).map(({ field }) => field)).toEqual(['day'])
  })

  it('disagree also on ground, status and round, but not with a fixture list of before', async () => {
    const ground = (name: string) => ({ name, city: null, country: 'BR', key: null })
    const played = { ...flamengoSantos(), stadium: ground('Maracanã') }
    await run('openfootball-json', [{ ...played, status: 'scheduled', score: null }])
    await run('brasileirao', [{ ...played, round: null }])
    expect(await conflicts()).toEqual([])
    await run('openfootball-txt', [
      { ...played, stadium: ground('Mané Garrincha'), status: 'awarded', round: { number: 2, name: 'Matchday 2' } },
    ])
    expect((await conflicts()).map(({ field, said }) => [field, said])).toEqual([
      ['round', { 'openfootball-json': 1, 'openfootball-txt': 2 }],
      ['stadium', { 'openfootball-json': 'maracana', brasileirao: 'maracana', 'openfootball-txt': 'mane_garrincha' }],
      ['status', { brasileirao: 'finished', 'openfootball-txt': 'awarded' }],
    ])
  })

  it('follow the order of trust as an admin sets it', async () => {
    await run('brasileirao', [flamengoSantos()])
    await database.updateTable('datasets').set({ trust: 1 }).where('id', '=', 'brasileirao').execute()
    await run('openfootball-json', [{ ...flamengoSantos(), score: { home: 9, away: 9 } }])
    expect(await matches()).toMatchObject([{ home_score: 2 }])
    expect(await conflicts()).toMatchObject([{ field: 'score', chosen: 'brasileirao' }])
  })

  const friendly = (day: string, change: Partial<MatchRecord> = {}) =>
    match(
      { kind: 'national', name: 'Brazil', country: 'BR', state: null, gender: 'men', key: null },
      { kind: 'national', name: 'Argentina', country: 'AR', state: null, gender: 'men', key: null },
      { edition: { competition: 'amistosos', edition: '2019' }, round: null, day, ...change },
    )

  it.each([
    ['international-results', 'openfootball-txt'],
    ['openfootball-txt', 'international-results'],
  ])('a ground is neutral if the one that states it of every match says so: %s, then %s', async (...order) => {
    for (const dataset of order)
      await run(dataset, [friendly('2019-03-01', { neutral: dataset === 'international-results' })])
    expect(await matches()).toMatchObject([{ neutral: true }])
  })

  it('distinguish meetings of one pair by their day if a pair may meet again', async () => {
    await run('international-results', [friendly('2019-03-01'), friendly('2019-11-15')])
    const { report } = await run('openfootball-txt', [friendly('2019-11-16')])
    expect(report).toMatchObject({ created: 0, updated: 1, conflicts: 1 })
    expect((await matches()).map(({ id }) => id)).toEqual(['ami_2019_brasil_argentina', 'ami_2019_brasil_argentina_2'])
  })
})

describe('names', () => {
  it('are never guessed: an ambiguous club name is reported, and the state resolves it', async () => {
    const { report, rejections } = await run('cbf', [
      match(club('Atlético'), club('Santos')),
      match(club('Santos', 'AP'), club('Botafogo', 'PB')),
      match(club('Botafogo'), club('Santos')),
    ])
    expect(report).toMatchObject({ created: 2, rejected: 1 })
    expect(rejections[0]?.reason).toContain('não se sabe qual time é “Atlético”')
    expect((await matches()).map(({ home_id, away_id }) => [home_id, away_id])).toEqual([
      ['botafogo', 'santos'],
      ['santos_ap', 'botafogo_pb'],
    ])
  })

  it('of people are resolved by number, by birth date, or within a team; otherwise no one is merged', async () => {
    const lineup = (side: 'home' | 'away', key: string) =>
      ({ side, coach: null, players: [listed(person('Gabriel', key), 9)] }) as const
    await run('cbf', [{ ...flamengoSantos(), lineups: [lineup('home', '100'), lineup('away', '200')] }])
    await run('openfootball-txt', [
      match(club('Bahia'), club('Flamengo'), { events: [{ ...goal('Gabriel', 3), side: 'away' }] }),
    ])
    const people = await database.selectFrom('people').select('id').orderBy('id').execute()
    expect(people.map(({ id }) => id)).toEqual(['gabriel', 'gabriel_2'])
    expect(await database.selectFrom('events').select('player_id').execute()).toEqual([{ player_id: 'gabriel' }])
  })

  it('are compared in code as in the database', async () => {
    const { normaliseName } = await import('../resolving/names/normalise.ts')
    const { sql } = await import('kysely')
    for (const name of [
      'São Paulo F.C.',
      'Ægir–Þór',
      'Łódź',
      'Straße',
      "Côte d'Ivoire",
      'İstanbul',
      'Đà Nẵng',
      'Malmö FF',
      'Naval 1º de Maio',
    ]) {
      const { rows } = await sql<{ n: string }>`select normalise_name(${name}) as n`.execute(database)
      expect(normaliseName(name)).toBe(rows[0]?.n)
    }
  })
})

it('derives spells again for those whose line-ups came, went or were the last ones', async () => {
  const squad = (...keys: string[]) =>
    [{ side: 'home', coach: null, players: keys.map((key) => listed(person(`N${key}`, key), 7)) }] as const
  const day = (home: string, on: string, ...keys: string[]) =>
    match(club(home), club('Santos'), { day: on, round: null, key: on, lineups: squad(...keys) })
  const spells = async () =>
    (await database.selectFrom('spells').select(['person_id', 'team_id', 'ends']).orderBy('person_id').execute()).map(
      ({ person_id, team_id, ends }) => `${person_id} ${team_id} ${ends}`,
    )
  await run('cbf', [day('Bahia', '2019-05-01', '1', '2')])
  expect(await spells()).toEqual(['n1 bahia null', 'n2 bahia null'])
  const unlike = [
    { id: 'inventado', dataset_id: 'demonstracao', demo: true },
    { id: 'escrito', dataset_id: null, demo: false },
  ]
  for (const { id, dataset_id, demo } of unlike) {
    await database.insertInto('people').values({ id, name: id, demo }).execute()
    const spell = { person_id: id, team_id: 'bahia', role: 'player', starts: '2019-01-01', dataset_id, demo }
    await database.insertInto('spells').values(spell).execute()
  }
  const kept = async () => (await spells()).filter((spell) => /^(?:escrito|inventado)/.test(spell))
  // The next line-ups are for another club, much later: players who never appear again have left.
  await run('cbf', [day('Vasco', '2019-10-01', '3')])
  expect(await kept()).toEqual(['escrito bahia null', 'inventado bahia null'])
  await sql`delete from people where id in ('escrito', 'inventado')`.execute(database)
  expect(await spells()).toEqual(['n1 bahia 2019-05-01', 'n2 bahia 2019-05-01', 'n3 vasco null'])
  // The sheet is corrected: the player was the fourth, not the second.
  await run('cbf', [day('Bahia', '2019-05-01', '1', '4')])
  expect(await spells()).toEqual(['n1 bahia 2019-05-01', 'n3 vasco null', 'n4 bahia 2019-05-01'])
})

it('ends a spell where the club played two seasons without the player, whichever dataset states them, in any order', async () => {
  const squad = (key: string) =>
    [{ side: 'home', coach: null, players: [listed(person(`Nome ${key}`, key), 7)] }] as const
  const sheet = (on: string, key: string) =>
    match(club('Santos'), club('Bahia'), {
      edition: { competition: 'brasileirao_serie_a', edition: on.slice(0, 4) },
      day: on,
      round: null,
      key: on,
      lineups: squad(key),
    })
  const imports: Record<string, readonly ReturnType<typeof sheet>[]> = {
    cbf: [sheet('2013-05-19', '1'), sheet('2014-05-19', '2'), sheet('2016-05-19', '1')],
    'api-football': [sheet('2015-05-19', '3'), sheet('2017-05-19', '4')],
  }
  const spells = async () =>
    (
      await sql<{ text: string }>`
        select concat_ws(' ', n.name, s.team_id, s.starts, s.ends) as text from spells s join people n on n.id = s.person_id
        order by 1`.execute(database)
    ).rows.map(({ text }) => text)
  const expected = [
    'Nome 1 santos 2013-05-19 2013-05-19',
    'Nome 1 santos 2016-05-19 2016-05-19',
    'Nome 2 santos 2014-05-19 2014-05-19',
    'Nome 3 santos 2015-05-19 2015-05-19',
    'Nome 4 santos 2017-05-19',
  ]
  for (const dataset of ['cbf', 'api-football', 'cbf']) await run(dataset, imports[dataset]!)
  expect(await spells()).toEqual(expected)
  await sql`truncate import_runs, editions, people, sources, aliases cascade`.execute(database)
  for (const dataset of ['api-football', 'cbf']) await run(dataset, imports[dataset]!)
  expect(await spells()).toEqual(expected)
})

it('derives spells and transfers from line-ups', async () => {
  const squad = (key: string) => [{ side: 'home', coach: null, players: [listed(person('Rony', key), 7)] }] as const
  const day = (home: string, away: string, on: string) =>
    match(club(home), club(away), { day: on, lineups: squad('55') })
  await run('cbf', [
    day('Bahia', 'Vasco', '2019-05-01'),
    day('Bahia', 'Santos', '2019-06-01'),
    day('Palmeiras', 'Santos', '2019-08-01'),
  ])
  const spells = await database.selectFrom('spells').selectAll().orderBy('starts').execute()
  expect(spells).toMatchObject([
    { team_id: 'bahia', starts: '2019-05-01', ends: '2019-06-01', number: 7 },
    { team_id: 'palmeiras', starts: '2019-08-01', ends: null },
  ])
  expect(await database.selectFrom('transfers').selectAll().execute()).toMatchObject([
    { from_id: 'bahia', to_id: 'palmeiras', day: null, not_before: '2019-06-01', not_after: '2019-08-01' },
  ])
})

describe('an import on record', () => {
  const runs = () => database.selectFrom('import_runs').selectAll().orderBy('id').execute()

  it('shows its progress while it works, and ends as done together with its rows', async () => {
    const source = memorySource({ 'a.csv': 'x'.repeat(600), 'b.csv': 'x'.repeat(400) })
    const seen: { status: string; progress: unknown }[] = []
    const stated: ImportProgress[] = []
    const importer: Importer = {
      ...importerOf('cbf', []),
      async *read(files) {
        for await (const file of files.files()) {
          await file.text()
          yield flamengoSantos()
          await until(async () => {
            const [run] = await runs()
            const shown = run && JSON.stringify(run.progress).includes(file.path)
            if (shown) seen.push(run)
            return shown || undefined
          })
        }
      },
    }
    await runImport({ database }, importer, { source, onProgress: (progress) => void stated.push(progress) })
    expect(seen).toMatchObject([
      { status: 'running', progress: { file: 'a.csv', bytes: 0, totalBytes: 1000 } },
      { status: 'running', progress: { file: 'b.csv', bytes: 600, totalBytes: 1000 } },
    ])
    expect(stated.at(-1)).toEqual({ file: 'b.csv', rows: 2, bytes: 1000, totalBytes: 1000 })
    expect(await runs()).toMatchObject([
      { status: 'done', read: 2, error: null, dry_run: false, progress: stated.at(-1) },
    ])
  })

  it('says why it failed, also when it was stopped or its process died', async () => {
    const failing = importerOf('cbf', function* () {
      yield flamengoSantos()
      throw new SourceError({ file: 'a.csv', line: 3 }, 'a linha está cortada.')
    })
    await database.insertInto('import_runs').values({ dataset_id: 'cbf', status: 'running' }).execute()
    await expect(runImport({ database }, failing, { source: NO_SOURCE })).rejects.toThrow(SourceError)
    const stop = new AbortController()
    const stopping = importerOf('cbf', function* () {
      stop.abort()
      yield flamengoSantos()
    })
    await expect(runImport({ database }, stopping, { source: NO_SOURCE, signal: stop.signal })).rejects.toThrow()
    await run('cbf', [flamengoSantos()], true)
    expect((await runs()).map(({ status, error, dry_run }) => [status, error, dry_run])).toEqual([
      ['interrupted', 'A importação foi interrompida antes do fim: nada foi gravado.', false],
      ['failed', 'a.csv, linha 3: a linha está cortada.', false],
      ['cancelled', 'A importação foi cancelada: nada foi gravado.', false],
      ['done', null, true],
    ])
    expect(await matches()).toEqual([])
  })
})

it('rejects a record with a text longer than any name, wherever it stands, and keeps its neighbours', async () => {
  const long = 'a '.repeat(100_000)
  const { report, rejections } = await run('cbf', [
    match(club('Flamengo'), club(long)),
    personRecord(person('Zico')),
    personRecord({ ...person('Pelé'), fullName: long }),
    match(club('Santos'), club('Bahia'), { officials: [{ role: 'referee', person: person(long), country: null }] }),
  ])
  expect(report).toMatchObject({ read: 4, created: 1, rejected: 3 })
  for (const { reason } of rejections) expect(reason).toBe('um texto tem 200.000 caracteres; o limite é 1.000.')
})

describe('nothing is half-written', () => {
  const everything = ['matches', 'teams', 'sources', 'aliases', 'changes', 'datasets', 'editions']

  it('by a dry run, whose report is that of the real one', async () => {
    const before = await rowsOf(database, everything)
    const records = [flamengoSantos(), match(club('Atlético'), club('Santos'))]
    const tried = await run('cbf', records, true)
    expect(await rowsOf(database, everything)).toEqual(before)
    const done = await run('cbf', records)
    expect({ ...tried.report, seconds: 0 }).toEqual({ ...done.report, seconds: 0 })
  })

  it('by an import that fails on the way', async () => {
    const before = await rowsOf(database, everything)
    const records = function* (): Generator<ImportRecord> {
      for (let round = 1; round <= 300; round += 1)
        yield {
          ...flamengoSantos(),
          edition: { competition: 'brasileirao_serie_a', edition: String(1900 + (round % 100)) },
          round: { number: round, name: '' },
        }
      throw new Error('a tomada saiu')
    }
    await expect(runImport({ database }, importerOf('cbf', records), { source: NO_SOURCE })).rejects.toThrow(
      'a tomada saiu',
    )
    expect(await rowsOf(database, everything)).toEqual(before)
  })
})
