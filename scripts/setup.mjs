// What every command needs before it can do its own work: dependencies, a Node that runs TypeScript, a built console.
// Plain JavaScript for Node 20.19 and later, and nothing but Node itself: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { provideBuild } from './build-folders.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Installs from the lock file when it is newer than the last installation. */
export function ensureInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json')
  const lock = join(root, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Instalando as dependências (só na primeira vez)…')
  // `--include=dev`: the console is built here, also where NODE_ENV is production.
  run('npm', ['ci', '--include=dev', '--loglevel=error'], { shell: process.platform === 'win32' })
}

/** A Node that runs TypeScript directly: this one, or the one among the dependencies. */
export function findNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath
  const folder = join(
    root,
    'node_modules',
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
  )
  const file = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(file)) return file
  console.error(`O Meio-Campo precisa do Node 24.7 ou mais novo; este é o ${process.versions.node}.`)
  return process.exit(1)
}

/** Builds the console when one of its sources has changed, and says in which folder it is. */
export function ensureBuilt() {
  const folders = ['web/src', 'web/build', 'web/public', 'contract/src', 'football/src']
  const files = ['web/index.html', 'web/vite.config.ts', 'web/vite.widgets.config.ts', 'web/package.json']
  return ensureMade('web/dist', [folders, files], (folder) => {
    console.log('Construindo o console…')
    const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']
    const options = { cwd: join(root, 'web'), env: { ...process.env, CONSOLE_FOLDER: folder } }
    run(findNode(), vite, options)
    run(findNode(), [...vite, '--config', 'vite.widgets.config.ts'], options)
    run(findNode(), [join(root, 'scripts/compress.mjs'), folder])
  })
}

/** Bundles the service when one of its sources has changed, and says which file starts it. */
export function ensureBundled() {
  const folders = ['server/src', 'contract/src', 'football/src']
  const folder = ensureMade('server/dist', [folders, ['scripts/bundle.mjs']], (made) => {
    console.log('Preparando o servidor…')
    run(findNode(), [join(root, 'scripts/bundle.mjs'), made])
  })
  return join(folder, 'main.js')
}

/** A folder named after what it is made from, so that another version has another one. */
function ensureMade(parent, [folders, files], make) {
  const name = fingerprint(folders, [...files, 'package-lock.json']).slice(0, 16)
  return provideBuild(join(root, parent), name, make)
}

export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (status !== 0) process.exit(status ?? 1)
}

function fingerprint(folders, files) {
  const hash = createHash('sha256')
  const inside = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  )
  for (const file of [...inside, ...files.map((name) => join(root, name))].sort()) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
