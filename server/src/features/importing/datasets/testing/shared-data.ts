import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Source } from '../../records/importer.ts'
import { folderSource } from '../../sources/folder-source.ts'

const BESIDE_THE_REPOSITORY = fileURLToPath(new URL('../../../../../../../shared/data/', import.meta.url))
const ROOT = process.env['SHARED_DATA'] ?? BESIDE_THE_REPOSITORY

/** The real datasets are not part of the repository: tests on them say so and step aside where they are missing. */
export function sharedData(dataset: string): { readonly missing: boolean; readonly source: Source } {
  const folder = join(ROOT, dataset)
  return { missing: !existsSync(folder), source: folderSource(folder) }
}
