// `npm run bench` measures the product's promised figures on this machine. Each figure is shown beside its goal as a
// ratio, met or not. Machines differ and are shared, so none of this is a test.
import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ensureBuilt, ensureInstalled, findNode, root } from '../scripts/setup.mjs'
import { importVersusCopy } from './import-vs-copy.mjs'
import { memoryMb } from './memory.mjs'
import { judge, lineOf } from './report.mjs'
import { measureSearch } from './search.mjs'

ensureInstalled()
const consoleFolder = ensureBuilt()

const PORT = Number(process.env.PORT ?? 3977)
const base = `http://127.0.0.1:${PORT}`
const admin = { email: 'bench@exemplo.com', password: 'senha-do-banco-1' }
const dataDir = mkdtempSync(join(tmpdir(), 'mc-bench-'))
const readingDir = mkdtempSync(join(tmpdir(), 'mc-bench-'))
const streamsDir = mkdtempSync(join(tmpdir(), 'mc-bench-'))
const deliveriesDir = mkdtempSync(join(tmpdir(), 'mc-bench-'))
const writingDir = mkdtempSync(join(tmpdir(), 'mc-bench-'))
const openDataDir = mkdtempSync(join(tmpdir(), 'mc-bench-'))

/** `npm run bench -- --quick`: the reading alone, in less than two minutes. */
const quick = process.argv.includes('--quick')
/** `npm run bench -- --only writing`: one part alone. */
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : null

const rows = []
try {
  const parts = {
    starts: measureStarts,
    reading: measureReading,
    writing: measureWriting,
    deliveries: measureDeliveries,
    streams: measureStreams,
    'open-data': measureOpenData,
    imports: measureImports,
  }
  if (only !== null && !parts[only]) throw new Error(`parts: ${Object.keys(parts).join(', ')}`)
  for (const [name, measure] of Object.entries(parts)) {
    if (only === null ? quick && name !== 'reading' : name !== only) continue
    await measure().catch((error) => rows.push({ what: name, problem: `failed: ${error.stderr || error.message}` }))
  }
} finally {
  for (const folder of [readingDir, streamsDir, deliveriesDir, writingDir, openDataDir, dataDir])
    rmSync(folder, { recursive: true, force: true })
}
report()

async function measureReading() {
  await withService({ WORKERS: '1', DEMO: '0', OPEN_DATA: '0' }, readingDir, async () => {
    rows.push(...(await runPart('reading.mjs', readingDir, ...(quick ? ['--quick'] : []))))
  })
}

async function measureStarts() {
  await stopped(await started())
  const starts = []
  for (let times = 0; times < 5; times += 1) {
    const service = await started()
    starts.push(service.seconds)
    await stopped(service)
  }
  rows.push({ what: 'second `npm start` until ready, median of 5', unit: 's', measured: median(starts), goal: 1.5 })

  const service = await started()
  const search = await measureSearch(base, (await signIn()).token)
  rows.push({ what: 'search on the demonstration, answered first, p95', unit: 'ms', measured: search, goal: 50 })
  const { seconds, calls, failed } = await restartsUnderLoad()
  rows.push({ what: `failed of ${calls} calls by 16 clients during 3 restarts`, unit: '', measured: failed, goal: 0 })
  rows.push({ what: 'one rolling restart under that load', unit: 's', measured: seconds, goal: 4 })
  await stopped(service)
  const projected = [join(root, 'bench/projection.mjs')]
  const { stdout: projectionSeconds } = await promisify(execFile)(findNode(), projected, { cwd: root })
  rows.push({
    what: '10,000 seasons of 380 matches, one core',
    unit: 's',
    measured: Number(projectionSeconds),
    goal: 2,
  })

  rows.push({ what: 'JavaScript of the first load, brotli', unit: 'kB', measured: firstLoadKb(), goal: 120 })
}

async function measureDeliveries() {
  const environment = { DEMO: '0', OPEN_DATA: '0', ALLOW_PRIVATE_WEBHOOKS: '1' }
  await withService(environment, deliveriesDir, async () => {
    rows.push(...(await runPart('deliveries.mjs', deliveriesDir)))
  })
}

async function measureStreams() {
  await withService({ DEMO: '0', OPEN_DATA: '0' }, streamsDir, async () => {
    rows.push(...(await runPart('streams.mjs', streamsDir)))
  })
}

/** Writers, then readers beside attackers, then what all of it has left in memory. */
async function measureWriting() {
  await withService({ WORKERS: '2', DEMO: '0', OPEN_DATA: '0' }, writingDir, async ({ child }) => {
    rows.push(...(await runPart('writing.mjs', writingDir, String(child.pid))))
    rows.push(...(await runPart('attacks.mjs', writingDir)))
    const what = 'memory of everything after that, 2 workers, database included'
    const measured = memoryMb(child.pid)
    if (measured !== null) rows.push({ what, unit: 'MB', measured, goal: 400 })
  })
}

