import { fork } from 'node:child_process'

const MEMORY_MB = 384
const TIMEOUT_MS = 30_000

/** Why a workbook cannot be read, in words for the person who sent it. */
export class UnreadableWorkbook extends Error {}

/** The cells of a row; a day is written as `2025-12-31`. */
export type WorkbookRow = readonly (string | number | boolean | null)[]

export type WorkbookAnswer = { readonly rows: readonly WorkbookRow[] } | { readonly refusal: string }

/** A zip file, which every workbook of Excel is. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

let queue: Promise<unknown> = Promise.resolve()

/** The cells of the first sheet of a workbook, row by row from the first. One at a time per process of the service. */
export function readWorkbook(bytes: Uint8Array): Promise<readonly WorkbookRow[]> {
  const rows = queue.then(() => readInProcess(bytes))
  queue = rows.catch(() => undefined)
  return rows
}

/**
 * Parses in a child process with little memory and time and without the service's environment, so that no file can stop
 * the service. A thread would not do, because a thread that fills its memory at once ends the whole process.
 */
async function readInProcess(bytes: Uint8Array): Promise<readonly WorkbookRow[]> {
  const { promise, resolve, reject } = Promise.withResolvers<WorkbookAnswer>()
  const child = fork(new URL('./xlsx-process.ts', import.meta.url), {
    env: {},
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const fail = (cause?: unknown) =>
    reject(new UnreadableWorkbook('Não dá para ler este arquivo do Excel: salve como CSV e envie de novo.', { cause }))
  const timer = setTimeout(
    () => reject(new UnreadableWorkbook('O arquivo do Excel demora demais para ser lido.')),
    TIMEOUT_MS,
  )
  child.once('message', (answer) => resolve(answer as WorkbookAnswer))
  child.once('error', fail)
  child.once('exit', () => fail())
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  // A failed send means that the child has ended, which is handled above.
  child.send(bytes, () => undefined)
  try {
    const answer = await promise
    if ('refusal' in answer) throw new UnreadableWorkbook(answer.refusal)
    return answer.rows
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
    // Until then it has its memory, which the next one is not to be added to.
    await ended
  }
}
