import type { Importer, SourceFile } from '../../records/importer.ts'
import { OPENFOOTBALL_LICENCE } from '../openfootball/licence.ts'
import type { EditionRef, ImportRecord } from '../../records/records.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import { refusalOf } from '../../sources/refusal.ts'
import { FolderEditions } from './folder-editions.ts'
import { detectDialect } from './detect.ts'
import { linesOf } from './lines.ts'
import type { Line } from './lines.ts'
import { countOfResults, recordsIn } from './records-in.ts'

export const openfootballTxt: Importer = {
  id: 'openfootball-txt',
  title: 'openfootball: Football.TXT',
  licence: OPENFOOTBALL_LICENCE,
  async *read(source) {
    const editions = new FolderEditions()
    for await (const file of source.files()) {
      try {
        const records = await readFile(file, editions.beside(file.path))
        editions.learn(file.path, records)
        yield* records
      } catch (error) {
        yield refusalOf(error)
      }
    }
  },
}

async function readFile(file: SourceFile, beside: EditionRef | null): Promise<readonly ImportRecord[]> {
  const { path } = file
  if (!/\.(?:txt|csv)$/i.test(path)) {
    return [{ record: 'warning', origin: { file: path, line: null }, reason: 'não é um arquivo de dados.' }]
  }
  const content = await file.text()
  const { lines, rejections } = linesOf(path, content)
  const dialect = detectDialect(path, lines)
  if (dialect !== null) return [...recordsIn(path, content, lines, dialect, beside), ...rejections]
  throw new SourceError({ file: path, line: null }, whyUnknown(path, lines))
}

function whyUnknown(path: string, lines: readonly Line[]): string {
  if (lines.every(({ text }) => text === '')) return 'o arquivo só tem comentários.'
  if (/\.wiki(?:\.[a-z]{2})?\.txt$/.test(path))
    return 'são nomes de páginas da Wikipédia, sem dizer de que clube é cada uma.'
  if (/(?:^|\/)0-world\//.test(path)) return 'são nomes de regiões e cidades, que não são importados.'
  if (/(?:^|\/)squads\//.test(path)) return 'é uma lista de jogadores, sem dizer de que campeonato.'
  return `o formato do arquivo não é conhecido.${countOfResults(lines)}`
}