/** A first start as a newcomer's, dependencies and console built already. */
async function measureOpenData() {
  const { bytes, counts } = JSON.parse(readFileSync(join(root, 'open-data/manifest.json'), 'utf8'))
  rows.push({ what: 'open data on board', unit: 'MB', measured: bytes / 1e6, goal: 15 })
  for (const [what, count] of Object.entries(counts))
    rows.push({ what: `  ${what}`, unit: '', measured: count, goal: null })
  await withService({}, openDataDir, async ({ seconds }) => {
    rows.push({ what: 'first start until ready', unit: 's', measured: seconds, goal: null })
    const begun = performance.now()
    const status = async () => (await (await fetch(`${base}/api/v1/dados-abertos`)).json()).data.status
    let now = await status()
    while (now === 'waiting' || now === 'loading') {
      await sleep(250)
      now = await status()
    }
    if (now !== 'done') throw new Error(`the open data is ${now}`)
    const measured = (performance.now() - begun) / 1000
    rows.push({ what: '  open data loaded behind it', unit: 's', measured, goal: 60 })
  })
}

async function measureImports() {
  const imported = await importVersusCopy()
  rows.push({
    what: `import of ${imported.source}`,
    unit: 'rows/s',
    measured: imported.importRowsPerSecond,
    goal: null,
  })
  rows.push({ what: 'COPY of the same rows', unit: 'rows/s', measured: imported.copyRowsPerSecond, goal: null })
  rows.push({ what: '  import of COPY', unit: '', measured: imported.ratio, goal: 0.5, least: true })
}

/** A program of this folder, with the server's own Node; it prints its rows. */
async function runPart(file, folder, ...more) {
  const given = [join(root, 'bench', file), folder, String(PORT), ...more]
  return JSON.parse((await promisify(execFile)(findNode(), given, { cwd: root })).stdout)
}

async function withService(environment, folder, work) {
  const service = await started(environment, folder)
  try {
    await work(service)
  } finally {
    await stopped(service)
  }
}

async function started(environment = {}, folder = dataDir) {
  const begun = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: folder,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...environment,
    },
    stdio: 'ignore',
    detached: true,
  })
  while ((await get('/ready').catch(() => 0)) !== 200) await sleep(20)
  return { child, seconds: (performance.now() - begun) / 1000 }
}

async function stopped({ child }) {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  process.kill(-child.pid, 'SIGINT')
  await gone
  while (await get('/ready').catch(() => 0)) await sleep(50)
  await sleep(300)
}

async function signIn() {
  const answer = await fetch(`${base}/web/access/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  return (await answer.json()).user
}

async function restartsUnderLoad() {
  const user = await signIn()
  let running = true
  let calls = 0
  let failed = 0
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (running) {
      calls += 1
      if ((await get('/ready', agent).catch(() => 0)) !== 200) failed += 1
    }
    agent.destroy()
  }
  const clients = Array.from({ length: 16 }, client)
  const times = []
  for (let restart = 0; restart < 3; restart += 1) {
    const done = await fetch(`${base}/${user._id}/api/v1/webmaster/api/restart`, {
      method: 'POST',
      headers: { authorization: `Bearer ${user.token}` },
    })
    times.push((await done.json()).data.seconds)
  }
  running = false
  await Promise.all(clients)
  return { seconds: median(times), calls, failed }
}

function get(path, agent) {
  return new Promise((resolve, reject) => {
    const call = request(base + path, { agent }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode))
    })
    call.once('error', reject)
    call.end()
  })
}

/** The files that the page names: its module and the preloaded ones. */
function firstLoadKb() {
  const page = readFileSync(join(consoleFolder, 'index.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file)
  const size = (file) => {
    // Small files are served uncompressed.
    const compressed = join(consoleFolder, `${file}.br`)
    return readFileSync(existsSync(compressed) ? compressed : join(consoleFolder, file)).length
  }
  return named.reduce((sum, file) => sum + size(file), 0) / 1000
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1]
}

function report() {
  const machine = { cores: availableParallelism(), load: loadavg()[0] }
  const results = rows.map(judge)
  console.log(`\n${machine.cores} cores, load ${machine.load.toFixed(1)}\n`)
  for (const result of results) console.log(lineOf(result))
  const folder = join(root, 'bench/results')
  mkdirSync(folder, { recursive: true })
  const name = `${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`
  writeFileSync(join(folder, name), `${JSON.stringify({ machine, rows: results }, null, 2)}\n`)
  console.log(`\nbench/results/${name} (${readdirSync(folder).length} runs kept)`)
  // A goal that is not met says something about this machine; a row that could not be measured is a fault of the bench.
  if (results.some(({ problem }) => problem)) process.exitCode = 1
}
