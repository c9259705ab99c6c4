// `npm run faults [-- 100]`: the whole service at work while it and what it needs are struck, 1,000 times unless told
// otherwise; and deliveries to a receiver that fails, hangs, redirects, answers late, goes away and comes back. Prints the
// tables of the run and puts them into docs/reliability.md. The suite does the same in a small size.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, findNode, root } from './setup.mjs'

ensureInstalled()
const count = Number(process.argv[2] ?? 1_000)
if (!Number.isInteger(count) || count < 1) {
  console.error('How many faults? For example: npm run faults -- 100')
  process.exit(1)
}
const { status } = spawnSync(
  findNode(),
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--root',
    'server',
    'src/features/push/webhooks/faults.test.ts',
    'src/supervisor/service-faults.test.ts',
    '--disableConsoleIntercept=true',
  ],
  { cwd: root, env: { ...process.env, FULL: '1', FAULTS: String(count), FAULTS_KEEP: '1' }, stdio: 'inherit' },
)
process.exit(status ?? 1)
