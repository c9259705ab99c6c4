// `npm run lighthouse`: what Lighthouse thinks of six pages. Installs what it needs, in a folder of its own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { provideBrowser } from './provide-browser.mjs'
import { ensureBuilt, ensureInstalled, findNode, root } from './setup.mjs'

ensureInstalled()
ensureBuilt()
const folder = join(root, 'lighthouse')
if (!existsSync(join(folder, 'node_modules/lighthouse')))
  run('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: folder, shell: process.platform === 'win32' })
const { executable, line } = provideBrowser()
if (!executable) {
  console.error(line)
  process.exit(1)
}
run(findNode(), [join(folder, 'run.mjs')], { cwd: root, env: { ...process.env, E2E_BROWSER: executable } })

function run(command, given, options) {
  const { status } = spawnSync(command, given, { stdio: 'inherit', ...options })
  if (status !== 0) process.exit(status ?? 1)
}
