// `npm run mutate [-- workspace files…]`: changes the code in small ways (Stryker) and reports which changes no test notices.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, findNode, root } from './setup.mjs'

ensureInstalled()
const folder = join(root, 'mutation')
const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
// Vitest is the project's own: a second one would run the tests with other versions.
if (!existsSync(stryker))
  run('npm', ['ci', '--legacy-peer-deps', '--ignore-scripts', '--loglevel=error'], { cwd: folder })

const [asked, ...files] = process.argv.slice(2)
for (const workspace of asked ? [asked] : ['football', 'contract', 'server']) {
  run(findNode(), [stryker, 'run', join(folder, 'stryker.config.mjs')], {
    cwd: join(root, workspace),
    env: { ...process.env, MUTATE: [workspace, ...files].join(' ') },
  })
}

function run(command, given, options) {
  const { status } = spawnSync(command, given, { stdio: 'inherit', shell: process.platform === 'win32', ...options })
  if (status !== 0) process.exitCode = 1
}
