// `npm start`: from a fresh clone to a running service.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, findNode, root } from './setup.mjs'

ensureInstalled()
ensureBuilt()

// The channel tells the server when this process is gone, also when it was killed without a word.
const server = spawn(findNode(), [join(root, 'server/src/main.ts')], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // What was compiled once is not compiled again: half of a start is reading code.
  env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile') },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))

// npm killed without a word does not end what it started; without it, nobody could stop us from the terminal.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM')
  }, 500).unref()
}
