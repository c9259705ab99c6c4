// `npm run open-data -- <folder of sources> [<another folder>] [--out open-data] [--before open-data]`: makes the open data that
// the project ships. What another version before gave addresses to keeps them.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartupError } from './config/startup-error.ts'
import { openDatabase } from './database/database.ts'
import { startCluster } from './database/embedded/cluster.ts'
import { migrate } from './database/migrate.ts'
import { ALLOWED_SOURCES } from './features/importing/open-data/allowed-sources.ts'
import { findSources, makeOpenData } from './make-open-data.ts'
import { megabytesOf } from './terminal-progress.ts'

/** The shipped data must stay small enough to be cloned. */
const LARGEST_BYTES = 15_000_000

interface Command {
  readonly folders: readonly string[]
  readonly out: string
  readonly before: string
}

try {
  await run(readCommand(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

async function run({ folders, out, before }: Command): Promise<void> {
  const sources = findSources(folders)
  if (sources.length === 0) throw new StartupError(`Nenhuma fonte conhecida em ${folders.join(', ')}.`)
  for (const { folder } of ALLOWED_SOURCES)
    if (!sources.some((each) => each.folder === folder)) console.warn(`  ${folder} não está lá: fica de fora.`)
  await using resources = new AsyncDisposableStack()
  const scratch = await mkdtemp(join(tmpdir(), 'meio-campo-open-data-'))
  resources.defer(() => rm(scratch, { recursive: true, force: true }))
  const cluster = await startCluster(scratch, 'meio_campo')
  resources.defer(() => cluster.stop())
  await migrate(cluster.address)
  const database = openDatabase(cluster.address, () => undefined)
  resources.defer(() => database.destroy())
  const manifest = await makeOpenData(database, sources, out, { before, say: (line) => console.log(`  ${line}`) })
  console.log(`Versão ${manifest.version} em ${out}: ${megabytesOf(manifest.bytes)}.`)
  if (manifest.bytes > LARGEST_BYTES) throw new StartupError(`Grande demais: cabem ${megabytesOf(LARGEST_BYTES)}.`)
}

function readCommand(args: readonly string[]): Command {
  const usage = 'Uso: npm run open-data -- <pasta com as fontes> [<outra pasta>] [--out <pasta>] [--before <pasta>].'
  const { positionals, values } = parse(args, usage)
  if (positionals.length === 0) throw new StartupError(usage)
  return { folders: positionals.map((each) => resolve(each)), out: resolve(values.out), before: resolve(values.before) }
}

function parse(args: readonly string[], usage: string) {
  const options = {
    out: { type: 'string', default: 'open-data' },
    before: { type: 'string', default: 'open-data' },
  } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    throw new StartupError(usage)
  }
}
