import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const workspace = join(import.meta.dirname, '..')
const tsc = join(workspace, '../node_modules/typescript/bin/tsc')
let folder: string
let installed: string

let packed: { readonly files: readonly string[] }

// The example project, with the packed file as npm installs it.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mc-client-'))
  installed = join(folder, 'node_modules/@meio-campo/client')
  const { stdout } = await promisify(execFile)(process.execPath, [join(workspace, 'scripts/build-example.mjs'), folder])
  packed = JSON.parse(stdout) as typeof packed
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('packs what is used, and nothing else', () => {
  const sources = readdirSync(join(workspace, 'src')).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const built = sources.flatMap((file) => ['.js', '.d.ts'].map((ending) => `dist/${file.slice(0, -3)}${ending}`))
  expect(packed.files.toSorted()).toEqual(['LICENSE', 'README.md', 'package.json', ...built].toSorted())
  const [own, projects] = [workspace, join(workspace, '..')].map((each) => readFileSync(join(each, 'LICENSE'), 'utf8'))
  expect(own).toBe(projects)
  // What people read there does not lead out of the package.
  expect(readFileSync(join(installed, 'README.md'), 'utf8')).not.toMatch(/\]\(\.\.?\//)
})

it('imports nothing but its own files, and depends on nothing', () => {
  const files = readdirSync(join(installed, 'dist'))
  expect(files).toContain('index.d.ts')
  const imported = files.flatMap((file) =>
    [...readFileSync(join(installed, 'dist', file), 'utf8').matchAll(/(?:from|import\()\s*['"]([^'"]+)['"]/g)].map(
      ([, name]) => name!,
    ),
  )
  expect(imported.filter((name) => !/^\.\/[\w.-]+\.js$/.test(name))).toEqual([])
  const manifest = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as Record<string, unknown>
  expect(manifest).not.toHaveProperty('dependencies')
})

it('runs, and is typed, where it is installed alone', async () => {
  writeFileSync(
    join(folder, 'use.ts'),
    `import { createClient, MeioCampoError, verifyWebhook } from '@meio-campo/client'
    const client = createClient({ baseUrl: 'http://127.0.0.1:9', key: 'mc_test_x', retries: 0 })
    const points = async (): Promise<number | undefined> =>
      (await client.competitions.standings({ id: 'liga' })).phases[0]?.groups[0]?.rows[0]?.points
    // @ts-expect-error There is no such parameter.
    void (() => client.teams.list({ cor: 'azul' }))
    const error = await points().catch((thrown: unknown) => thrown)
    console.log(error instanceof MeioCampoError && error.code, typeof verifyWebhook)`,
  )
  const options = ['--module', 'nodenext', '--target', 'es2024', '--lib', 'es2024,dom', '--strict', '--types', '']
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, ...options, join(folder, 'use.ts')]).catch(
    (failed: { stdout: string }) => failed,
  )
  expect(stdout).toBe('')
  const run = await promisify(execFile)(process.execPath, [join(folder, 'use.js')])
  expect(run.stdout.trim()).toBe('network function')
}, 60_000)
