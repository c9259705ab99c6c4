import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiHost } from '../../../api/request.ts'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonForm } from '../../../components/page/skeleton-form.tsx'
import { PictureDrop } from '../../../components/picture/picture-drop.tsx'
import { useUpload } from '../../../components/picture/use-upload.ts'
import { showToast } from '../../../state/toasts.ts'
import { accountQuery, saveAccount } from './account-queries.ts'
import { initials } from './initials.ts'
import { ProfileForm } from './profile-form.tsx'
import styles from './profile-tab.module.css'

export function ProfileTab() {
  const account = useQuery(accountQuery())
  return (
    <QueryView
      query={account}
      skeleton={
        <Card>
          <SkeletonForm fields={4} />
        </Card>
      }
    >
      {({ data }) => (
        <>
          <ProfilePhoto name={data.name} photo={data.photo} />
          <ProfileForm key={data._id} account={data} />
        </>
      )}
    </QueryView>
  )
}

interface Props {
  readonly name: string
  readonly photo: string | null
}

/** The photo is saved at once. */
function ProfilePhoto({ name, photo }: Props) {
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

interface PhotoFrameProps {
  readonly name: string
  /** The address given by the API, or a preview of the visitor's own file. */
  readonly source: string | null
  readonly own: boolean
}

/** Never an empty frame: without a photo there are the initials. */
function PhotoFrame({ name, source, own }: PhotoFrameProps) {
  return (
    <span className={styles.frame}>
      {source ? (
        <img src={own ? source : apiHost + source} alt="Sua foto" width={96} height={96} />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  )
}

/** Sends a photo and makes it the account's. */
function usePhotoUpload() {
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
