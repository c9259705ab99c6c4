import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { cellOf } from '../datasets/meio-campo/csv-cell.ts'
import { DUMP_FORMAT, DUMP_VERSION } from '../datasets/meio-campo/tables.ts'
import type { TableShape } from './table-shape.ts'

export const DUMP_FORMATS = ['csv', 'json', 'ndjson'] as const
export type DumpFormat = (typeof DUMP_FORMATS)[number]

/** Takes the tables one after the other. */
export interface DumpWriter {
  begin(shape: Pick<TableShape, 'table' | 'columns'>): Promise<void>
  /** As JSON text. */
  rows(rows: readonly string[]): Promise<void>
  end(): Promise<void>
  close(): Promise<void>
}

/** A file for each table, with a header. */
export function csvWriter(folder: string): DumpWriter {
  let out: Output | null = null
  let columns: readonly string[] = []
  return {
    async begin(shape) {
      columns = shape.columns
      out = openOutput(join(folder, `${shape.table}.csv`))
      await out.write(`${columns.join(',')}\n`)
    },
    async rows(rows) {
      const lines = rows.map((text) => {
        const row = new Map(Object.entries(JSON.parse(text) as object))
        return `${columns.map((column) => cellOf(row.get(column))).join(',')}\n`
      })
      await out?.write(lines.join(''))
    },
    end: async () => out?.close(),
    close: async () => undefined,
  }
}

export function ndjsonWriter(file: string): DumpWriter {
  const out = openOutput(file)
  let table = ''
  return {
    begin: async (shape) => void (table = JSON.stringify(shape.table)),
    rows: (rows) => out.write(rows.map((row) => `{"table":${table},"row":${row}}\n`).join('')),
    end: async () => undefined,
    close: () => out.close(),
  }
}

/** One document, with a line for each row. */
export function jsonWriter(file: string): DumpWriter {
  const out = openOutput(file)
  let text = `{"format":${JSON.stringify(DUMP_FORMAT)},"version":${DUMP_VERSION},"tables":{\n`
  let first = true
  return {
    async begin({ table }) {
      text += `${JSON.stringify(table)}:[`
      first = true
    },
    async rows(rows) {
      const more = `${first ? '\n' : ',\n'}${rows.join(',\n')}`
      first = false
      await out.write(text + more)
      text = ''
    },
    async end() {
      text += '\n],\n'
    },
    async close() {
      await out.write(`${text.replace(/,\n$/, '\n')}}}\n`)
      await out.close()
    },
  }
}

interface Output {
  write(text: string): Promise<void>
  close(): Promise<void>
}

function gzipInto(target: Writable): Writable {
  const gzip = createGzip()
  gzip.pipe(target)
  return gzip
}

/** Waits for the disk, so that what is written never piles up in memory. */
function openOutput(file: string): Output {
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  const done = finished(target)
  // The next write or close rejects with it.
  done.catch(() => undefined)
  const packed = file.endsWith('.gz') || file.endsWith('.gz.part')
  const into = packed ? gzipInto(target) : target
  return {
    async write(text) {
      if (target.errored) throw target.errored
      if (!into.write(text)) await Promise.race([once(into, 'drain'), done])
    },
    async close() {
      into.end()
      await done
    },
  }
}
