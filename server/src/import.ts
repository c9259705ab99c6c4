// `npm run import -- <dataset> <folder, file, archive or URL> [--dry-run] [--json]`
import { parseArgs } from 'node:util'
import { readConfig, type Config } from './config/config.ts'
import { connect } from './connect.ts'
import { openDatabase } from './database/database.ts'
import type { ImportProgress } from './features/importing/runs/import-run.ts'
import { describeOutcome } from './features/importing/runs/outcome-words.ts'
import { importDataset } from './features/importing/runs/service.ts'
import { findImporter, importers } from './features/importing/datasets/catalogue.ts'
import { openSource } from './features/importing/sources/open-source.ts'
import { SourceError } from './platform/csv/source-error.ts'
import { StartupError } from './config/startup-error.ts'
import { createTerminalProgress, megabytesOf } from './terminal-progress.ts'

interface Command {
  readonly dataset: string
  readonly place: string
  readonly dryRun: boolean
  readonly json: boolean
}

const stop = new AbortController()
// The first one ends in good order; a second one is the system's own, at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())

try {
  await run(readCommand(process.argv.slice(2)), readConfig())
} catch (error) {
  const plain = error instanceof StartupError || error instanceof SourceError
  console.error(stop.signal.aborted ? 'Interrompido: nada foi gravado.' : plain ? error.message : error)
  process.exit(stop.signal.aborted ? 130 : 1)
}

async function run({ dataset, place, dryRun, json }: Command, config: Config): Promise<void> {
  const progress = createTerminalProgress()
  const { signal } = stop
  const source = await openSource(place, {
    reach: config.reach,
    signal,
    onDownload: (bytes, total) => progress.show(`baixando, ${megabytesOf(bytes)}`, total && bytes / total),
  })
  try {
    await using resources = new AsyncDisposableStack()
    const connection = await connect(config, 'importando')
    resources.defer(() => connection.close())
    const database = openDatabase(connection.address, () => undefined)
    resources.defer(() => database.destroy())
    resources.defer(() => progress.end())
    const show = showRows(progress)
    const outcome = await importDataset({ database }, { dataset, source, dryRun, signal, onProgress: show })
    progress.end()
    console.log(json ? JSON.stringify(outcome.report) : describeOutcome(outcome, dryRun))
    // An import with only refused rows exits as failed, for scripts.
    const { read, rejected } = outcome.report
    if (read > 0 && read === rejected) process.exitCode = 1
  } finally {
    await source.close()
  }
}

function showRows(progress: ReturnType<typeof createTerminalProgress>): (news: ImportProgress) => void {
  const startedAt = performance.now()
  return ({ file, rows, bytes, totalBytes }) => {
    const rate = Math.round(rows / ((performance.now() - startedAt) / 1000))
    const stated = `${rows.toLocaleString('pt-BR')} linhas, ${rate.toLocaleString('pt-BR')} por segundo`
    // Everything is read; how long the remaining work takes is unknown.
    const part = totalBytes > 0 && bytes < totalBytes ? bytes / totalBytes : null
    progress.show(part === null ? stated : `${stated}, ${file.slice(-40)}`, part)
  }
}

function readCommand(args: readonly string[]): Command {
  const names = importers.map(({ id }) => id).join(', ')
  const places = 'pasta, arquivo, arquivo compactado ou endereço'
  const usage = `Uso: npm run import -- <conjunto> <${places}> [--dry-run] [--json]. Conjuntos: ${names}.`
  const { positionals, values } = parse(args, usage)
  const [dataset, place, ...rest] = positionals
  if (dataset === undefined || place === undefined || rest.length > 0) throw new StartupError(usage)
  if (!findImporter(dataset)) throw new StartupError(`O conjunto “${dataset}” não é conhecido. Há estes: ${names}.`)
  return { dataset, place, dryRun: values['dry-run'], json: values.json }
}

function parse(args: readonly string[], usage: string) {
  const options = { 'dry-run': { type: 'boolean', default: false }, json: { type: 'boolean', default: false } } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    throw new StartupError(usage)
  }
}
