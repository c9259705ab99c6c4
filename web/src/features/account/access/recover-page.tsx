import { useSearch } from '@tanstack/react-router'
import { TextLink } from '../../../components/text-link.tsx'
import { AccessFrame } from '../../../console/shell/access-frame.tsx'
import { RecoverForm } from './recover-form.tsx'
import styles from './access-form.module.css'
import { ResetForm } from './reset-form.tsx'

/** Asks for a link; with the link's token, takes the new password. */
export function RecoverPage() {
  const { token } = useSearch({ from: '/recover' })
  return (
    <AccessFrame
      title="Recuperar senha"
      subtitle={
        token === undefined
          ? 'Um link para escolher outra senha vai para o seu e-mail.'
          : 'Escolha a nova senha da sua conta.'
      }
      foot={
        <>
          Lembrou a senha? <TextLink to="/login">Fazer Login</TextLink>
        </>
      }
    >
      {/* Keyed, so that asking for another link starts with an empty form. */}
      <div className={styles.box}>
        {token === undefined ? <RecoverForm /> : <ResetForm key={token} token={token} />}
      </div>
    </AccessFrame>
  )
}
