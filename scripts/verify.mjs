// `npm run verify`: everything quick. Format, lint, types, generated files, arrows, paths in the documents, ASVS.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, findNode, root } from './setup.mjs'

ensureInstalled()

const bin = (name) => join(root, 'node_modules/.bin', name)
const script = (name) => [findNode(), join(root, 'scripts', name)]

const checks = [
  ['format', bin('oxfmt'), '--check', '.'],
  ['lint', bin('oxlint')],
  ...['football', 'contract', 'client', 'server', 'web', 'e2e'].map((workspace) => [
    `types of ${workspace}`,
    bin('tsc'),
    '--noEmit',
    '-p',
    workspace,
  ]),
  ['generated files', ...script('generated.mjs')],
  ['arrows between the parts', ...script('arrows.mjs')],
  ['paths named in the documents', ...script('docs-paths.mjs')],
  ['requirements of the ASVS', ...script('asvs.mjs')],
  ['known vulnerabilities', ...script('audit.mjs')],
]

let failed = 0
for (const [name, command, ...args] of checks) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  const isUnchecked = status === 0 && stdout.startsWith('not checked')
  console.log(isUnchecked ? `– ${name}: ${stdout.trim()}` : `${status === 0 ? '✓' : '✗'} ${name}`)
  if (status === 0) continue
  failed += 1
  console.log(`${stdout}${stderr}`)
}
console.log(`\n${checks.length - failed} of ${checks.length} checks hold`)
process.exit(failed === 0 ? 0 : 1)
