import type { Source } from '../records/importer.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'

export interface TableText {
  readonly path: string
  readonly text: string
}

/** The tables of a dataset by file name, wherever in the source they lie. Two of one name cannot both be meant. */
export async function findTables<Name extends string>(
  source: Source,
  names: readonly Name[],
): Promise<ReadonlyMap<Name, TableText>> {
  const tables = new Map<Name, TableText>()
  for await (const file of source.files()) {
    const name = names.find((each) => each === file.path.split('/').at(-1))
    if (name === undefined) continue
    const before = tables.get(name)
    if (before) throw new SourceError({ file: file.path, line: null }, `a tabela já foi lida em ${before.path}.`)
    tables.set(name, { path: file.path, text: await file.text() })
  }
  return tables
}

export function getTable<Name extends string>(tables: ReadonlyMap<Name, TableText>, name: Name): TableText {
  const table = tables.get(name)
  if (table) return table
  throw new SourceError({ file: name, line: null }, 'a tabela não está entre os arquivos.')
}
