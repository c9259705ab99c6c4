import { ButtonLink } from '../../components/button-link.tsx'
import { AccessFrame } from '../shell/access-frame.tsx'

export function WelcomePage() {
  return (
    <AccessFrame title="Meio-Campo" subtitle="O meio-campo entre os dados do futebol e o que você constrói.">
      <ButtonLink to="/register" size="lg">
        Criar Conta
      </ButtonLink>{' '}
      <ButtonLink to="/login" size="lg" variant="default">
        Fazer Login
      </ButtonLink>
    </AccessFrame>
  )
}
