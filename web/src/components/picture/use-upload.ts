import { useRef, useState } from 'react'
import { upload } from '../../api/upload.ts'

const LARGEST_BYTES = 8 * 1024 * 1024
// The full bar is seen for a moment before it goes.
const FULL_BAR_MS = 400

/** Only the size is checked here; the server checks the format. */
export function sizeObjection(file: Blob): string | null {
  return file.size > LARGEST_BYTES ? 'A imagem passa de 8 MB. Escolha uma menor.' : null
}

/**
 * Sends one picture at a time. `keep` does something with the address of what was stored, and may refuse; what
 * stands under the button afterwards is the refusal.
 */
export function useUpload(keep: (address: string) => Promise<string | null> | string | null) {
  const [progress, setProgress] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const busy = useRef(false)

  async function send(file: File): Promise<boolean> {
    if (busy.current) return false
    const objection = sizeObjection(file)
    setRefusal(objection)
    if (objection) return false
    busy.current = true
    setProgress(0)
    const problem = await sendAndKeep(file, setProgress, keep)
    if (problem === null) await new Promise((resolve) => setTimeout(resolve, FULL_BAR_MS))
    setRefusal(problem)
    setProgress(null)
    busy.current = false
    return problem === null
  }

  return { send, progress, refusal, refuse: setRefusal }
}

/** The reason of a refusal, or null. An alert shows it too; the line under the button remains after the alert is closed. */
async function sendAndKeep(
  file: File,
  onProgress: (percent: number) => void,
  keep: (address: string) => Promise<string | null> | string | null,
): Promise<string | null> {
  const sent = await upload(file, onProgress)
  if (!sent.ok) return sent.problem.errors[0]?.message ?? sent.problem.error.Exit.info
  return keep(sent.data.data.url)
}
