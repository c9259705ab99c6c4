// Regenerates what is generated and compares it with what is committed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNode, root } from './setup.mjs'

const folder = mkdtempSync(join(tmpdir(), 'mc-generated-'))
const fresh = join(folder, 'types.gen.ts')
const committed = join(root, 'server/src/database/types.gen.ts')
const { status } = spawnSync(findNode(), [join(root, 'server/src/database/generate-types.ts'), fresh], {
  stdio: 'inherit',
})
const same = status === 0 && readFileSync(fresh, 'utf8') === readFileSync(committed, 'utf8')
if (!same) console.error('server/src/database/types.gen.ts is stale: run `node server/src/database/generate-types.ts`')
rmSync(folder, { recursive: true, force: true })
process.exit(same ? 0 : 1)
