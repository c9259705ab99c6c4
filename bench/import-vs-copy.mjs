// How fast an import is beside the fastest thing there is: the same rows, ready-made, put by COPY into equal empty tables
// with the same constraints and indexes, in the same run on the same machine.
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findNode, root } from '../scripts/setup.mjs'

const SELF = fileURLToPath(import.meta.url)
const SHEETS = join(process.env.SHARED_DATA ?? join(root, '../shared/data'), 'brazilianfootball-cbf')

/** `{ source, rows, importSeconds, copySeconds, importRowsPerSecond, copyRowsPerSecond, ratio }` */
export async function importVersusCopy() {
  // The server's own Node reads its sources as they are.
  const { stdout } = await promisify(execFile)(findNode(), [SELF, '--json'], { cwd: root })
  return JSON.parse(stdout)
}

if (process.argv[1] === SELF) {
  const result = process.argv.includes('--json') ? await measure() : await importVersusCopy()
  if (process.argv.includes('--json')) console.log(JSON.stringify(result))
  else print(result)
}

function print({ source, rows, importRowsPerSecond, copyRowsPerSecond, ratio }) {
  const count = (value) => Math.round(value).toLocaleString('en')
  console.log(`${source}: ${count(rows)} rows in the tables`)
  console.log(`import  ${count(importRowsPerSecond)} rows/s`)
  console.log(`COPY    ${count(copyRowsPerSecond)} rows/s`)
  console.log(`ratio   ${ratio.toFixed(2)} (goal ≥ 0.30)`)
}

async function measure() {
  const server = (path) => import(join(root, 'server/src', path))
  const { startCluster } = await server('database/embedded/cluster.ts')
  const { migrate } = await server('database/migrate.ts')
  const { openDatabase } = await server('database/database.ts')
  const { importDataset } = await server('features/importing/runs/service.ts')
  const { openSource } = await server('features/importing/sources/open-source.ts')
  const { readTableShapes } = await server('features/importing/dumps/table-shape.ts')
  const { sql } = await import('kysely')

  const folder = await mkdtemp(join(tmpdir(), 'mc-bench-import-'))
  const cluster = await startCluster(folder, 'imported')
  const opened = []
  const open = async (name) => {
    const address = { ...cluster.superuser, database: name }
    await migrate(address)
    opened.push(openDatabase(address, () => undefined))
    return opened.at(-1)
  }
  try {
    const imported = await open('imported')
    const { dataset, place, source } = await dataFor(folder)
    const files = await openSource(place, { reach: { allowPrivate: false, hosts: null } })
    const importSeconds = await secondsOf(() => importDataset({ database: imported }, { dataset, source: files }))
    await files.close()

    await sql`create database copied`.execute(imported)
    const copied = await open('copied')
    const shapes = [...(await readTableShapes(imported)).values()]
    const { rows: setting } = await sql`show data_directory`.execute(imported)
    const copies = []
    for (const { table, columns } of shapes) {
      // In the cluster's own folder: the database may run as another system user, which can write only there.
      const file = join(setting[0].data_directory, `${table}.copy`)
      const names = sql.join(columns.map((column) => sql.ref(column)))
      await sql`copy ${sql.table(table)} (${names}) to ${sql.lit(file)}`.execute(imported)
      const { rows } = await sql`select count(*)::int as count from ${sql.table(table)}`.execute(imported)
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(copied)
      copies.push({ rows: rows[0].count, copy: sql`copy ${sql.table(table)} (${names}) from ${sql.lit(file)}` })
    }
    const rows = copies.reduce((sum, each) => sum + each.rows, 0)
    const copySeconds = await secondsOf(() =>
      copied.transaction().execute(async (transaction) => {
        await sql`set constraints all deferred`.execute(transaction)
        for (const { copy } of copies) await copy.execute(transaction)
      }),
    )
    const [importRowsPerSecond, copyRowsPerSecond] = [rows / importSeconds, rows / copySeconds]
    const ratio = importRowsPerSecond / copyRowsPerSecond
    return { source, rows, importSeconds, copySeconds, importRowsPerSecond, copyRowsPerSecond, ratio }
  } finally {
    for (const database of opened) await database.destroy()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function secondsOf(work) {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

/** Real match sheets where they are, otherwise seasons of invented results. */
async function dataFor(folder) {
  if (existsSync(SHEETS)) {
    const sizes = readdirSync(SHEETS).map((name) => ({ name, size: statSync(join(SHEETS, name)).size }))
    const [largest] = sizes.filter(({ name }) => name.endsWith('_games.json')).sort((a, b) => b.size - a.size)
    if (largest) return { dataset: 'cbf', place: join(SHEETS, largest.name), source: largest.name }
  }
  const place = join(folder, 'dados')
  await mkdir(place)
  const clubs = ['Flamengo', 'Vasco', 'Fluminense', 'Botafogo', 'Santos', 'Palmeiras', 'Corinthians', 'Bahia', 'Sport']
  const lines = ['id_match,season,date,home,score,away']
  for (let year = 1971; year < 2021; year += 1) {
    for (const home of clubs) {
      for (const away of clubs) {
        if (home === away) continue
        const number = lines.length
        const day = `${year}-${String(1 + (number % 12)).padStart(2, '0')}-${String(1 + (number % 28)).padStart(2, '0')}`
        lines.push([number, year, day, home, `${number % 4}x${number % 3}`, away].join(','))
      }
    }
  }
  await writeFile(join(place, 'matches.csv'), `${lines.join('\n')}\n`)
  return { dataset: 'brasileirao', place, source: 'invented results' }
}
