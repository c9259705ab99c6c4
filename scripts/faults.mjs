// `npm run faults`: deliveries to a receiver that fails, hangs, redirects, answers late, goes away and comes back, by
// processes of which twenty are killed; then the whole service with writers at work, while its database is cut off, killed
// and frozen. FAULTS sets how often. The suite does the same in a small size.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, findNode, root } from './setup.mjs'

ensureInstalled()
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
  { cwd: root, env: { ...process.env, FULL: '1' }, stdio: 'inherit' },
)
process.exit(status ?? 1)
