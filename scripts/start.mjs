// `npm start`: from a fresh clone to a running service.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { markUse } from './build-folders.mjs'
import { ensureBuilt, ensureBundled, ensureInstalled, findNode, root } from './setup.mjs'

ensureInstalled()
const consoleFolder = ensureBuilt()
const main = ensureBundled()

// The IPC channel closes when this process ends, also when it is killed: the server then stops.
const server = spawn(findNode(), [main], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    // The C library gives freed memory back: otherwise each thread of an import or a backup leaves tens of megabytes.
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    ...process.env,
    // Every worker serves the console that was built for it, also one that starts after another build.
    CONSOLE_FOLDER: consoleFolder,
    // Caches compiled code: without it, compiling is half of the start.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
  },
})
// It may outlive this process for as long as it needs to stop.
if (server.pid !== undefined) for (const folder of [dirname(main), consoleFolder]) markUse(folder, server.pid)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))

// npm, when it is killed by SIGKILL, does not end its children (a shell, and this process). The service could then not be
// stopped from the terminal, and would block the next start. So it stops when its parents change.
if (process.env.npm_lifecycle_event) {
  const original = listParents()
  setInterval(() => {
    if (listParents() !== original) server.kill('SIGTERM')
  }, 500).unref()
}

function listParents() {
  try {
    // The fourth field of stat, read after the name, which may contain spaces.
    const [, shellsParent] = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ')[1].split(' ')
    return `${process.ppid} ${shellsParent}`
  } catch {
    return `${process.ppid}`
  }
}
