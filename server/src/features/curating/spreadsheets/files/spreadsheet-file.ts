import { decodeBytes, decodeUtf16 } from '../../../../platform/csv/decode-bytes.ts'
import { withoutGuard, type SpreadsheetSeparator } from '@meio-campo/contract/rules'
import { csvRows, type Separator } from '../../../../platform/csv/csv-rows.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import { fieldError } from '../../../../platform/errors/app-error.ts'
import { findUnstorable } from '../../../../platform/http/unstorable.ts'
import { isZip, readWorkbook, UnreadableWorkbook, type WorkbookRow } from './xlsx-file.ts'

export const SPREADSHEET_BYTES = 5 * 1024 * 1024
const MOST_ROWS = 20_000
const MOST_COLUMNS = 200
const LONGEST_COLUMN = 100

/** A cell's content. A CSV file has only text; JSON also has numbers, lists and relations. */
export type Cell = unknown

export interface SpreadsheetRow {
  /** Of the file, from 1; of a JSON list, the item. */
  readonly line: number
  readonly cells: readonly Cell[]
}

export interface SpreadsheetFile {
  readonly columns: readonly string[]
  readonly rows: readonly SpreadsheetRow[]
}

const refuse = (message: string) => fieldError('file', message)

/** A spreadsheet as common programs save it. Without a separator, that of a CSV file is found out. */
export async function readSpreadsheetFile(
  bytes: Uint8Array,
  separator?: SpreadsheetSeparator,
): Promise<SpreadsheetFile> {
  if (bytes.length === 0) throw refuse('O arquivo está vazio.')
  const file = isZip(bytes) ? await readXlsx(bytes) : readText(decode(bytes), separator)
  if (file.rows.length === 0) throw refuse('O arquivo não tem nenhuma linha de dados.')
  refuseMany(file.rows.length)
  if (findUnstorable([file.columns, file.rows]).length > 0)
    throw refuse('O arquivo tem caracteres que não dá para guardar.')
  return file
}

