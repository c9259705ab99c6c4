import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeZip } from './features/importing/datasets/testing/make-archive.ts'
import { makeDataDir, startService } from './testing/test-service.ts'

let folder: { dataDir: string; remove: () => Promise<void> }
let file: string
let zipped: string
let bomb: string
beforeAll(async () => {
  folder = await makeDataDir()
  file = join(folder.dataDir, 'matches.csv')
  const content = 'id_match,season,date,home,score,away\n1,2019,2019-04-27,Flamengo,3x1,Cruzeiro\n'
  await writeFile(file, content)
  zipped = join(folder.dataDir, 'dados.zip')
  await writeFile(zipped, makeZip([{ path: 'williamorim/matches.csv', content }]))
  bomb = join(folder.dataDir, 'bomba.zip')
  await writeFile(bomb, makeZip([{ path: 'matches.csv', content: Buffer.alloc(20 * 1024 * 1024) }]))
})
afterAll(() => folder.remove())

/** The command in a process of its own, as `npm run import` runs it. */
async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'import.ts'), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder.dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: code as number, out, err }
}

it('says in one sentence what is wrong with a command', async () => {
  const unknown = await run('futebol', file)
  expect(unknown).toMatchObject({ code: 1, out: '' })
  expect(unknown.err).toMatch(/^O conjunto “futebol” não é conhecido\. Há estes: .*cbf.*\n$/)
  expect((await run('cbf')).err).toMatch(/^Uso: npm run import/)
  expect((await run('cbf', join(folder.dataDir, 'nada'))).err).toMatch(
    /^.*nada: não há pasta nem arquivo com este nome\.\n$/,
  )
})

it(
  'imports with no server running, beside a running one, and shows first what it would do',
  { timeout: 120_000 },
  async () => {
    const tried = await run('brasileirao', file, '--dry-run')
    expect(tried).toMatchObject({ code: 0, err: '' })
    expect(tried.out).toContain('simulação: nada foi gravado')
    const alone = await run('brasileirao', file, '--json')
    expect(alone.err).toBe('')
    expect(JSON.parse(alone.out)).toMatchObject({ dataset: 'brasileirao', read: 2, created: 2, updated: 0 })
    expect(alone.out.trim().split('\n')).toHaveLength(1)

    const service = await startService(folder.dataDir, { DEMO: '0' })
    try {
      const beside = await run('brasileirao', file, '--json')
      expect(beside.err).toBe('')
      expect(JSON.parse(beside.out)).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
      const archive = await run('brasileirao', zipped, '--json')
      expect(JSON.parse(archive.out)).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
      expect(await run('brasileirao', bomb)).toMatchObject({
        code: 1,
        out: '',
        err: 'bomba.zip › matches.csv: descompactado, fica mais de 100 vezes maior: parece feito para encher o disco.\n',
      })
      expect((await fetch(`${service.url}/ready`)).status).toBe(200)
    } finally {
      service.process.kill('SIGTERM')
      await service.exited
    }
  },
)

it('ends with 1 where nothing could be used', { timeout: 60_000 }, async () => {
  const broken = join(folder.dataDir, 'quebrado.csv')
  await writeFile(broken, 'isto não é um conjunto\n')
  const { code, out } = await run('brasileirao', broken, '--json')
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ created: 0, rejected: 1 })
})
