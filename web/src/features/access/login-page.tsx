import { AccessFrame } from '../shell/access-frame.tsx'

export function LoginPage() {
  return <AccessFrame title="Fazer Login">Aqui ficará o formulário.</AccessFrame>
}
