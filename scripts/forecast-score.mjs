// `npm run forecast:score` forecasts past seasons from what was known before each match, and scores the forecasts.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, findNode, root } from './setup.mjs'

ensureInstalled()
const child = spawn(findNode(), [join(root, 'forecast/run.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
