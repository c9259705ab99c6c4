import { AccessFrame } from '../shell/access-frame.tsx'

export function RegisterPage() {
  return <AccessFrame title="Criar Conta">Aqui ficará o formulário.</AccessFrame>
}
