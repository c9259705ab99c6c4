// `npm test`: from a fresh clone, every test there is. `--full` adds the large matrices.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureBuilt, ensureInstalled, findNode, root } from './setup.mjs'

ensureInstalled()
ensureBuilt()

const node = findNode()
const reports = mkdtempSync(join(tmpdir(), 'mc-reports-'))
const environment = {
  ...process.env,
  FULL: process.argv.includes('--full') ? '1' : '',
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
}

environment.E2E_PORT = String(await freePort())

/** Each suite prints its output and writes a report, from which counts and failures are read. */
const suites = [
  { name: 'verify', run: () => runVerify() },
  ...['contract', 'football', 'client', 'web', 'server'].map((workspace) => ({
    name: workspace,
    run: () => runVitest(workspace),
  })),
  { name: 'choice of the browser', run: () => runVitest('e2e') },
  { name: 'e2e', run: () => runPlaywright() },
]

const total = { passed: 0, failed: 0, skipped: 0 }
/** Printed again at the end: in a long or truncated log they are hard to find. */
const failures = []
for (const { name, run } of suites) {
  console.log(`\n── ${name}`)
  const counts = run()
  for (const key of Object.keys(total)) total[key] += counts[key]
}
rmSync(reports, { recursive: true, force: true })
for (const failure of failures) console.log(`\n✗ ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

function spawn(args) {
  return spawnSync(node, args, { cwd: root, env: environment, stdio: 'inherit' }).status
}

function runVerify() {
  const status = spawn([join(root, 'scripts/verify.mjs')])
  if (status !== 0) failures.push('verify: the reasons are above')
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
}

function runVitest(workspace) {
  const file = join(reports, `${workspace}.json`)
  const status = spawn([
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--root',
    workspace,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
  ])
  const { numPassedTests, numFailedTests, numPendingTests, testResults = [] } = readReport(file)
  for (const { name, status: state, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const path = relative(root, name)
    if (state === 'failed' && failed.length === 0) failures.push(`${path}\n${message}`)
    for (const test of failed) failures.push(`${path} › ${test.fullName}\n${test.failureMessages.join('\n')}`)
  }
  return countFailure(workspace, status, {
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 0,
    skipped: numPendingTests ?? 0,
  })
}

function runPlaywright() {
  const { executable, line } = provideBrowser()
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
    failures.push(`e2e/${spec.file}:${spec.line} › ${spec.title}\n${messages.join('\n')}`)
  }
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  return countFailure('e2e', status, { passed: expected, failed: unexpected + flaky, skipped })
}

/** In its own process: this one may run on a Node that does not run TypeScript. */
function provideBrowser() {
  const { stdout } = spawnSync(node, [join(root, 'e2e/src/provide-browser.ts')], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    return JSON.parse(stdout)
  } catch {
    return { line: 'The choice of a browser failed, the reasons are above.' }
  }
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

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
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
