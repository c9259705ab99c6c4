// `npm run import -- <dataset> <folder or file> [--dry-run] [--json]`
import { mkdir, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readConfig, type Config } from './config.ts'
import type { DatabaseAddress } from './database/address.ts'
import { openDatabase } from './database/database.ts'
import { joinCluster, startCluster } from './database/embedded/cluster.ts'
import { migrate } from './database/migrate.ts'
import { describeOutcome } from './features/imports/outcome-words.ts'
import { importDataset } from './features/imports/service.ts'
import { findImporter, importers } from './importers/catalogue.ts'
import type { Importer, Source } from './importers/importer.ts'
import { fileSource, folderSource } from './importers/source/folder-source.ts'
import { SourceError } from './importers/source/source-error.ts'
import { StartupError } from './startup-error.ts'
import { lockDataFolder } from './supervisor/instance-lock.ts'

const DATABASE = 'meio_campo'

interface Command {
  readonly importer: Importer
  readonly source: Source
  readonly dryRun: boolean
  readonly json: boolean
}

interface Connection {
  readonly address: DatabaseAddress
  close(): Promise<void>
}

try {
  await run(await readCommand(process.argv.slice(2)), readConfig())
} catch (error) {
  const plain = error instanceof StartupError || error instanceof SourceError
  console.error(plain ? error.message : error)
  process.exit(1)
}

async function run({ importer, source, dryRun, json }: Command, config: Config): Promise<void> {
  const connection = await connect(config)
  const stop = (): void => {
    console.error('\nInterrompido: nada foi gravado.')
    void connection.close().finally(() => process.exit(130))
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
  const database = openDatabase(connection.address, () => undefined)
  try {
    const { progress, end } = createProgress()
    const outcome = await importDataset(database, importer, source, { dryRun, onProgress: progress }).finally(end)
    console.log(json ? JSON.stringify(outcome.report) : describeOutcome(outcome, dryRun))
    // Nothing but refusals is a failure, for a script that asks.
    const { read, rejected } = outcome.report
    if (read > 0 && read === rejected) process.exitCode = 1
  } finally {
    await database.destroy()
    await connection.close()
  }
}

async function readCommand(args: readonly string[]): Promise<Command> {
  const names = importers.map(({ id }) => id).join(', ')
  const usage = `Uso: npm run import -- <conjunto> <pasta ou arquivo> [--dry-run] [--json]. Conjuntos: ${names}.`
  const options = { 'dry-run': { type: 'boolean', default: false }, json: { type: 'boolean', default: false } } as const
  const { positionals, values } = parse(args, options, usage)
  const [id, path, ...rest] = positionals
  if (id === undefined || path === undefined || rest.length > 0) throw new StartupError(usage)
  const importer = findImporter(id)
  if (!importer) throw new StartupError(`O conjunto “${id}” não é conhecido. Há estes: ${names}.`)
  return { importer, source: await openSource(path), dryRun: values['dry-run'], json: values.json }
}

function parse<O extends NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>>(
  args: readonly string[],
  options: O,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    throw new StartupError(usage)
  }
}

async function openSource(path: string): Promise<Source> {
  const entry = await stat(path).catch(() => null)
  if (!entry) throw new StartupError(`Não há pasta nem arquivo em ${path}.`)
  return entry.isDirectory() ? folderSource(path) : fileSource(path)
}

/** The database in DATABASE_URL, that of a running server, or the one in the data folder, started for this import. */
async function connect({ databaseUrl, dataDir }: Config): Promise<Connection> {
  const nothing = async (): Promise<void> => undefined
  if (databaseUrl !== null) {
    const address = { connectionString: databaseUrl }
    await migrate(address).catch((cause: unknown) => {
      if (cause instanceof StartupError) throw cause
      throw new StartupError('Não foi possível conectar ao PostgreSQL de DATABASE_URL.', { cause })
    })
    return { address, close: nothing }
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const joined = await joinCluster(dataDir, DATABASE)
  if (joined) return { address: joined, close: nothing }
  const lock = await lockDataFolder(dataDir, `processo ${process.pid}, importando`)
  const cluster = await startCluster(dataDir, DATABASE)
  const close = async (): Promise<void> => {
    await cluster.stop()
    lock.close()
  }
  try {
    await migrate(cluster.address)
  } catch (error) {
    await close()
    throw error
  }
  return { address: cluster.address, close }
}

/** A line that renews itself, on standard error and only where somebody watches. */
function createProgress(): { progress: (read: number) => void; end: () => void } {
  const started = performance.now()
  let shown = 0
  const progress = (read: number): void => {
    const now = performance.now()
    if (!process.stderr.isTTY || now - shown < 100) return
    shown = now
    const rate = Math.round(read / ((now - started) / 1000))
    const bar = '▮'.repeat(1 + (Math.floor(now / 250) % 10)).padEnd(10, '▯')
    process.stderr.write(
      `\r${bar} ${read.toLocaleString('pt-BR')} linhas, ${rate.toLocaleString('pt-BR')} por segundo `,
    )
  }
  return { progress, end: () => void (shown > 0 && process.stderr.write('\r\u001B[K')) }
}
