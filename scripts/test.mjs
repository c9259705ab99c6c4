// `npm test`: from a fresh clone, every test there is. `--full` adds the large matrices.
import { spawn as begin, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { makeMemoryFolder } from './memory-folder.mjs'
import { provideBrowser } from './provide-browser.mjs'
import { ensureBuilt, ensureBundled, ensureInstalled, findNode, root } from './setup.mjs'

ensureInstalled()
const consoleFolder = ensureBuilt()

const node = findNode()
const reports = mkdtempSync(join(tmpdir(), 'mc-reports-'))
const memory = makeMemoryFolder()
const environment = {
  ...process.env,
  ...(memory && { TMPDIR: memory }),
  FULL: process.argv.includes('--full') ? '1' : '',
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
  // What `npm start` starts is what is tested.
  SERVICE_FILE: ensureBundled(),
  CONSOLE_FOLDER: consoleFolder,
}

environment.E2E_PORT = String(await freePort())

/** What has begun and not ended. */
const beside = []

/** Each suite prints its output and writes a report, from which counts and failures are read. */
const suites = [
  ...['contract', 'football', 'client', 'web'].map((workspace) => ({
    name: workspace,
    run: () => runVitest(workspace),
  })),
  { name: 'verify', run: beginScript('verify') },
  { name: 'server', run: () => runVitest('server') },
  { name: 'choice of the browser', run: () => runVitest('e2e') },
  { name: 'e2e', run: () => runPlaywright() },
  // With the browser of the journeys.
  ...(environment.FULL ? [{ name: 'lighthouse', run: () => runScript('lighthouse') }] : []),
]

const total = { passed: 0, failed: 0, skipped: 0 }
/** Printed again at the end: in a long or truncated log they are hard to find. */
const failures = []
/** Failed once and passed when run again. The run is green, and these are named: each is a defect to be mended. */
const unsteady = []
for (const { name, run } of suites) {
  console.log(`\n── ${name}`)
  const counts = await run()
  for (const key of Object.keys(total)) total[key] += counts[key]
}
for (const folder of [reports, memory]) if (folder) rmSync(folder, { recursive: true, force: true })
for (const each of unsteady) console.log(`\n~ passed only when run again: ${each}`)
for (const failure of failures) console.log(`\n✗ ${failure}`)
console.log(
  `\n${total.passed} passed, ${total.failed} failed` +
    (total.skipped ? `, ${total.skipped} skipped` : '') +
    (unsteady.length ? `, ${unsteady.length} of the passed only when run again` : ''),
)
process.exit(total.failed === 0 && failures.length === 0 && total.passed > 0 ? 0 : 1)

function spawn(args) {
  return spawnSync(node, args, { cwd: root, env: environment, stdio: 'inherit' }).status
}

/** A command that is one check: it passes or it does not. */
function runScript(name) {
  return countScript(name, spawn([join(root, `scripts/${name}.mjs`)]))
}

/** Begins a command beside the suites before it, which leave a core idle. Its turn prints its output and its result. */
function beginScript(name) {
  const file = join(reports, `${name}.txt`)
  const output = openSync(file, 'w')
  const child = begin(node, [join(root, `scripts/${name}.mjs`)], {
    cwd: root,
    env: environment,
    stdio: ['ignore', output, output],
  })
  const ended = once(child, 'exit')
  beside.push(ended)
  return async () => {
    const [status] = await ended
    console.log(readFileSync(file, 'utf8'))
    return countScript(name, status)
  }
}

function countScript(name, status) {
  if (status !== 0) failures.push(`${name}: the reasons are above`)
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
}

/** Files with a failed test are run once more, when nothing else runs: the machines are shared and noisy. */
async function runVitest(workspace) {
  const first = vitest(workspace, [])
  const files = [...new Set(first.failed.map(({ file }) => file))]
  if (files.length === 0) return countFailure(workspace, first.status, first.counts)
  await Promise.all(beside)
  const second = vitest(workspace, files)
  for (const { file, test, message } of second.failed) failures.push(`${file}${test}\n${message}`)
  const again = new Set(second.failed.map(({ file, test }) => file + test))
  for (const { file, test, message } of first.failed)
    if (!again.has(file + test)) unsteady.push(`${file}${test}\n${message}`)
  const { passed, failed, skipped } = first.counts
  const left = second.failed.length
  return countFailure(workspace, second.status, {
    passed: passed + failed - Math.min(left, failed),
    failed: left,
    skipped,
  })
}

function vitest(workspace, files) {
  const report = join(reports, `${workspace}.json`)
  environment.STRAY_ERRORS = join(reports, `${workspace}.stray.json`)
  rmSync(report, { force: true })
  rmSync(environment.STRAY_ERRORS, { force: true })
  const status = spawn([
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--root',
    workspace,
    '--reporter=default',
    '--reporter=json',
    `--reporter=${join(root, 'scripts/report-stray-errors.mjs')}`,
    `--outputFile=${report}`,
    ...files.map((file) => join(root, file)),
  ])
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, testResults = [] } = readReport(report)
  const failed = testResults.flatMap(({ name, status: state, message, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be loaded has no tests.
    if (state === 'failed' && tests.length === 0) return [{ file, test: '', message }]
    return tests.map(({ fullName, failureMessages }) => ({
      file,
      test: ` › ${fullName}`,
      message: failureMessages.join('\n'),
    }))
  })
  const stray = readReport(environment.STRAY_ERRORS, []).map(({ file, test, message }) => ({
    file: file ? relative(root, file) : workspace,
    test: test ? ` › outside of a test, after “${test}”` : ' › outside of a test',
    message,
  }))
  // An error of no known file cannot be tried again: the run is red.
  for (const { file, test, message } of stray) if (file === workspace) failures.push(`${file}${test}\n${message}`)
  failed.push(...stray.filter(({ file }) => file !== workspace))
  return { status, failed, counts: { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests } }
}

function runPlaywright() {
  const { executable, line } = provideBrowser(environment)
  console.log(`${line}\n`)
  if (!executable) {
    failures.push(`e2e: ${line}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  environment.E2E_BROWSER = executable
  const file = join(reports, 'journeys.json')
  environment.PLAYWRIGHT_JSON_OUTPUT_NAME = file
  const status = spawn([
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
  ])
  const { stats = {}, suites: files = [] } = readReport(file)
  for (const spec of files.flatMap(specsOf)) {
    if (spec.ok && spec.tests.every((test) => test.status !== 'flaky')) continue
    const messages = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors.map((e) => e.message)))
    const list = spec.ok ? unsteady : failures
    list.push(`e2e/${spec.file}:${spec.line} › ${spec.title}\n${messages.join('\n')}`)
  }
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  return countFailure('e2e', status, { passed: expected + flaky, failed: unexpected, skipped })
}

function specsOf({ specs = [], suites: inner = [] }) {
  return [...specs, ...inner.flatMap(specsOf)]
}

/** A suite that ended with an error but reported no failed test counts as one failure. */
function countFailure(name, status, counts) {
  if (status === 0 || counts.failed > 0) return counts
  failures.push(`${name}: ended with ${status}, the reasons are above`)
  return { ...counts, failed: 1 }
}

function readReport(file, missing = {}) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return missing
  }
}

/** A free port, so that two runs on one machine do not conflict. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}
