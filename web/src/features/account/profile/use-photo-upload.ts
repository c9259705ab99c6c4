import { useEffect, useState } from 'react'
import { useUpload } from '../../../components/picture/use-upload.ts'
import { showToast } from '../../../state/toasts.ts'
import { saveAccount } from './account-queries.ts'

/** Sends a photo and makes it the account's. */
export function usePhotoUpload() {
  const [preview, setPreview] = useState<string | null>(null)
  const { send, progress, refusal } = useUpload(async (photo) => {
    const saved = await saveAccount({ photo })
    if (!saved.ok) return saved.problem.errors[0]?.message ?? saved.problem.error.Exit.info
    showToast('Foto salva.')
    return null
  })

  useEffect(() => {
    return () => {
      if (preview) URL.revokeObjectURL(preview)
    }
  }, [preview])

  async function sendPhoto(file: File) {
    if (progress !== null) return
    setPreview(URL.createObjectURL(file))
    await send(file)
    setPreview(null)
  }

  return { send: sendPhoto, progress, preview, refusal }
}
