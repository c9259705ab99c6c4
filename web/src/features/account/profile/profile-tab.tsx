import type { Account } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiHost } from '../../../api/request.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { FormActions } from '../../../components/form/form.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useLeaveQuestion } from '../../../components/form/use-leave-question.ts'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonForm } from '../../../components/page/skeleton.tsx'
import { PictureDrop } from '../../../components/picture/picture-drop.tsx'
import { useUpload } from '../../../components/picture/use-upload.ts'
import { showToast } from '../../../state/toasts.ts'
import { TeamField } from '../../football/pieces/teams/team-field.tsx'
import { OwnDutiesCard } from '../duties/own-duties-card.tsx'
import { accountQuery, saveAccount } from './account-queries.ts'
import { initials } from './initials.ts'
import styles from './profile-tab.module.css'
import { changesEmail, profileRules, toAccountChange, toProfileValues } from './profile-values.ts'
import { ResendButton } from './resend-button.tsx'
import { ViewChoice } from './view-choice.tsx'

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
          <OwnDutiesCard />
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

function ProfileForm({ account }: { readonly account: Account }) {
  const form = useForm({
    initial: toProfileValues(account),
    rules: profileRules(account),
    onSubmit: async (values) => {
      const result = await saveAccount(toAccountChange(values, account))
      if (!result.ok) return result
      form.reset(toProfileValues(result.data.data))
      showToast(
        changesEmail(values.email, account) ? 'Perfil salvo. Confirme o novo e-mail pelo link.' : 'Perfil salvo.',
      )
      return result
    },
  })
  const newEmail = changesEmail(form.values.email, account)
  const dirty = Object.keys(toAccountChange(form.values, account)).length > 0
  useLeaveQuestion(dirty)
  return (
    <form className={styles.form} noValidate aria-label="Perfil" onSubmit={(event) => void form.submit(event)}>
      <Card title="Dados pessoais">
        <div className={styles.fields}>
          <TextField label="Nome" autoComplete="name" {...form.field('name')} />
          <TextField
            label="E-mail"
            type="email"
            autoComplete="email"
            hint={newEmail ? 'O novo endereço recebe um link de confirmação; o antigo, um aviso.' : undefined}
            {...form.field('email')}
          />
          {newEmail ? (
            <PasswordField label="Senha atual" autoComplete="current-password" {...form.field('password')} />
          ) : (
            <EmailStatus confirmed={account.emailConfirmed} />
          )}
        </div>
      </Card>
      <Card title="Preferências">
        <div className={styles.preferences}>
          <TeamField label="Time do coração" {...form.field('team')} />
          <ViewChoice value={form.values.view} onChange={form.field('view').onChange} />
        </div>
      </Card>
      <FormActions>
        <Button type="submit" loading={form.sending}>
          Salvar alterações
        </Button>
        {dirty && (
          <Button variant="subtle" disabled={form.sending} onClick={() => form.reset(toProfileValues(account))}>
            Descartar
          </Button>
        )}
      </FormActions>
    </form>
  )
}

function EmailStatus({ confirmed }: { readonly confirmed: boolean }) {
  return (
    <div className={styles.status}>
      {confirmed ? (
        <Badge tone="ok">E-mail confirmado</Badge>
      ) : (
        <>
          <Badge tone="warn">E-mail não confirmado</Badge>
          <ResendButton />
        </>
      )}
    </div>
  )
}
