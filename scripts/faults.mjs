// `npm run faults [-- 100]`: the whole service at work while its processes, its database and its disk are made to fail, 1,000
// times by default; and deliveries to a receiver that fails, hangs, redirects, answers late, goes away and comes back. Prints
// the tables of the run and puts them into docs/reliability.md. The suite does the same in a small size.
import { runServerTests } from './server-tests.mjs'

const count = Number(process.argv[2] ?? 1_000)
if (!Number.isInteger(count) || count < 1) {
  console.error('How many faults? For example: npm run faults -- 100')
  process.exit(1)
}
runServerTests(['src/features/push/webhooks/faults.test.ts', 'src/supervisor/service-faults.test.ts'], {
  FULL: '1',
  FAULTS: String(count),
  FAULTS_KEEP: '1',
})
