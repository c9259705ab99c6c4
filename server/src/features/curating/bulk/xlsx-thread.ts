import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/universal'

/** A day of the sheet is midnight in Greenwich; anything else is a moment. */
const toText = (date: Date): string => date.toISOString().replace(/T00:00:00\.000Z$/, '')

// A thread of its own: a tiny file can name a cell in the last row of all, which the library fills up to.
const rows = await readSheet(workerData as ArrayBuffer)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage(rows.map((cells) => cells.map((cell) => (cell instanceof Date ? toText(cell) : cell))))
