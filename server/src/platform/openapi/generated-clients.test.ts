// What others generate from the document: the programs of client/examples/generated are compiled and run, and what is
// wrong in those beside them is found by the compiler.
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertSmallSeason } from '../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { dayAt } from '../time/today.ts'

const root = join(import.meta.dirname, '../../../..')
const client = join(root, 'client')
const execute = promisify(execFile)

let test: TestApp
let folder: string
let service: { baseUrl: string; key: string }
beforeAll(async () => {
  test = await createTestApp()
  const admin = await test.registerAdmin()
  await insertSmallSeason(test.database, dayAt(test.context.now()))
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const made = await test.call('POST', '/api/v1/chaves', {
    as: admin,
    body: { name: 'Gerado', scopes: ['read', 'write'] },
  })
  const baseUrl = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
  service = { baseUrl, key: made.body.data.secret }

  folder = mkdtempSync(join(tmpdir(), 'mc-generated-'))
  cpSync(join(client, 'examples/generated'), folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  writeFileSync(join(folder, 'openapi.json'), await (await fetch(`${baseUrl}/api/v1/openapi.json`)).text())
  writeFileSync(
    join(folder, 'hey-api.config.js'),
    `export default {
      input: 'openapi.json',
      output: { path: 'hey-api', module: { extension: '.ts' } },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    }`,
  )
  await runIn('node_modules/openapi-typescript/bin/cli.js', 'openapi.json', '-o', 'schema.ts')
  await runIn('node_modules/@hey-api/openapi-ts/bin/run.js', '-f', 'hey-api.config.js', '--no-log-file')
}, 300_000)
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  test.app.server.closeAllConnections()
  await test.close()
})

/** A tool of the client's own dependencies, in the folder of the programs. */
const runIn = (tool: string, ...args: readonly string[]) =>
  execute(process.execPath, [join(client, tool), ...args], { cwd: folder })

/** What the compiler finds, as `line: text`. */
async function compile(file: string): Promise<string[]> {
  const options =
    '--noEmit --strict --target es2024 --module nodenext --allowImportingTsExtensions --lib es2024,dom,dom.iterable'
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = await execute(process.execPath, [tsc, ...options.split(' '), '--types', 'node', file], {
    cwd: folder,
  }).catch((failed: { stdout: string }) => failed)
  return stdout.split('\n').filter((line) => line !== '' && !line.startsWith(' '))
}

const expected = {
  leader: 'bahia',
  teams: expect.arrayContaining(['bahia', 'palmeiras', 'santos']),
  wrongFields: ['name'],
  near: ['bahia'],
  events: expect.any(Number),
  statuses: expect.arrayContaining(['finished', 'secondHalf', 'scheduled']),
  name: 'bahia',
  left: undefined,
  header: expect.stringContaining('name'),
}

it.each([
  ['openapi-fetch', 'ypiranga'],
  ['hey-api', 'galicia'],
] as const)(
  '%s compiles against the document, and does what it says',
  async (name, created) => {
    expect(await compile(`${name}.ts`)).toEqual([])
    const { run } = (await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as {
      run: (options: typeof service) => Promise<{ events: number }>
    }
    const done = await run(service)
    expect(done).toEqual({ ...expected, created })
    expect(done.events).toBeGreaterThan(0)
  },
  120_000,
)

it.each(['openapi-fetch-wrong.ts', 'hey-api-wrong.ts'])(
  '%s does not compile, line by line',
  async (file) => {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n')
    const wrong = lines.flatMap((line, index) => (line.includes('// wrong: ') ? [index + 1] : []))
    expect(wrong.length).toBeGreaterThan(6)
    const found = (await compile(file)).map((line) => Number(/\((\d+),\d+\): error/.exec(line)?.[1]))
    expect([...new Set(found)]).toEqual(wrong)
  },
  120_000,
)
