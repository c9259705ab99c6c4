import { endpoints, type Session } from '@meio-campo/contract'
import type { SampleCall } from './curating-operations.ts'
import type { Sample } from './operations.ts'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

const SHEET =
  'Nome;Tipo;Gênero;Categoria;Cidade\nÍbis Exemplo;Clube;Masculino;Profissional;Paulista\nSem Tipo;;;;Recife\n'

/** Many at once, by hand and by a sheet, which is undone again. Gives the call that sent the sheet. */
export async function sampleBulk(sample: SampleCall, test: TestApp, admin: Session): Promise<Sample> {
  const body = { kind: 'team', ids: ['flamengo', 'santos'], values: { nickname: 'Time de exemplo' }, dryRun: true }
  await sample('editInBulk', admin, { body })
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
