import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { runImportJob } from './import-job.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** A run that no queue knows of. */
async function addRun(content: string): Promise<string> {
  await test.context.files.imports.put('im_jogos', Buffer.from(content))
  await test.database
    .insertInto('import_files')
    .values({ id: 'im_jogos', name: 'jogos.json', bytes: String(content.length) })
    .onConflict((on) => on.doNothing())
    .execute()
  const { id } = await test.database
    .insertInto('import_runs')
    .values({ dataset_id: 'openfootball-json', status: 'waiting', file_id: 'im_jogos', origin: 'jogos.json' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const read = (id: string) =>
  test.database
    .selectFrom('import_runs')
    .select(['status', 'error', 'holder'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

it('a file made to fill the memory ends its own process, and the run says so', async () => {
  const id = await addRun(`{"name": "Liga 2020", "matches": [${'{},'.repeat(3_000_000)}{}]}`)
  const { signal } = new AbortController()
  await expect(runImportJob(test.context, id, signal, 128)).rejects.toThrow(/SIG(ABRT|TRAP)|134/)
  expect(await read(id)).toMatchObject({
    status: 'failed',
    error: 'A importação parou: o arquivo pede mais memória do que ela pode usar. Divida-o em partes.',
  })
})

it('told to stop at once, it lets the run go for the next process', async () => {
  const id = await addRun('{"name": "Liga 2020", "matches": []}')
  await expect(runImportJob(test.context, id, AbortSignal.abort())).rejects.toThrow('stopped')
  expect(await read(id)).toMatchObject({ status: 'waiting', holder: null })
})
