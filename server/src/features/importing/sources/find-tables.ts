import type { Source, SourceFile } from '../records/importer.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'

export interface TableText {
  readonly path: string
  readonly text: string
}

/**
 * The tables of a dataset by file name, anywhere in the source. A repository has raw or compiled copies in deeper
 * folders, so the highest one is used, before a `results (1).csv` that a browser saved. Two different ones at the same
 * depth are ambiguous.
 */
export async function findTables<Name extends string>(
  source: Source,
  names: readonly Name[],
): Promise<ReadonlyMap<Name, TableText>> {
  const found = new Map<Name, SourceFile[]>()
  for await (const file of source.files()) {
    const name = names.find((each) => each === baseOf(file)) ?? names.find((each) => each === withoutCopyMark(file))
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), file])
  }
  const tables = new Map<Name, TableText>()
  for (const [name, files] of found) {
    const rank = (file: SourceFile) => depthOf(file) * 2 + (baseOf(file) === name ? 0 : 1)
    const [highest, ...others] = files.toSorted((one, other) => rank(one) - rank(other))
    if (!highest) continue
    const text = await highest.text()
    for (const rival of others.filter((each) => rank(each) === rank(highest))) {
      if ((await rival.text()) === text) continue
      throw new SourceError({ file: rival.path, line: null }, `a tabela já foi lida em ${highest.path}.`)
    }
    tables.set(name, { path: highest.path, text })
  }
  return tables
}

function baseOf({ path }: SourceFile): string {
  return (path.split('/').at(-1) ?? '').toLowerCase()
}

/** `results (1).csv`, `results - Cópia.csv`, `results copy.csv`. */
function withoutCopyMark(file: SourceFile): string {
  return baseOf(file)
    .normalize('NFC')
    .replace(/(?: - c[oó]p(?:ia|y)|[ _-]copy)?(?: ?\(\d{1,3}\))?(?=\.[^.]+$)/, '')
}

function depthOf({ path }: SourceFile): number {
  return path.split('/').length
}

/**
 * The folders that have a table of this name, each as a source of its own: two datasets of one shape may come together.
 * The source itself where there is at most one.
 */
export async function foldersWith(source: Source, table: string): Promise<readonly Source[]> {
  const found: SourceFile[] = []
  for await (const file of source.files()) if (baseOf(file) === table) found.push(file)
  const highest = Math.min(...found.map(depthOf))
  const folders = [...new Set(found.filter((file) => depthOf(file) === highest).map(folderOf))]
  if (folders.length < 2) return [source]
  return folders.map((folder) => ({
    async *files() {
      for await (const file of source.files()) if (file.path.startsWith(folder)) yield file
    },
  }))
}

/** With its slash at the end. */
function folderOf({ path }: SourceFile): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

export function getTable<Name extends string>(tables: ReadonlyMap<Name, TableText>, name: Name): TableText {
  const table = tables.get(name)
  if (table) return table
  throw new SourceError({ file: name, line: null }, 'a tabela não está entre os arquivos.')
}
