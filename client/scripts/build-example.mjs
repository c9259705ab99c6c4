// Builds `examples/project` outside of this repository: `node client/scripts/build-example.mjs <folder>` packs the client as it
// would be published, copies the project into the folder, installs the packed file in it and compiles it.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const workspace = join(import.meta.dirname, '..')
const folder = resolve(process.argv[2])
const npm = (cwd, ...args) => run('npm', args, { cwd, shell: process.platform === 'win32' })

mkdirSync(folder, { recursive: true })
cpSync(join(workspace, 'examples/project'), folder, { recursive: true })
// The project's settings leave scripts out of every installation: packing needs the one that builds.
const packed = JSON.parse(npm(workspace, 'pack', '--json', '--ignore-scripts=false', '--pack-destination', folder))
const [{ filename, files }] = Array.isArray(packed) ? packed : Object.values(packed)
npm(folder, 'install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', `./${filename}`)
run(process.execPath, [join(workspace, '../node_modules/typescript/bin/tsc'), '-p', folder], {})
console.log(JSON.stringify({ filename, files: files.map(({ path }) => path) }))

function run(command, args, options) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options })
  if (status === 0) return stdout
  console.error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)
  return process.exit(1)
}
