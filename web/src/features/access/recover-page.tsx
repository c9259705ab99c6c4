import { AccessFrame } from '../shell/access-frame.tsx'

export function RecoverPage() {
  return <AccessFrame title="Recuperar senha">Aqui ficará o formulário.</AccessFrame>
}
