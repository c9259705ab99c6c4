// `npm run fuzz [-- calls [seed]]`: generated calls over the whole contract, as visitor, user, admin and with keys. None may
// be answered with an error of ours or without the envelope, and none that is refused may change a row. 1,000,000 calls unless
// told otherwise; the suite makes a few with a fixed seed.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, findNode, root } from './setup.mjs'

ensureInstalled()
const [calls = '1000000', seed = new Date().toISOString()] = process.argv.slice(2)
console.log(`${calls} calls, seed ${seed}`)
const { status } = spawnSync(
  findNode(),
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--root',
    'server',
    'src/fuzz.test.ts',
    '--disableConsoleIntercept=true',
  ],
  { cwd: root, env: { ...process.env, FUZZ: calls, FUZZ_SEED: seed }, stdio: 'inherit' },
)
process.exit(status ?? 1)
