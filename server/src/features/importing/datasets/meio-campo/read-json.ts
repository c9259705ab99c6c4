import type { SourceFile } from '../../records/importer.ts'
import type { RowRecord } from '../../records/records.ts'
import { LIMITS, megabytes } from '../../sources/limits.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import { parseRow, RowShape } from './row-shape.ts'
import { DUMP_FORMAT, DUMP_VERSION } from './tables.ts'

// {"format": …, "tables": {"teams": [{row}, …], …}}: depths of the names of tables, and of their rows.
const TABLE_DEPTH = 2
const ROW_DEPTH = 3

/**
 * One document of any size. The rows are cut out and parsed one by one; what is left, with a 0 in the place of each, is
 * parsed at the end: so the whole is checked to be JSON of the right form without ever being in memory.
 */
export async function* readJson(file: SourceFile): AsyncGenerator<RowRecord> {
  const scan = new Scan(file.path)
  const shape = new RowShape()
  for await (const text of textOf(file)) {
    for (const { line, table, text: row } of scan.take(text)) {
      const origin = { file: file.path, line }
      yield shape.row(origin, table, parseRow(origin, row))
    }
  }
  scan.end()
}

async function* textOf(file: SourceFile): AsyncGenerator<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of file.bytes()) yield utf8.decode(chunk, { stream: true })
    yield utf8.decode()
  } catch (cause) {
    if (cause instanceof TypeError)
      throw new SourceError({ file: file.path, line: null }, 'o texto não está em UTF-8.', { cause })
    throw cause
  }
}

interface FoundRow {
  readonly line: number
  readonly table: string | null
  readonly text: string
}

const MARKS = /["\\{}[\]\n]/g

class Scan {
  readonly #file: string
  #line = 1
  #depth = 0
  #inString = false
  #escaped = false
  /** An unfinished row: its line and its text so far. */
  #row: { line: number; text: string } | null = null
  #frame = ''
  #table: string | null = null
  #stringFrom = 0

  constructor(file: string) {
    this.#file = file
  }

  *take(text: string): Generator<FoundRow> {
    let from = 0
    MARKS.lastIndex = 0
    if (this.#escaped && text !== '') {
      this.#escaped = false
      MARKS.lastIndex = 1
      if (text.startsWith('\n')) this.#line += 1
    }
    for (let found = MARKS.exec(text); found; found = MARKS.exec(text)) {
      const at = found.index
      const mark = found[0]
      if (mark === '\n') this.#line += 1
      else if (mark === '\\') {
        if (this.#inString) {
          if (at + 1 === text.length) this.#escaped = true
          else MARKS.lastIndex = at + 2
        }
      } else if (mark === '"') {
        this.#inString = !this.#inString
        if (this.#row === null) this.#noteString(text.slice(from, at))
        if (this.#row === null) from = at
      } else if (!this.#inString && (mark === '{' || mark === '[')) {
        this.#depth += 1
        if (this.#row === null && mark === '{' && this.#depth === ROW_DEPTH + 1) {
          this.#keep(`${text.slice(from, at)}0`)
          this.#row = { line: this.#line, text: '' }
          from = at
        }
      } else if (!this.#inString) {
        this.#depth -= 1
        if (this.#row !== null && this.#depth === ROW_DEPTH) {
          this.#extend(text.slice(from, at + 1))
          yield { ...this.#row, table: this.#table }
          this.#row = null
          from = at + 1
        }
      }
    }
    const rest = text.slice(from)
    if (this.#row === null) return this.#keep(rest)
    this.#extend(rest)
  }

  #extend(text: string): void {
    if (this.#row === null) return
    this.#row.text += text
    if (this.#row.text.length <= LIMITS.lineBytes) return
    const reason = `a linha da tabela passa do limite de ${megabytes(LIMITS.lineBytes)}.`
    throw new SourceError({ file: this.#file, line: this.#row.line }, reason)
  }

  end(): void {
    if (this.#depth > 0 || this.#inString || this.#row !== null) this.#refuse('o JSON termina antes do fim.')
    const frame = this.#parsedFrame()
    const about = new Map<string, unknown>(frame && typeof frame === 'object' ? Object.entries(frame) : [])
    if (about.get('format') !== DUMP_FORMAT) this.#refuse(`o JSON não é um dump: falta "format": "${DUMP_FORMAT}".`)
    if (about.get('version') !== DUMP_VERSION) this.#refuse('o dump é de uma versão que esta não sabe ler.')
    const tables = about.get('tables')
    const lists = typeof tables === 'object' && tables !== null ? Object.values(tables) : [null]
    const onlyRows = lists.every((list) => Array.isArray(list) && list.every((each) => each === 0))
    if (!onlyRows) this.#refuse('"tables" deve ter uma lista de linhas para cada tabela.')
  }

  #parsedFrame(): unknown {
    try {
      return JSON.parse(this.#frame) as unknown
    } catch {
      return this.#refuse('o JSON tem um erro entre as linhas das tabelas.')
    }
  }

  /** Follows the strings between rows: the last one before a list is the table's name. */
  #noteString(before: string): void {
    this.#keep(before)
    if (this.#inString) this.#stringFrom = this.#frame.length + 1
    else if (this.#depth === TABLE_DEPTH) this.#table = this.#frame.slice(this.#stringFrom)
  }

  #keep(text: string): void {
    this.#frame += text
    if (this.#frame.length > LIMITS.fileBytes) this.#refuse('há texto demais entre as linhas das tabelas.')
  }

  #refuse(reason: string): never {
    throw new SourceError({ file: this.#file, line: this.#line }, reason)
  }
}
