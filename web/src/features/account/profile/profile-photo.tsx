import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { PictureDrop } from '../../../components/picture/picture-drop.tsx'
import { showToast } from '../../../state/toasts.ts'
import { saveAccount } from './account-queries.ts'
import { PhotoFrame } from './photo-frame.tsx'
import { usePhotoUpload } from './use-photo-upload.ts'

interface Props {
  readonly name: string
  readonly photo: string | null
}

/** The photo is saved at once. */
export function ProfilePhoto({ name, photo }: Props) {
  const { send, progress, preview, refusal } = usePhotoUpload()
  const [removing, setRemoving] = useState(false)

  const remove = async () => {
    setRemoving(true)
    const result = await saveAccount({ photo: null })
    setRemoving(false)
    if (result.ok) showToast('Foto removida.')
  }

  return (
    <Card title="Foto">
      <PictureDrop
        fileLabel="Arquivo da foto"
        chooseLabel={photo ? 'Trocar foto' : 'Escolher foto'}
        progressLabel="Envio da foto"
        progress={progress}
        error={refusal ?? undefined}
        onFile={(file) => void send(file)}
        picture={<PhotoFrame name={name} source={preview ?? photo} own={preview !== null} />}
        actions={
          photo && (
            <Button variant="subtle" disabled={progress !== null} loading={removing} onClick={() => void remove()}>
              Remover foto
            </Button>
          )
        }
      />
    </Card>
  )
}
