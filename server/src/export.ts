// `npm run export -- <folder or file> [--format csv|json|ndjson]`
import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig, type Config } from './config/config.ts'
import { connect } from './connect.ts'
import { openDatabase } from './database/database.ts'
import {
  csvWriter,
  DUMP_FORMATS,
  jsonWriter,
  ndjsonWriter,
  type DumpFormat,
} from './features/importing/dumps/dump-writer.ts'
import { exportDump } from './features/importing/dumps/export-dump.ts'
import { StartupError } from './config/startup-error.ts'
import { createTerminalProgress } from './terminal-progress.ts'

interface Command {
  readonly target: string
  readonly format: DumpFormat
}

try {
  await run(readCommand(process.argv.slice(2)), readConfig())
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

async function run({ target, format }: Command, config: Config): Promise<void> {
  await refuseFullFolder(target, format)
  // Written under another name until it is complete, so that half a dump is never taken for one.
  const part = `${target}.part`
  await mkdir(dirname(target), { recursive: true })
  await rm(part, { recursive: true, force: true })
  if (format === 'csv') await mkdir(part, { mode: 0o700 })
  await using resources = new AsyncDisposableStack()
  resources.defer(() => rm(part, { recursive: true, force: true }))
  const connection = await connect(config, 'exportando')
  resources.defer(() => connection.close())
  const database = openDatabase(connection.address, () => undefined)
  resources.defer(() => database.destroy())
  const progress = createTerminalProgress()
  resources.defer(() => progress.end())
  const writer = { csv: csvWriter, json: jsonWriter, ndjson: ndjsonWriter }[format](part)
  const rows = await exportDump(database, writer, ({ table, rows: written }) =>
    progress.show(`${written.toLocaleString('pt-BR')} linhas, ${table}`, null),
  )
  await writer.close()
  if (format === 'csv') await rmdir(target).catch(() => undefined)
  await rename(part, target)
  progress.end()
  console.log(`${rows.toLocaleString('pt-BR')} linhas em ${target}`)
}

/** A file is replaced; a folder that is not empty is refused. */
async function refuseFullFolder(target: string, format: DumpFormat): Promise<void> {
  const entry = await stat(target).catch(() => null)
  if (!entry) return
  if (format === 'csv' && entry.isDirectory() && (await readdir(target)).length === 0) return
  if (format !== 'csv' && entry.isFile()) return
  throw new StartupError(
    format === 'csv' ? `Já há alguma coisa em ${target}: escolha uma pasta nova.` : `${target} não é um arquivo.`,
  )
}

function readCommand(args: readonly string[]): Command {
  const usage = 'Uso: npm run export -- <pasta ou arquivo> [--format csv|json|ndjson].'
  const { positionals, values } = parse(args, usage)
  const [target, ...rest] = positionals
  const format = values.format ?? /\.(json|ndjson)(?:\.gz)?$/i.exec(target ?? '')?.[1]?.toLowerCase() ?? 'csv'
  const known = DUMP_FORMATS.find((each) => each === format)
  if (target === undefined || rest.length > 0 || known === undefined) throw new StartupError(usage)
  return { target: resolve(target), format: known }
}

function parse(args: readonly string[], usage: string) {
  try {
    return parseArgs({ args: [...args], options: { format: { type: 'string' } }, allowPositionals: true })
  } catch {
    throw new StartupError(usage)
  }
}
