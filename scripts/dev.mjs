// `npm run dev`: the service in watch mode on PORT, the console with hot reload in front of it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, findNode, root } from './setup.mjs'

ensureInstalled()
ensureBuilt()

const node = findNode()
const environment = { ...process.env, WORKERS: process.env.WORKERS ?? '1' }
const children = [
  spawn(
    node,
    ['--watch-path=server/src', '--watch-path=contract/src', '--watch-path=football/src', 'server/src/main.ts'],
    { cwd: root, env: environment, stdio: 'inherit' },
  ),
  spawn(node, [join(root, 'node_modules/vite/bin/vite.js')], {
    cwd: join(root, 'web'),
    env: environment,
    stdio: 'inherit',
  }),
]
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => children.forEach((child) => child.kill(signal)))
for (const child of children) child.on('exit', () => children.forEach((other) => other.kill('SIGTERM')))
