// Checks the dependencies of the service for known vulnerabilities, as the registry lists them. A registry that does
// not answer is not a failure: the check then reports that.
import { spawnSync } from 'node:child_process'
import { root } from './setup.mjs'

const TIMEOUT_MS = 20_000
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: TIMEOUT_MS,
  shell: process.platform === 'win32',
})
const counts = readCounts(stdout)
if (counts === null) {
  console.log('not checked: the registry did not answer')
  process.exit(0)
}
const bad = (counts.high ?? 0) + (counts.critical ?? 0)
console.log(`${bad} high or critical, ${(counts.moderate ?? 0) + (counts.low ?? 0)} lower; npm audit tells more`)
process.exit(bad === 0 ? 0 : 1)

function readCounts(text) {
  try {
    return JSON.parse(text).metadata?.vulnerabilities ?? null
  } catch {
    return null
  }
}
