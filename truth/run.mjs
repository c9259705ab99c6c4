// Imports, measures, prints. A measurement always ends with 0; only where it could not be made does it end with 1.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { corruptSources } from './corrupt.mjs'
import { openQueries, startDatabase } from './database.mjs'
import { datasetNames, findDatasets, ordersOf } from './datasets.mjs'
import { importAll } from './import-all.mjs'
import { measure } from './measure.mjs'
import { compareOrders, describe } from './report.mjs'

const USAGE = `npm run truth -- [--orders 1|2] [--only <dataset,…>] [--folder <folder of datasets>] [--keep <folder>]
  [--database <folder kept before>] [--corrupt <seed>] [--json <file>] [--failures <file>]
Datasets: ${datasetNames.join(', ')}.`

const RUNS = 'truth-runs.json'
const say = (line) => console.error(line)
// npm runs scripts in the project's folder; a path is meant from where the person stands.
const fromHere = (path) => path && resolve(process.env.INIT_CWD ?? process.cwd(), path)

try {
  await run(readOptions())
} catch (error) {
  console.error(error)
  process.exit(1)
}

async function run({ only, folder, orders, keep, database, corrupt, json, failures }) {
  const published = findDatasets({ only, folder })
  if (published.length === 0) throw new Error(`no dataset was found.\n${USAGE}`)
  const folders = Object.fromEntries(published.map(({ name, place }) => [name, place]))
  const measured = []
  if (database) measured.push(await measureKept(database, folders))
  else {
    const copies = corrupt === null ? null : await corruptSources(published, corrupt, say)
    try {
      for (const [place, order] of ordersOf(orders).entries()) {
        const sorted = order.flatMap((name) => (copies ?? published).filter((each) => each.name === name))
        say(`order ${place + 1}: ${sorted.map(({ name }) => name).join(', ')}`)
        const where = keep && (place === 0 ? keep : `${keep}-${place + 1}`)
        measured.push(await importAndMeasure(sorted, folders, where))
      }
    } finally {
      if (copies) await rm(copies.folder, { recursive: true, force: true })
    }
  }
  for (const [place, each] of measured.entries()) console.log(describe(each, `order ${place + 1}`))
  const compared = measured.length > 1 ? compareOrders(measured[0], measured[1]) : null
  if (compared) console.log(compared.text)
  const wrong = measured.flatMap(({ facts }, place) =>
    facts.filter(({ held }) => !held).map((each) => ({ place, ...each })),
  )
  const lines = wrong.map(
    ({ place, group, fact, found }) =>
      `${measured.length > 1 ? `${place + 1} ` : ''}${group}: ${fact} — found ${found}`,
  )
  console.log(`\nFacts that did not hold: ${wrong.length}\n${lines.join('\n')}`)
  if (failures) await writeFile(failures, `${lines.join('\n')}\n`)
  if (json)
    await writeFile(
      json,
      JSON.stringify({ measured: measured.map(withoutWorld), compared: compared?.differences ?? null }, null, 1),
    )
}

async function importAndMeasure(datasets, folders, keep) {
  const folder = keep ?? (await mkdtemp(join(tmpdir(), 'meio-campo-truth-')))
  if (keep && existsSync(join(keep, 'postgres')))
    throw new Error(`${keep} already holds a database: --database measures it.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const cluster = await startDatabase(folder)
  try {
    const runs = await importAll(datasets, folder, say)
    await writeFile(join(folder, RUNS), JSON.stringify(runs))
    return await measureOpen(cluster.address, folders, runs)
  } finally {
    await cluster.stop()
    if (!keep) await rm(folder, { recursive: true, force: true })
  }
}

async function measureKept(folder, folders) {
  const runs = existsSync(join(folder, RUNS)) ? JSON.parse(await readFile(join(folder, RUNS), 'utf8')) : []
  const cluster = await startDatabase(folder)
  try {
    return await measureOpen(cluster.address, folders, runs)
  } finally {
    await cluster.stop()
  }
}

async function measureOpen(address, folders, runs) {
  const db = openQueries(address)
  try {
    return { runs, ...(await measure(db, folders, say)) }
  } finally {
    await db.close()
  }
}

/** For the file: the records in memory and the lists that only comparing needs are left out. */
function withoutWorld({ runs, facts, labels, counts }) {
  return { runs, facts, labels, counts }
}

function readOptions() {
  const text = { type: 'string' }
  const options = {
    only: text,
    folder: text,
    orders: text,
    keep: text,
    database: text,
    corrupt: text,
    json: text,
    failures: text,
  }
  const { values } = parseArgs({ options })
  return {
    only: values.only?.split(',') ?? null,
    folder: fromHere(values.folder),
    orders: Number(values.orders ?? 2),
    keep: fromHere(values.keep),
    database: fromHere(values.database),
    corrupt: values.corrupt === undefined ? null : Number(values.corrupt),
    json: fromHere(values.json),
    failures: fromHere(values.failures),
  }
}
