// `npm test`: from a fresh clone, every test there is. `--full` adds the large matrices.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Each suite prints its own story and writes a report of which only the counts are read here. */
const suites = [
  { name: 'verify', run: () => runVerify() },
  ...['contract', 'football', 'client', 'web', 'server'].map((workspace) => ({
    name: workspace,
    run: () => runVitest(workspace),
  })),
  { name: 'e2e', run: () => runPlaywright() },
]

const total = { passed: 0, failed: 0, skipped: 0 }
for (const { name, run } of suites) {
  console.log(`\n── ${name}`)
  const counts = run()
  for (const key of Object.keys(total)) total[key] += counts[key]
}
rmSync(reports, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

function spawn(args) {
  return spawnSync(node, args, { cwd: root, env: environment, stdio: 'inherit' }).status
}

function runVerify() {
  const status = spawn([join(root, 'scripts/verify.mjs')])
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
  const { numPassedTests, numFailedTests, numPendingTests } = readReport(file)
  return atLeastOne(status, { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, skipped: numPendingTests ?? 0 })
}

function runPlaywright() {
  const file = join(reports, 'e2e.json')
  environment.PLAYWRIGHT_JSON_OUTPUT_NAME = file
  const status = spawn([
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
  ])
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(file).stats ?? {}
  return atLeastOne(status, { passed: expected, failed: unexpected + flaky, skipped })
}

/** A suite that fell over before it could count has failed all the same. */
function atLeastOne(status, counts) {
  return status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** A port of this run's own: two runs on one machine must not meet. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}
