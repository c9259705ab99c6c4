import { zipSync } from 'fflate'
import { fromBufferPromise, type ZipFile } from 'yauzl'

/** What a workbook may hold once unpacked; one of five megabytes with more is made to fill the memory. */
const MOST_BYTES = 40 * 1024 * 1024
const MOST_PARTS = 500

/** Why a workbook cannot be read, in words for the person who sent it. */
export class WorkbookError extends Error {}

/** The workbook with its XML alone, without compression: the library that reads it finds nothing that was not checked. */
export async function checkedWorkbook(bytes: Uint8Array): Promise<Uint8Array> {
  return zipSync(await unpackWithin(bytes), { level: 0 })
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
  // No attribute holds a `<`: a sheet of tags that never close is looked at once, and not once for every tag.
  const failed = /(<(?:\w+:)?c\s[^<>]*?\bt=)(["'])e\2/g
  return sheet.includes('#') ? Buffer.from(sheet.toString().replaceAll(failed, '$1$2str$2')) : sheet
}
