// Runs a command of the server in its own process, on a Node that runs TypeScript.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { ensureInstalled, findNode, root } from './setup.mjs'

export function runCommand(file, args) {
  // Standard output belongs to the report.
  console.log = console.error
  ensureInstalled()
  const child = spawn(findNode(), [join(root, 'server/src', file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile') },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

/** npm runs scripts in the project's folder; paths are relative to the user's current folder. */
export function fromHere(place) {
  const here = process.env.INIT_CWD ?? process.cwd()
  return place.startsWith('-') || /^https?:/i.test(place) ? place : resolve(here, place)
}
