import { endpoints, type Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { importDataset } from '../features/importing/runs/service.ts'
import { askAbout } from '../features/importing/duplicates/testing/asked-pairs.ts'
import { memorySource } from '../features/importing/datasets/testing/memory-source.ts'
import type { SampleCall } from './curating-operations.ts'
import type { Sample } from './operations.ts'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

const HEAD = 'id_match,season,date,home,score,away'
const RESULTS = `${HEAD}\n1,1975,1975-08-20,Flamengo,3x1,Cruzeiro\n2,1975,1975-08-24,Atlético,1x1,Flamengo\n`

interface Listed {
  readonly data: readonly { readonly id: string; readonly status: string }[]
}

/** Uploads and imports a file that leaves an unsure name and two conflicts to decide. */
export async function sampleImports(sample: SampleCall, test: TestApp, admin: Session): Promise<Sample> {
  const sent = await upload(test, admin)
  const file = (sent.answer as { data: { id: string } }).data.id
  const body = { dataset: 'brasileirao', file, dryRun: false }
  const started = (await sample('startImport', admin, { body })) as { data: { id: string } }
  const params = { id: started.data.id }
  await until(async () => {
    const { body: run } = await test.call('GET', `/api/v1/importacoes/${params.id}`, { as: admin })
    return run.data.status === 'done'
  }, 60_000)
  await sample('getImportRun', admin, { params })
  await sample('listImportRemarks', admin, { params })
  await sample('cancelImport', admin, { params })
  const names = (await sample('listUnsureNames', admin)) as Listed
  await sample('placeUnsureName', admin, { params: { id: names.data[0]!.id }, body: { record: 'atletico_mg' } })
  await disagree(test)
  const conflicts = (await sample('listConflicts', admin)) as Listed
  await sample('resolveConflict', admin, { params: { id: conflicts.data[0]!.id }, body: { keep: true } })
  await sample('applyConflictRule', admin, { body: { kind: 'match', field: 'score', dataset: 'brasileirao' } })
  await sampleDuplicates(sample, test, admin)
  await sampleConnections(sample, admin)
  await sample('updateDataset', admin, { params: { id: 'brasileirao' }, body: { trust: 400 } })
  // As one whose terms forbid passing it on.
  await test.database.updateTable('datasets').set({ redistribution: false }).where('id', '=', 'brasileirao').execute()
  await sample('stateRight', admin, { params: { id: 'brasileirao' }, body: { statedBy: 'Ana Souza' } })
  return sent
}

/** A source that is connected, and away again; its address leads nowhere. */
async function sampleConnections(sample: SampleCall, admin: Session): Promise<void> {
  await sample('listConnectables', admin)
  const body = {
    dataset: 'brasileirao',
    address: 'https://dados.exemplo.invalid/brasileirao.zip',
    title: 'Brasileirão',
  }
  const { data } = (await sample('createConnection', admin, { body })) as { data: { id: string } }
  const params = { id: data.id }
  await sample('listConnections', admin)
  await sample('getConnection', admin, { params })
  await sample('updateConnection', admin, { params, body: { everyMinutes: 360 } })
  await sample('checkConnection', admin, { params })
  await sample('stopConnection', admin, { params })
  await sample('deleteConnection', admin, { params })
  const provider = { entry: 'football-data-org', address: 'https://dados.exemplo.invalid/v4', key: 'chave-de-exemplo' }
  const connected = (await sample('createConnection', admin, { body: provider })) as { data: { id: string } }
  const own = { id: connected.data.id }
  await sample('setConnectionKey', admin, { params: own, body: { key: 'outra-chave-de-exemplo' } })
  await sample('listConnectionDifferences', admin, { params: own })
  await sample('testConnectionKey', admin, { params: own })
  await sample('deleteConnectionKey', admin, { params: own })
}

/** Two clubs that may be one, a birth date that cannot be right, and an unconfirmed competition. */
async function sampleDuplicates(sample: SampleCall, { database }: TestApp, admin: Session): Promise<void> {
  const club = { kind: 'club', country: 'BR', state: 'MG' }
  await database
    .insertInto('teams')
    .values([
      { ...club, id: 'valeriodoce', name: 'Valeriodoce' },
      { ...club, id: 'valeriodoce_ec', name: 'Valeriodoce EC' },
    ])
    .execute()
  const id = await askAbout(database, 'team', 'valeriodoce', 'valeriodoce_ec', 11, [
    { kind: 'same-name', bits: 7, detail: { a: 'valeriodoce', b: 'valeriodoce ec' } },
    { kind: 'same-state', bits: 1, detail: { state: 'MG' } },
  ])
  await sample('listDuplicates', admin)
  await sample('getJoinEffect', admin, { params: { id } })
  await sample('decideDuplicate', admin, { params: { id }, body: { decision: 'joined' } })
  await sample('decideDuplicates', admin, { body: { ids: [id], decision: 'joined' } })
  await sample('listJoins', admin)
  await database
    .insertInto('plausibility_reports')
    .values({ kind: 'team', record_id: 'valeriodoce', rule: 'example', reason: 'Fundado antes de haver futebol.' })
    .execute()
  const alerts = (await sample('listAlerts', admin)) as Listed
  const { id: waiting } = await database
    .insertInto('waiting_matches')
    .columns(['match_id', 'edition_id', 'home_id', 'away_id', 'day', 'rule', 'reason', 'other_id', 'rows'])
    .expression((queries) =>
      queries
        .selectFrom('matches')
        .select([
          sql<string>`id || '_2'`.as('match_id'),
          'edition_id',
          'home_id',
          'away_id',
          'day',
          sql<string>`'repeated-fixture'`.as('rule'),
          sql<string>`'O mesmo confronto já está em Rodada 1.'`.as('reason'),
          'id as other_id',
          sql<string>`jsonb_build_object('matches', jsonb_build_array(to_jsonb(matches)), 'sources', '[]'::jsonb)`.as(
            'rows',
          ),
        ])
        .where('day', 'is not', null)
        .orderBy('id')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await sample('listWaitingMatches', admin)
  await sample('decideWaitingMatch', admin, { params: { id: waiting }, body: { decision: 'discarded' } })
  const { id: squad } = await database
    .insertInto('waiting_squads')
    .columns(['edition_id', 'team_id', 'dataset_id', 'file', 'reason', 'rows'])
    .expression((queries) =>
      queries
        .selectFrom('matches')
        .select([
          'edition_id',
          'home_id',
          sql<string>`'openfootball-txt'`.as('dataset_id'),
          sql<string>`'elencos.txt'`.as('file'),
          sql<string>`'O elenco passaria de 23 para 46 inscritos.'`.as('reason'),
          sql<string>`(select jsonb_agg(jsonb_build_object('person_id', id, 'role', 'player')) from (
            select id from people order by id limit 2) as p)`.as('rows'),
        ])
        .orderBy('id')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await sample('listWaitingSquads', admin)
  await sample('decideWaitingSquad', admin, { params: { id: squad }, body: { decision: 'discarded' } })
  const coverage = (await sample('listCoverage', admin)) as Listed
  await sample('listIncompleteMatches', admin, { query: `?edicao=${coverage.data[0]!.id}&falta=publico` })
  await sample('listWorkQueues', admin)
  await sample('decideAlert', admin, { params: { id: alerts.data[0]!.id }, body: { decision: 'dismissed' } })
  await database
    .insertInto('competitions')
    .values({ id: 'torneio_novo', code: 'torneio_novo', name: 'Torneio Novo', unconfirmed: true })
    .execute()
  await sample('listNewCompetitions', admin)
  await sample('settleNewCompetition', admin, { params: { id: 'torneio_novo' }, body: { confirm: true } })
}

/** Another dataset has a different score. */
async function disagree({ database }: TestApp): Promise<void> {
  const matches = [{ round: '1', date: '1975-08-20', team1: 'Flamengo', team2: 'Cruzeiro', score: { ft: [2, 1] } }]
  const text = JSON.stringify({ name: 'Brasileirão Série A 1975', matches })
  await importDataset({ database }, { dataset: 'openfootball-json', source: memorySource({ '1975/br.1.json': text }) })
}

async function upload(test: TestApp, as: Session): Promise<Sample> {
  const form = new FormData()
  form.append('file', new Blob([RESULTS], { type: 'text/csv' }), 'matches.csv')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const { status, body } = await test.call('POST', '/api/v1/importacoes/arquivos', {
    as,
    raw: true,
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type')! },
  })
  return { endpoint: endpoints.uploadImportFile, params: {}, query: '', body: undefined, status, answer: body }
}
