// `npm run import -- <dataset> <folder or file> [--dry-run] [--json]`: imports a dataset.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { ensureInstalled, findNode, root } from './setup.mjs'

// Standard output belongs to the report.
console.log = console.error
ensureInstalled()

// npm runs scripts in the project's folder; a path is meant from where the person stands.
const [dataset, ...rest] = process.argv.slice(2)
const here = process.env.INIT_CWD ?? process.cwd()
const paths = rest.map((each) => (each.startsWith('-') || /^https?:/.test(each) ? each : resolve(here, each)))
const child = spawn(findNode(), [join(root, 'server/src/import.ts'), ...(dataset ? [dataset] : []), ...paths], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile') },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
