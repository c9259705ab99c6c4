import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.env['SHARED_DATA'] ?? join(import.meta.dirname, '../../../../shared/data')

/** The real datasets are not in the repository: without them the proofs are skipped with a notice. */
export const withoutData = !existsSync(join(folder, 'README.md'))

/** Ends a title, so that a proof that did not run says why. */
export const unlessProved = withoutData ? ': NOT PROVED HERE, no datasets at SHARED_DATA or ../shared/data' : ''

export function readText(path: string): string {
  return readFileSync(join(folder, path), 'utf8')
}

export function readJson(path: string): unknown {
  return JSON.parse(readText(path))
}

/** Enough for the datasets at hand: quoted fields with commas in them, no line breaks inside. */
export function readCsv(path: string): readonly Readonly<Record<string, string>>[] {
  const [header = '', ...lines] = readText(path).split(/\r?\n/).filter(Boolean)
  const names = fieldsOf(header)
  return lines.map((line) => {
    const values = fieldsOf(line)
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
  })
}

function fieldsOf(line: string): readonly string[] {
  if (!line.includes('"')) return line.split(',')
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )
}
