import { Button } from '@mantine/core'
import { useRef, useState, type DragEvent } from 'react'
import { Card } from '../../components/card.tsx'
import { FieldMessage } from '../../components/form/field.tsx'
import { showToast } from '../../state/toasts.ts'
import { saveAccount } from './account-queries.ts'
import { PhotoFrame } from './photo-frame.tsx'
import styles from './profile-photo.module.css'
import { PhotoProgress } from './photo-progress.tsx'
import { usePhotoUpload } from './use-photo-upload.ts'

interface Props {
  readonly name: string
  readonly photo: string | null
}

/** The photo is saved at once: by the file picker, or dropped onto the card. */
export function ProfilePhoto({ name, photo }: Props) {
  const { send, progress, preview, refusal } = usePhotoUpload()
  const [over, setOver] = useState(false)
  const [removing, setRemoving] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const busy = progress !== null

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) void send(file)
  }
  const remove = async () => {
    setRemoving(true)
    const result = await saveAccount({ photo: null })
    setRemoving(false)
    if (result.ok) showToast('Foto removida.')
  }

  return (
    <Card title="Foto">
      {/* Dropping is a shortcut: the button does the same by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.photo}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <PhotoFrame name={name} source={preview ?? photo} own={preview !== null} />
        <div className={styles.words}>
          <p>Arraste uma imagem até aqui ou escolha um arquivo.</p>
          <p className={styles.hint}>JPEG, PNG ou WebP de até 8 MB.</p>
          <div className={styles.actions}>
            <input
              ref={input}
              className={styles.input}
              type="file"
              aria-label="Arquivo da foto"
              tabIndex={-1}
              accept="image/jpeg,image/png,image/webp"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0]
                // Emptied, so that the same file can be chosen again after a refusal.
                event.currentTarget.value = ''
                if (file) void send(file)
              }}
            />
            <Button variant="default" disabled={busy} onClick={() => input.current!.click()}>
              {photo ? 'Trocar foto' : 'Escolher foto'}
            </Button>
            {photo && (
              <Button variant="subtle" disabled={busy} loading={removing} onClick={() => void remove()}>
                Remover foto
              </Button>
            )}
          </div>
          {busy && <PhotoProgress percent={progress} />}
          <FieldMessage id="photo-message" error={refusal ?? undefined} />
        </div>
      </div>
    </Card>
  )
}
