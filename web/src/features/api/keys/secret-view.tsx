import { Button } from '../../../components/button/button.tsx'
import { CopyLine } from '../../../components/code/copy-line.tsx'
import { Notice } from '../../../components/notice.tsx'
import styles from './secret-view.module.css'

/** The secret, for the only time, and the shortest way from here to a first answer. */
export function SecretView({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const command = `curl -H "Authorization: Bearer ${secret}" ${window.location.origin}/api/v1/status`
  return (
    <div className={styles.secret}>
      <Notice tone="warn">Guarde a chave agora: ela não aparece de novo. Se a perder, troque o segredo.</Notice>
      <CopyLine label="Chave" text={secret} copyLabel="Copiar chave" first />
      <CopyLine label="Primeira chamada" text={command} copyLabel="Copiar comando" />
      <Button onClick={onClose}>Já guardei</Button>
    </div>
  )
}
