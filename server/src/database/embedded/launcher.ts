import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chown, cp, mkdir, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '../../config/startup-error.ts'

/**
 * How PostgreSQL, which refuses to run as root, is run here. A launcher gives the folders to use and wraps a command
 * line. Where the system supports it, `wrap` ends a lasting process together with ours.
 */
export interface Launcher {
  readonly binaries: string
  readonly folder: string
  wrap(command: readonly string[], lasting: boolean): readonly string[]
}

const SIGNAL_FAST_SHUTDOWN = 'INT'

export async function chooseLauncher(binaries: string, folder: string): Promise<Launcher> {
  const root = process.getuid?.() === 0
  if ((root || !hasName()) && works(['unshare', '-U', 'true'])) {
    return { binaries, folder, wrap: (command, lasting) => ['unshare', '-U', '--', ...tied(lasting), ...command] }
  }
  if (root) return chooseUnprivileged(binaries, folder)
  return { binaries, folder, wrap: (command, lasting) => [...tied(lasting), ...command] }
}

/** Containers often run under a numeric user without a name, which initdb refuses; a namespace shows it as `nobody`. */
function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/** Ends the process with ours, by a fast shutdown, so that killing this process with -9 leaves no database behind. */
function tied(lasting: boolean): readonly string[] {
  return lasting && works(['setpriv', '--pdeathsig', SIGNAL_FAST_SHUTDOWN, 'true'])
    ? ['setpriv', '--pdeathsig', SIGNAL_FAST_SHUTDOWN, '--']
    : []
}

// The user `nobody` on every Linux, given by number so that no user database is needed.
const UNPRIVILEGED = 65534
// Every user can reach this folder. The project itself may be in a root-only folder (0700).
const SHARED_BASE = '/var/lib/meio-campo'

async function chooseUnprivileged(binaries: string, folder: string): Promise<Launcher> {
  const drop = ['setpriv', '--reuid', `${UNPRIVILEGED}`, '--regid', `${UNPRIVILEGED}`, '--clear-groups']
  if (!works([...drop, 'true'])) {
    throw new StartupError(
      'O PostgreSQL embutido não roda como root, e aqui não é possível trocar de usuário. Rode com outro usuário ou informe DATABASE_URL.',
    )
  }
  const reachable = (path: string, test: '-r' | '-w') => works([...drop, 'test', test, path])

  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chown(folder, UNPRIVILEGED, UNPRIVILEGED)
  const home = join(SHARED_BASE, createHash('sha256').update(folder).digest('hex').slice(0, 16))
  if (!reachable(folder, '-w') || !reachable(join(binaries, 'bin/postgres'), '-r')) {
    await mkdir(home, { recursive: true, mode: 0o755 })
  }
  return {
    binaries: reachable(join(binaries, 'bin/postgres'), '-r') ? binaries : await copyBinaries(binaries, home),
    folder: reachable(folder, '-w') ? folder : await ownedFolder(join(home, 'cluster')),
    wrap: (command, lasting) => [...drop, ...(lasting ? ['--pdeathsig', SIGNAL_FAST_SHUTDOWN] : []), '--', ...command],
  }
}

async function copyBinaries(binaries: string, home: string): Promise<string> {
  const copy = join(home, 'postgres')
  const size = async (root: string) => (await stat(join(root, 'bin/postgres')).catch(() => null))?.size
  // A different size means a different version: an upgrade of the package must replace the copy.
  if ((await size(copy)) !== (await size(binaries))) {
    await cp(binaries, copy, { recursive: true, force: true, verbatimSymlinks: true })
  }
  return copy
}

async function ownedFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chown(folder, UNPRIVILEGED, UNPRIVILEGED)
  return folder
}

function works(command: readonly string[]): boolean {
  const [file, ...args] = command
  return spawnSync(file!, args, { stdio: 'ignore' }).status === 0
}
