import type { OpenInvite } from '@meio-campo/contract'
import { NAME, PASSWORD, sentences } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Button } from '../../../components/button/button.tsx'
import { accepted, all, atLeast, atMost, required, sameAs } from '../../../components/form/form-rules.ts'
import { Form } from '../../../components/form/form.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { PasswordStrength } from '../../../components/form/password-strength.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { longMoment } from '../../../components/moment/moment-words.ts'
import { Notice } from '../../../components/notice.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { AccessFrame } from '../../../console/shell/access-frame.tsx'
import { acceptInvite } from '../../../session/session.ts'
import { showAlert } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import styles from './access-form.module.css'
import { ConsentField, TeamPicker, type LegalDialogType } from './register-fields.tsx'

const DEAD_LINK = 'invalid_token'
const TIME_ZONE = 'America/Sao_Paulo'

interface Props {
  readonly token: string
  readonly LegalDialog: LegalDialogType
}

/** What the link of an invitation opens: who invites and to what, and the account's name and password. */
export function InvitedPage({ token, LegalDialog }: Props) {
  const [dead, setDead] = useState(false)
  const invite = useQuery({
    queryKey: ['invite', token],
    retry: false,
    queryFn: async (): Promise<OpenInvite | null> => {
      const result = await api.post('/access/invite', { body: { token }, anonymous: true, quiet: true })
      if (result.ok) return result.data
      const { code, errors } = result.problem
      // A token that cannot even be read is as dead as a used one.
      if (code === DEAD_LINK || errors.some(({ field }) => field === 'token')) return null
      throw new Error(result.problem.error.Exit.info)
    },
  })
  return (
    <AccessFrame
      title="Aceitar convite"
      foot={
        <>
          Já tem conta? <TextLink to="/login">Fazer Login</TextLink>
        </>
      }
    >
      <div className={styles.box}>
        <QueryView query={invite}>
          {(data) =>
            data === null || dead ? (
              <DeadInvite />
            ) : (
              <InvitedForm token={token} invite={data} LegalDialog={LegalDialog} onDead={() => setDead(true)} />
            )
          }
        </QueryView>
      </div>
    </AccessFrame>
  )
}

function DeadInvite() {
  return (
    <div className={styles.done}>
      <Notice tone="warn" announce="at once">
        Este convite já foi usado, foi revogado ou venceu. Peça outro a quem convidou.
      </Notice>
      <ButtonLink to="/register" search={{}} size="md">
        Criar uma conta sem convite
      </ButtonLink>
    </div>
  )
}

interface InvitedFormProps extends Props {
  readonly invite: OpenInvite
  readonly onDead: () => void
}

function InvitedForm({ token, invite, LegalDialog, onDead }: InvitedFormProps) {
  const router = useRouter()
  const form = useForm({
    initial: { name: '', password: '', confirmation: '', team: '', terms: false },
    rules: {
      name: all(required, (value: string) => atLeast(NAME.min)(value.trim(), null), atMost(NAME.max)),
      password: all(required, atLeast(PASSWORD.min), atMost(PASSWORD.max)),
      confirmation: all(required, sameAs('password', 'As senhas não são iguais.')),
      terms: accepted(sentences.terms),
    },
    onSubmit: async ({ name, password, team }) => {
      const result = await acceptInvite({
        token,
        name: name.trim(),
        password,
        terms: true,
        ...(team && { team }),
      })
      if (result.ok) {
        showToast('Conta criada.')
        router.history.replace('/dashboard')
        return result
      }
      const { code, errors, error } = result.problem
      if (code === DEAD_LINK) return onDead()
      if (errors.length === 0) void showAlert({ title: error.Exit.title, message: error.Exit.info })
      return result
    },
  })
  const { values } = form
  return (
    <>
      <p className={styles.fine}>
        <b>{invite.sender}</b> convida você para o Meio-Campo. A conta será de <b>{invite.email}</b>
        {invite.duty && (
          <>
            , e já começa com a função de <b>{invite.duty}</b>
          </>
        )}
        . O convite vale até {longMoment(new Date(invite.expiresAt), TIME_ZONE)}.
      </p>
      <Form onSubmit={form.submit}>
        <TextField label="Nome" autoComplete="name" {...form.field('name')} />
        {/* So that the browser keeps the new password under the right name. */}
        <input type="hidden" name="username" autoComplete="username" value={invite.email} readOnly />
        <PasswordField
          label="Senha"
          autoComplete="new-password"
          hint={<PasswordStrength password={values.password} about={[values.name, invite.email, values.team]} />}
          {...form.field('password')}
        />
        <PasswordField label="Confirmar senha" autoComplete="new-password" {...form.field('confirmation')} />
        <TeamPicker {...form.field('team')} />
        <ConsentField {...form.field('terms')} LegalDialog={LegalDialog} />
        <Button type="submit" size="lg" fullWidth loading={form.sending} className={styles.submit}>
          Criar Conta
        </Button>
      </Form>
    </>
  )
}
