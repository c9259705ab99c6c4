import { findProblem, offline } from '../../api/problem.ts'
import { rawCall, type RawCall } from '../../api/raw-call.ts'
import { showAlert } from '../../state/dialogs.ts'
import { showToast } from '../../state/toasts.ts'
import { fileNameIn } from './file-name.ts'

export type ExportFormat = 'csv' | 'json' | 'ics'

// A whole list may take longer than a page of it.
const TIMEOUT_MS = 120_000

/** Reads a whole list as a file and saves it. A plain link would not carry the access token. */
export async function exportFile(call: RawCall, format: ExportFormat, fallbackName: string): Promise<void> {
  const answer = await rawCall({ ...call, query: { ...call.query, format }, timeoutMs: TIMEOUT_MS })
  if (!answer?.ok) {
    const { title, info } = (answer && problemIn(answer.body, answer.status)) ?? offline.write
    await showAlert({ title, message: info })
    return
  }
  const type = answer.headers.get('content-type') ?? 'application/octet-stream'
  const name = fileNameIn(answer.headers.get('content-disposition')) ?? `${fallbackName}.${format}`
  saveFile(new Blob([answer.body], { type }), name)
}

function problemIn(body: ArrayBuffer, status: number): { title: string; info: string } | null {
  try {
    return findProblem(JSON.parse(new TextDecoder().decode(body)), status)?.error.Exit ?? null
  } catch {
    return null
  }
}

/** Gives a file to the person. */
export function saveFile(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  showToast('Arquivo salvo.')
}
