// Runs some test files of the server, for commands that are a test in a larger size.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBundled, ensureInstalled, findNode, root } from './setup.mjs'

/** Ends this process with the result of the tests. What they print is shown as it comes. */
export function runServerTests(files, variables) {
  ensureInstalled()
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', '--root', 'server', ...files, '--disableConsoleIntercept=true']
  // The services that they start find compiled code, as those of `npm start` do.
  const environment = {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
    SERVICE_FILE: ensureBundled(),
    ...process.env,
    ...variables,
  }
  const { status } = spawnSync(findNode(), args, { cwd: root, env: environment, stdio: 'inherit' })
  process.exit(status ?? 1)
}
