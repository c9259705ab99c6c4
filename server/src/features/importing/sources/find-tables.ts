import type { Source, SourceFile } from '../records/importer.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'

export interface TableText {
  readonly path: string
  readonly text: string
}

/**
 * The tables of a dataset by file name, wherever in the source they lie. A repository keeps raw or compiled copies in
 * folders further down: the one that lies highest is meant. Of two at the same height nobody can say which.
 */
export async function findTables<Name extends string>(
  source: Source,
  names: readonly Name[],
): Promise<ReadonlyMap<Name, TableText>> {
  const found = new Map<Name, SourceFile[]>()
  for await (const file of source.files()) {
    const base = file.path.split('/').at(-1)?.toLowerCase()
    const name = names.find((each) => each === base)
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), file])
  }
  const tables = new Map<Name, TableText>()
  for (const [name, files] of found) {
    const [highest, ...others] = files.toSorted((one, other) => depthOf(one) - depthOf(other))
    const [rival] = others
    if (!highest) continue
    if (rival && depthOf(rival) === depthOf(highest)) {
      throw new SourceError({ file: rival.path, line: null }, `a tabela já foi lida em ${highest.path}.`)
    }
    tables.set(name, { path: highest.path, text: await highest.text() })
  }
  return tables
}

function depthOf({ path }: SourceFile): number {
  return path.split('/').length
}

export function getTable<Name extends string>(tables: ReadonlyMap<Name, TableText>, name: Name): TableText {
  const table = tables.get(name)
  if (table) return table
  throw new SourceError({ file: name, line: null }, 'a tabela não está entre os arquivos.')
}
