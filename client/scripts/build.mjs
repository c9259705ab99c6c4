// Builds the package as it is published: `node client/scripts/build.mjs [folder]`, into `client/dist` where no folder is given.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const workspace = join(import.meta.dirname, '..')
const folder = process.argv[2] ?? join(workspace, 'dist')
// The project's own: the one beside the client is for generators that still need it.
const tsc = join(workspace, '../node_modules/typescript/bin/tsc')

rmSync(folder, { recursive: true, force: true })
const project = ['-p', join(workspace, 'tsconfig.build.json'), '--outDir', folder]
const { status } = spawnSync(process.execPath, [tsc, ...project], { stdio: 'inherit' })
if (status !== 0) process.exit(1)

// The compiler writes `.js` into the code only: what the declarations import must be there as well.
for (const name of readdirSync(folder).filter((file) => file.endsWith('.d.ts'))) {
  const file = join(folder, name)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(['"])(\.\/[\w.-]+)\.ts\1/g, '$1$2.js$1'))
}
