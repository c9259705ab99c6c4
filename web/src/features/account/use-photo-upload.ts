import { useEffect, useRef, useState } from 'react'
import { upload } from '../../api/upload.ts'
import { showToast } from '../../state/toasts.ts'
import { saveAccount } from './account-queries.ts'

const LARGEST_BYTES = 8 * 1024 * 1024
// The full bar is seen for a moment before it goes.
const FULL_BAR_MS = 400

/** Sends a photo and makes it the account's. Only the size is checked here: what a picture is, the server knows. */
export function usePhotoUpload() {
  const [progress, setProgress] = useState<number | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const busy = useRef(false)

  useEffect(() => {
    return () => {
      if (preview) URL.revokeObjectURL(preview)
    }
  }, [preview])

  async function send(file: File) {
    if (busy.current) return
    setRefusal(null)
    if (file.size > LARGEST_BYTES) {
      setRefusal('A imagem passa de 8 MB. Escolha uma menor.')
      return
    }
    busy.current = true
    setProgress(0)
    setPreview(URL.createObjectURL(file))
    const problem = await sendAndSave(file, setProgress)
    if (problem === null) {
      showToast('Foto salva.')
      await new Promise((resolve) => setTimeout(resolve, FULL_BAR_MS))
    }
    setRefusal(problem)
    setPreview(null)
    setProgress(null)
    busy.current = false
  }

  return { send, progress, preview, refusal }
}

/** The reason of a refusal, or null. The alert says it too; the line under the button stays. */
async function sendAndSave(file: File, onProgress: (percent: number) => void): Promise<string | null> {
  const sent = await upload(file, onProgress)
  if (!sent.ok) return sent.problem.errors[0]?.message ?? sent.problem.error.Exit.info
  const saved = await saveAccount({ photo: sent.data.data.url })
  return saved.ok ? null : (saved.problem.errors[0]?.message ?? saved.problem.error.Exit.info)
}
