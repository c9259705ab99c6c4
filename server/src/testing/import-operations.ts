import { endpoints, type Session } from '@meio-campo/contract'
import { importDataset } from '../features/importing/runs/service.ts'
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

/** A file sent and imported, and what then waits for a decision: a name and two disagreements. */
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
  await sample('updateDataset', admin, { params: { id: 'brasileirao' }, body: { trust: 400 } })
  return sent
}

/** Another dataset tells another score. */
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
