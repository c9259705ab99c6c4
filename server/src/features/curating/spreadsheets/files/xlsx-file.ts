import { fork } from 'node:child_process'
import { zipSync } from 'fflate'
import { fromBufferPromise, type ZipFile } from 'yauzl'

/** What a workbook may hold once unpacked; one of five megabytes with more is made to fill the memory. */
const MOST_BYTES = 40 * 1024 * 1024
const MOST_PARTS = 500
const MEMORY_MB = 384
const TIMEOUT_MS = 30_000

/** Why a workbook cannot be read, in words for the person who sent it. */
export class WorkbookError extends Error {}

/** The cells of a row; a day is written as `2025-12-31`. */
export type WorkbookRow = readonly (string | number | boolean | null)[]

/** A zip file, which every workbook of Excel is. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** The cells of the first sheet of a workbook, row by row from the first. */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly WorkbookRow[]> {
  return readInProcess(packAgain(await unpackWithin(bytes)))
}

type Parts = Record<string, Uint8Array>

/**
 * The XML parts of a workbook. The sizes that the archive's directory names are added up before anything is unpacked,
 * and an entry that turns out larger than its name says ends the reading.
 */
async function unpackWithin(bytes: Uint8Array): Promise<Parts> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes))
    const parts = await readParts(zip)
    if (!('[Content_Types].xml' in parts)) throw new WorkbookError('Isto é um zip, mas não uma planilha do Excel.')
    return parts
  } catch (error) {
    if (error instanceof WorkbookError) throw error
    throw new WorkbookError('O arquivo do Excel está incompleto ou corrompido.', { cause: error })
  }
}

async function readParts(zip: ZipFile): Promise<Parts> {
  const parts: Parts = {}
  let total = 0
  let count = 0
  for await (const entry of zip.eachEntry()) {
    total += entry.uncompressedSize
    count += 1
    if (total > MOST_BYTES || count > MOST_PARTS)
      throw new WorkbookError('O arquivo do Excel é grande demais. Divida-o.')
    if (entry.isEncrypted()) throw new WorkbookError('O arquivo do Excel tem senha: salve sem ela e envie de novo.')
    // Pictures and macros are not read.
    if (!/\.(xml|rels)$/.test(entry.fileName)) continue
    const content = await zip.openReadStreamPromise(entry)
    // The stream can emit a second error after it was read; without a listener that would end the process.
    content.on('error', () => undefined)
    const bytes = Buffer.concat(await content.toArray())
    parts[entry.fileName] = /\/worksheets\//.test(entry.fileName) ? withErrors(bytes) : bytes
  }
  return parts
}

/** A cell whose formula failed says so, as text, where the library takes it for an empty one. */
function withErrors(sheet: Buffer): Uint8Array {
  const failed = /(<(?:\w+:)?c\s[^>]*?\bt=)(["'])e\2/g
  return sheet.includes('#') ? Buffer.from(sheet.toString().replaceAll(failed, '$1$2str$2')) : sheet
}

/** Only what was checked, without compression: the library that reads it finds nothing else in it. */
const packAgain = (parts: Parts): Uint8Array => zipSync(parts, { level: 0 })

/**
 * In a process with little memory and time, without the service's environment: whatever the file asks for, the service
 * goes on. A thread that fills its memory at once takes the whole process with it.
 */
async function readInProcess(bytes: Uint8Array): Promise<readonly WorkbookRow[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly WorkbookRow[]>()
  const child = fork(new URL('./xlsx-process.ts', import.meta.url), {
    env: {},
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const fail = (cause?: unknown) =>
    reject(new WorkbookError('Não dá para ler este arquivo do Excel: salve como CSV e envie de novo.', { cause }))
  const timer = setTimeout(
    () => reject(new WorkbookError('O arquivo do Excel demora demais para ser lido.')),
    TIMEOUT_MS,
  )
  child.once('message', (rows) => resolve(rows as readonly WorkbookRow[]))
  child.once('error', fail)
  child.once('exit', () => fail())
  // What cannot be sent to it any more has ended it, which is told above.
  child.send(bytes, () => undefined)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}
