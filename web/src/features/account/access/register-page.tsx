import { defaultTeams, NAME, PASSWORD, sentences } from '@meio-campo/contract/rules'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState, type ComponentType, type MouseEvent } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Crest } from '../../../components/crest/crest.tsx'
import { CheckboxField } from '../../../components/form/checkbox-field.tsx'
import { FieldMessage } from '../../../components/form/field.tsx'
import { accepted, all, atLeast, atMost, email, required, sameAs } from '../../../components/form/form-rules.ts'
import { Form } from '../../../components/form/form.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { PasswordStrength } from '../../../components/form/password-strength.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm, type FieldBinding } from '../../../components/form/use-form.ts'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { AccessFrame } from '../../../console/shell/access-frame.tsx'
import { safeReturnPath } from '../../../session/return-path.ts'
import { register } from '../../../session/session.ts'
import { showToast } from '../../../state/toasts.ts'
import styles from './access-form.module.css'

const TAKEN = 409

export function RegisterPage({ LegalDialog }: { readonly LegalDialog: LegalDialogType }) {
  const { url } = useSearch({ from: '/register' })
  const router = useRouter()
  const [taken, setTaken] = useState<string | null>(null)
  const form = useForm({
    initial: { name: '', email: '', password: '', confirmation: '', team: '', terms: false },
    rules: {
      name: all(required, (value: string) => atLeast(NAME.min)(value.trim(), null), atMost(NAME.max)),
      email: all(required, email),
      password: all(required, atLeast(PASSWORD.min), atMost(PASSWORD.max)),
      confirmation: all(required, sameAs('password', 'As senhas não são iguais.')),
      terms: accepted(sentences.terms),
    },
    onSubmit: async ({ name, email, password, team }) => {
      const body = { name: name.trim(), email: email.trim(), password, terms: true as const, ...(team && { team }) }
      const result = await register(body)
      if (result.ok) {
        showToast('Conta criada. Confirme o seu e-mail pelo link que enviamos.')
        router.history.replace(safeReturnPath(url))
      } else if (result.status === TAKEN) setTaken(email)
      return result
    },
  })
  const search = url === undefined ? {} : { url }
  const { values } = form
  return (
    <AccessFrame
      title="Criar Conta"
      foot={
        <>
          Já tem conta?{' '}
          <TextLink to="/login" search={search}>
            Fazer Login
          </TextLink>
        </>
      }
    >
      <div className={styles.box}>
        <Form onSubmit={form.submit}>
          <TextField label="Nome" autoComplete="name" {...form.field('name')} />
          <TextField
            label="E-mail"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            remedy={
              taken === values.email && (
                <TextLink to="/login" search={search}>
                  Entrar com ela
                </TextLink>
              )
            }
            {...form.field('email')}
          />
          <PasswordField
            label="Senha"
            autoComplete="new-password"
            hint={<PasswordStrength password={values.password} about={[values.name, values.email, values.team]} />}
            {...form.field('password')}
          />
          <PasswordField label="Confirmar senha" autoComplete="new-password" {...form.field('confirmation')} />
          <TeamPicker {...form.field('team')} />
          <ConsentField {...form.field('terms')} LegalDialog={LegalDialog} />
          <Button type="submit" size="lg" fullWidth loading={form.sending} className={styles.submit}>
            Criar Conta
          </Button>
        </Form>
      </div>
    </AccessFrame>
  )
}

type LegalText = 'terms' | 'privacy'

/** Shows both texts over the form; the website draws it and the route passes it. */
type LegalDialogType = ComponentType<{ readonly first: LegalText; readonly onClose: () => void }>

interface Props extends FieldBinding<boolean> {
  readonly LegalDialog: LegalDialogType
}

/** The consent; its label has links to the texts. */
function ConsentField({ LegalDialog, ...field }: Props) {
  const [shown, setShown] = useState<LegalText | null>(null)
  // A link and not a button: inside a label a button would be a second control of it.
  const link = (text: LegalText, words: string) => (
    <a
      className={styles.link}
      href={`/institucional/${text}`}
      aria-haspopup="dialog"
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        setShown(text)
      }}
    >
      {words}
    </a>
  )
  return (
    <>
      <CheckboxField {...field}>
        Li e aceito os {link('terms', 'termos de uso')} e a {link('privacy', 'política de privacidade')}
      </CheckboxField>
      {shown && <LegalDialog first={shown} onClose={() => setShown(null)} />}
    </>
  )
}

/** The default teams as crests, one or none of them chosen. */
function TeamPicker({ name, value, error, onChange, onBlur }: FieldBinding<string>) {
  const chosen = defaultTeams.find((team) => team.id === value)
  return (
    <fieldset className={styles.picker}>
      <legend>
        Time do coração <span>(opcional)</span>
      </legend>
      <div className={styles.crests}>
        {defaultTeams.map((team) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the radio is inside
          <label key={team.id} className={styles.crest} title={team.name}>
            <input
              type="radio"
              name={name}
              value={team.id}
              checked={team.id === value}
              onChange={() => onChange(team.id)}
              onBlur={onBlur}
            />
            <Crest team={{ ...team, colours: team.colors }} size={34} />
            <HiddenText>{team.name}</HiddenText>
          </label>
        ))}
      </div>
      <p className={styles.chosen}>
        {chosen ? (
          <>
            <b>{chosen.name}</b>
            <button type="button" onClick={() => onChange('')}>
              Não escolher time
            </button>
          </>
        ) : (
          'Nenhum escolhido. Dá para escolher depois.'
        )}
      </p>
      <FieldMessage id={`${name}-message`} error={error} />
    </fieldset>
  )
}
