import { readSheet } from 'read-excel-file/universal'
import type { WorkbookAnswer, WorkbookRow } from './xlsx-file.ts'
import { checkedWorkbook, WorkbookError } from './xlsx-parts.ts'

/** A day of the sheet is midnight in Greenwich; anything else is a moment. */
const toText = (date: Date): string => date.toISOString().replace(/T00:00:00\.000Z$/, '')

// A process of its own: a tiny file can name a cell in the last row of all, which the library fills up to.
process.once('message', (bytes: Uint8Array) => void answer(bytes))
process.once('disconnect', () => process.exit())

async function answer(bytes: Uint8Array): Promise<void> {
  process.send!(await read(bytes))
}

async function read(bytes: Uint8Array): Promise<WorkbookAnswer> {
  try {
    const rows: readonly (readonly unknown[])[] = await readSheet(new Uint8Array(await checkedWorkbook(bytes)).buffer)
    const texts = rows.map((cells) => cells.map((cell) => (cell instanceof Date ? toText(cell) : cell)))
    return { rows: texts as WorkbookRow[] }
  } catch (error) {
    if (error instanceof WorkbookError) return { refusal: error.message }
    throw error
  }
}
