// The example project of the client, installed from the packed file, run in Node against a service.
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAt } from './platform/time/today.ts'
import { insertSmallSeason, LIVE } from './testing/small-season.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { until } from './testing/until.ts'

/** Ten calls, one after the other, of a program that starts first. */
const PATIENCE_MS = 60_000

let test: TestApp
let folder: string
let environment: Record<string, string>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mc-example-'))
  const script = join(import.meta.dirname, '../../client/scripts/build-example.mjs')
  await promisify(execFile)(process.execPath, [script, folder])
  test = await createTestApp()
  const admin = await test.registerAdmin()
  await insertSmallSeason(test.database, dayAt(test.context.now()))
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const made = await test.call('POST', '/api/v1/chaves', {
    as: admin,
    body: { name: 'Exemplo', scopes: ['read', 'live', 'write'] },
  })
  environment = {
    MEIO_CAMPO_URL: `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`,
    MEIO_CAMPO_KEY: made.body.data.secret,
    MEIO_CAMPO_COMPETITION: 'liga',
  }
}, 180_000)
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  test.context.live.close()
  test.app.server.closeAllConnections()
  await test.close()
})

it('reads, pages, writes, refuses a forged webhook and listens', async () => {
  const program = spawn(process.execPath, [join(folder, 'dist/terminal.js')], { env: environment })
  let [said, failed] = ['', '']
  program.stdout.on('data', (part: Buffer) => (said += part.toString()))
  program.stderr.on('data', (part: Buffer) => (failed += part.toString()))
  await until(() => said.includes('esperando') || program.exitCode !== null, PATIENCE_MS)
  expect(failed).toBe('')
  // Events before the stream is open are lost: goals fall until one has arrived.
  let number = 0
  await until(async () => {
    if (program.exitCode !== null) return true
    number += 1
    await test.database
      .insertInto('events')
      .values({ id: `gol_${number}`, match_id: LIVE, type: 'goal', side: 'home', player_id: 'ana', position: number })
      .execute()
    return false
  }, PATIENCE_MS)
  expect([program.exitCode, failed]).toEqual([0, ''])
  const lines = said.trim().split('\n')
  expect(lines[0]).toMatch(/^1 bahia \d+$/)
  expect(lines.filter((line) => / × .*: .*'$/.test(line)).length).toBeGreaterThan(0)
  expect(lines).toEqual(
    expect.arrayContaining(['estádio: Arena do Exemplo', 'estádio: stale', 'webhook: bad_timestamp']),
  )
  expect(lines.at(-1)).toBe('match.goal: bahia × santos')
}, 150_000)

it('says what was refused', async () => {
  const program = promisify(execFile)(process.execPath, [join(folder, 'dist/terminal.js')], {
    env: { ...environment, MEIO_CAMPO_COMPETITION: 'ligue' },
  })
  await expect(program).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^not_found: Não há /) })
})