/** Rows keep the number that the spreadsheet program shows; rows without a value are skipped. */
async function readXlsx(bytes: Uint8Array): Promise<SpreadsheetFile> {
  const rows = await readWorkbook(bytes).catch((error: unknown) => {
    throw error instanceof UnreadableWorkbook ? refuse(error.message) : error
  })
  return toTable(
    rows
      .map((cells, at) => ({ line: at + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== '')),
  )
}

/** The first row names the columns; a column with neither a name nor a value is skipped. */
function toTable(all: readonly { readonly line: number; readonly cells: WorkbookRow }[]): SpreadsheetFile {
  const [head, ...rows] = all
  if (head === undefined) throw refuse('O arquivo está vazio.')
  refuseWide(head.cells.length)
  const textOf = (cell: WorkbookRow[number] | undefined) => String(cell ?? '')
  const isUsed = (at: number) => all.some(({ cells }) => textOf(cells[at]).trim() !== '')
  const used = [...head.cells.keys()].filter(isUsed)
  return {
    columns: nameColumns(used.map((at) => [at, textOf(head.cells[at])])),
    rows: rows.map(({ line, cells }) => ({ line, cells: used.map((at) => cells[at] ?? null) })),
  }
}

function readText(given: string, separator?: SpreadsheetSeparator): SpreadsheetFile {
  if (/^\s*[[{]/.test(given)) return readJson(given)
  const text = withLineFeeds(given)
  return readCsv(text, separator ? SEPARATORS[separator] : separatorOf(text))
}

/** Asked while rows are read: millions of empty ones fit into five megabytes, and would fill the memory first. */
function refuseMany(rows: number): void {
  if (rows > MOST_ROWS)
    throw refuse(`O arquivo tem mais de ${MOST_ROWS.toLocaleString('pt-BR')} linhas, que são o máximo. Divida-o.`)
}

function decode(bytes: Uint8Array): string {
  const utf16 = decodeUtf16(bytes)
  if (utf16 !== null) return utf16
  if (bytes.includes(0)) throw refuse('O arquivo não é um texto nem do Excel: envie XLSX, CSV ou JSON.')
  return decodeBytes(bytes)
}

const SEPARATORS: Readonly<Record<SpreadsheetSeparator, Separator>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  bar: '|',
}

/** Excel names the separator in a line of its own, for itself. */
const NAMED = /^sep=([,;\t|])\r?(?=\n)/i

/** The one that is named, or that the first line has most of, outside of quotes. */
function separatorOf(text: string): Separator {
  const [, named] = NAMED.exec(text) ?? []
  if (named !== undefined) return named as Separator
  const often = new Map<string, number>()
  let quoted = false
  for (const sign of text.replace(/^\s+/, '')) {
    if (sign === '\n' && !quoted) break
    if (sign === '"') quoted = !quoted
    else if (!quoted) often.set(sign, (often.get(sign) ?? 0) + 1)
  }
  const count = (separator: Separator) => often.get(separator) ?? 0
  return Object.values(SEPARATORS).reduce((best, each) => (count(each) > count(best) ? each : best))
}

/** Line ends of a carriage return alone are those of old programs. */
const withLineFeeds = (text: string) => (text.includes('\n') ? text : text.replaceAll('\r', '\n'))

function readCsv(text: string, separator: Separator): SpreadsheetFile {
  const rows: { readonly line: number; readonly cells: readonly string[] }[] = []
  try {
    for (const { line, fields } of csvRows('planilha', text.replace(NAMED, ''), separator)) {
      if (!fields.some((field) => field.trim() !== '')) continue
      rows.push({ line, cells: rows.length === 0 ? fields : fields.map(withoutGuard) })
      refuseMany(rows.length - 1)
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    throw refuse(error.origin.line === null ? error.reason : `Linha ${error.origin.line}: ${error.reason}`)
  }
  return toTable(rows)
}

function refuseWide(columns: number): void {
  if (columns > MOST_COLUMNS) throw refuse(`O arquivo tem mais de ${MOST_COLUMNS} colunas.`)
}

/** Each has a name, and no two the same. */
function nameColumns(given: Iterable<readonly [at: number, text: string]>): readonly string[] {
  const names = new Set<string>()
  for (const [at, text] of given) {
    const plain = withoutGuard(text).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_COLUMN)
    // Nothing that a JSON body may not have for a key.
    const wanted = plain === '' || plain === '__proto__' ? `Coluna ${at + 1}` : plain
    let name = wanted
    for (let number = 2; names.has(name); number += 1) name = `${wanted} (${number})`
    names.add(name)
  }
  return [...names]
}

function readJson(text: string): SpreadsheetFile {
  const items = parseItems(text)
  // Every row has a cell for every key of any: counted before there are any cells.
  const known = new Set<string>()
  for (const { item } of items) {
    for (const key of Object.keys(item)) known.add(key)
    refuseWide(known.size)
  }
  const keys = [...known]
  const rows = items.map(({ line, item }) => ({
    line,
    cells: keys.map((key) => (Object.hasOwn(item, key) ? item[key] : null)),
  }))
  return { columns: nameColumns(keys.entries()), rows }
}

interface Item {
  readonly line: number
  readonly item: Readonly<Record<string, unknown>>
}

/** A list, a list under `data` as the API answers it, or one object a line. */
function parseItems(text: string): Item[] {
  const whole = tryJson(text)
  const list = Array.isArray(whole) ? whole : isObject(whole) && Array.isArray(whole['data']) ? whole['data'] : null
  if (list) {
    refuseMany(list.length)
    return list.map((item: unknown, at) => ({ line: at + 1, item: asObject(item, at + 1) }))
  }
  const items: Item[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    items.push({ line: at + 1, item: asObject(tryJson(line), at + 1) })
    refuseMany(items.length)
  }
  return items
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function asObject(value: unknown, line: number): Readonly<Record<string, unknown>> {
  if (isObject(value)) return value
  throw refuse(`Linha ${line}: não é um objeto JSON válido.`)
}
