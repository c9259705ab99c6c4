// `npm start`: from a fresh clone to a running service.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

// npm, killed without a word, does not end what it started (a shell, and this); then nobody could stop us from the
// terminal, and the next start would find us in its way. So we leave when the line of parents changes.
if (process.env.npm_lifecycle_event) {
  const line = parents()
  setInterval(() => {
    if (parents() !== line) server.kill('SIGTERM')
  }, 500).unref()
}

function parents() {
  try {
    // The fourth field of stat, counted after the name, which may hold blanks.
    const [, shellsParent] = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ')[1].split(' ')
    return `${process.ppid} ${shellsParent}`
  } catch {
    return `${process.ppid}`
  }
}
