import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const shared = join(root, '../shared')

/** One season and one cup in three sources: small, but with most of the difficulties. */
const FILES = [
  ['open/openfootball-txt', 'south-america/brazil/2025_br1.txt'],
  ['open/openfootball-txt', 'south-america/brazil/2025_brcup.txt'],
  ['data/openfootball-football-json', '2025/br.1.json'],
  ['open/brazilianfootball-cbf', 'CdB_2025_games.json'],
] as const
const missing = FILES.some(([dataset, file]) => !existsSync(join(shared, dataset, file)))

interface Score {
  readonly precision: number
  readonly recall: number
  readonly surplus: number
}

interface Measured {
  readonly measured: readonly {
    readonly labels: { readonly matches: Score; readonly clubs: Score }
    readonly counts: { readonly questions: number }
  }[]
  readonly compared: unknown
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mc-small-truth-'))
  for (const [dataset, file] of missing ? [] : FILES) {
    const place = join(folder, dataset.slice(dataset.indexOf('/') + 1), file)
    await mkdir(dirname(place), { recursive: true })
    await cp(join(shared, dataset, file), place)
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it.skipIf(missing)(
  'real sources of one season and one cup become one truth, in two orders (npm run truth, small)',
  async () => {
    const report = join(folder, 'report.json')
    const args = [join(root, 'truth/run.mjs'), '--folder', folder, '--orders', '2', '--json', report]
    await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })
    const { measured, compared } = JSON.parse(await readFile(report, 'utf8')) as Measured
    for (const { labels, counts } of measured) {
      expect(labels.matches).toMatchObject({ precision: 1, recall: 1, surplus: 0 })
      expect(labels.clubs).toMatchObject({ precision: 1, recall: 1, surplus: 0 })
      expect(counts.questions).toBeLessThanOrEqual(10)
    }
    const same = { onlyFirst: [], onlySecond: [] }
    expect(compared).toEqual({ teams: same, matches: same })
  },
  600_000,
)
