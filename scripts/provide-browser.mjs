// The browser of the journeys: chosen, and installed where none is there.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findNode, root } from './setup.mjs'

/**
 * Without `executable` if there is none; `line` says why, or which one it is. Runs in its own process, whose Node runs
 * TypeScript.
 */
export function provideBrowser(env = process.env) {
  const { stdout } = spawnSync(findNode(), [join(root, 'e2e/src/provide-browser.ts')], {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    return JSON.parse(stdout)
  } catch {
    return { line: 'The choice of a browser failed, the reasons are above.' }
  }
}
