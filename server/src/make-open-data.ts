import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from './config/startup-error.ts'
import type { Database } from './database/database.ts'
import { joinKnownPeople } from './demo/join-known-people.ts'
import { addBroadcastRights, loadFacts } from './demo/load-facts.ts'
import { getImporter } from './features/importing/datasets/catalogue.ts'
import { ALLOWED_SOURCES, type AllowedSource } from './features/importing/open-data/allowed-sources.ts'
import { keepAddresses } from './features/importing/open-data/keep-addresses.ts'
import { findLastDay } from './features/importing/open-data/last-day.ts'
import { NOTICE_FILE, type OpenDataManifest, type OpenDataSource } from './features/importing/open-data/manifest.ts'
import { noticeOf, readLicence } from './features/importing/open-data/notice.ts'
import { writeOpenData } from './features/importing/open-data/write-open-data.ts'
import { showCompletedNames, showPlainClubNames } from './features/importing/joining/show-names.ts'
import { importDataset } from './features/importing/runs/service.ts'
import { openSource } from './features/importing/sources/open-source.ts'
import type { Source } from './features/importing/records/importer.ts'
import { withholdsData } from './platform/callers/passable-reads.ts'

export interface FoundSource extends AllowedSource {
  readonly place: string
}

/** The allowed sources that are in these folders. */
export function findSources(folders: readonly string[]): readonly FoundSource[] {
  return ALLOWED_SOURCES.flatMap((source) => {
    const place = folders.map((folder) => join(folder, source.folder)).find((each) => existsSync(each))
    return place === undefined ? [] : [{ ...source, place }]
  })
}

interface MakeOptions {
  /** The folder of the version before: its addresses go on to lead somewhere. */
  readonly before?: string
  readonly say?: (line: string) => void
}

/** Imports the sources into an empty database, beside the facts, and writes what came of it into a folder. */
export async function makeOpenData(
  database: Database,
  sources: readonly FoundSource[],
  out: string,
  { before, say = () => undefined }: MakeOptions = {},
): Promise<OpenDataManifest> {
  await loadFacts(database)
  const read: OpenDataSource[] = []
  for (const each of sources) {
    say(`${each.folder}…`)
    read.push(await importSource(database, each, say))
  }
  say(`pessoas unidas: ${await joinKnownPeople(database)}`)
  await completeNames(database)
  await addBroadcastRights(database)
  if (before !== undefined) say(`endereços da versão anterior: ${await keepAddresses(database, before)}`)
  const reportTable = (table: string, rows: number) => say(`${table}: ${rows.toLocaleString('pt-BR')}`)
  // A dump is passed on: whatever list of sources it was made from, their terms decide.
  if (await withholdsData(database))
    throw new StartupError('Uma das fontes proíbe que os dados sejam passados adiante.')
  const manifest = await writeOpenData(database, out, read, reportTable)
  const licences = new Map<string, string>()
  for (const each of sources) if (each.notice) licences.set(each.folder, await readLicence(each.place, each))
  await writeFile(join(out, NOTICE_FILE), noticeOf(read, licences))
  return manifest
}

/**
 * Completes all names once more: a later source may have in full what an earlier one abbreviates or writes without
 * accents.
 */
export async function completeNames(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const people = await transaction.selectFrom('people').select('id').execute()
    const teams = await transaction.selectFrom('teams').select('id').execute()
    await showCompletedNames(
      transaction,
      people.map(({ id }) => id),
    )
    await showPlainClubNames(
      transaction,
      teams.map(({ id }) => id),
    )
  })
}

async function importSource(
  database: Database,
  { folder, dataset, origin, place }: FoundSource,
  say: (line: string) => void,
): Promise<OpenDataSource> {
  const startedAt = performance.now()
  const source = await openSource(place, { reach: { allowPrivate: false, hosts: null } })
  try {
    const { report } = await importDataset({ database }, { dataset, source })
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    say(`  ${report.read} linhas, ${report.rejected} recusadas, ${seconds} s`)
    const { title, licence } = getImporter(dataset)
    return {
      folder,
      dataset,
      title,
      origin,
      licence: licence!.name,
      attribution: licence!.attribution,
      dataUntil: await findLastDay(database, dataset),
      ...(await markOf(source)),
    }
  } finally {
    await source.close()
  }
}

/** How much there was to read, and a checksum over all of it. */
async function markOf(source: Source): Promise<{ files: number; bytes: number; sha256: string }> {
  const whole = createHash('sha256')
  let [files, bytes] = [0, 0]
  for await (const file of source.files()) {
    const one = createHash('sha256')
    for await (const chunk of file.bytes()) one.update(chunk)
    whole.update(`${file.path} ${one.digest('hex')}\n`)
    files += 1
    bytes += file.size
  }
  return { files, bytes, sha256: whole.digest('hex') }
}
