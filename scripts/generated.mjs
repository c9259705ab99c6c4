// Regenerates the generated files and compares them with the committed ones.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNode, root } from './setup.mjs'

const generated = [
  { file: 'server/src/database/types.gen.ts', by: 'server/src/database/generate-types.ts' },
  { file: 'server/src/database/schema.gen.sql', by: 'server/src/database/generate-schema.ts' },
  { file: 'client/src/types.gen.ts', by: 'client/scripts/generate-types.ts' },
]

const folder = mkdtempSync(join(tmpdir(), 'mc-generated-'))
const fresh = join(folder, 'fresh.gen')
const stale = generated.filter(({ file, by }) => {
  const { status } = spawnSync(findNode(), [join(root, by), fresh], { stdio: 'inherit' })
  return status !== 0 || readFileSync(fresh, 'utf8') !== readFileSync(join(root, file), 'utf8')
})
for (const { file, by } of stale) console.error(`${file} is stale: run \`node ${by}\``)
rmSync(folder, { recursive: true, force: true })
process.exit(stale.length === 0 ? 0 : 1)
