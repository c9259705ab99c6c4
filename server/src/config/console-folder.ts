import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the built console stands: the build that `npm start` has given to all workers of a service, or else the newest. */
export const consoleFolder =
  process.env['CONSOLE_FOLDER'] ?? newestBuild(join(import.meta.dirname, '../../../web/dist'))

/** Builds are folders, of which a file names the newest. */
export function newestBuild(parent: string): string {
  const file = join(parent, 'newest')
  return join(parent, existsSync(file) ? readFileSync(file, 'utf8') : 'none')
}
