// `npm run fuzz [-- calls [seed]]`: generated calls over the whole contract, as every kind of caller. None may
// be answered with an error of ours or without the envelope, and none that is refused may change a row. Makes 1,000,000
// calls by default; the suite makes a few with a fixed seed.
import { runServerTests } from './server-tests.mjs'

const [calls = '1000000', seed = new Date().toISOString()] = process.argv.slice(2)
console.log(`${calls} calls, seed ${seed}`)
runServerTests(['src/fuzz.test.ts'], { FUZZ: calls, FUZZ_SEED: seed })
