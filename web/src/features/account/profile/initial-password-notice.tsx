import { ButtonLink } from '../../../components/button-link.tsx'
import { longMoment } from '../../../components/moment/moment-words.ts'
import { useNow } from '../../../components/moment/use-now.ts'
import { Notice } from '../../../components/notice.tsx'
import { useSession } from '../../../session/session-store.ts'

/** On every page of an account that still has the password which the installation made. */
export function InitialPasswordNotice() {
  const now = useNow()
  const endsAt = useSession()?.initialPasswordEndsAt
  if (endsAt === undefined) return null
  const ends = new Date(endsAt)
  return (
    <Notice
      tone="warn"
      action={
        <ButtonLink size="xs" variant="default" to="/settings" search={{ aba: 'seguranca' }}>
          Escolher a minha senha
        </ButtonLink>
      }
    >
      {ends > now
        ? `A senha desta conta foi sorteada na instalação e deixa entrar até ${longMoment(ends)}.`
        : 'A senha sorteada na instalação não deixa mais entrar. Escolha a sua enquanto este dispositivo está conectado.'}
    </Notice>
  )
}
