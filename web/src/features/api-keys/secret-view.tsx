import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { Notice } from '../../components/notice.tsx'
import { copyText } from '../../state/clipboard.ts'
import styles from './secret-view.module.css'

/** The secret, for the only time, and the shortest way from here to a first answer. */
export function SecretView({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const command = `curl -H "Authorization: Bearer ${secret}" ${window.location.origin}/api/v1/status`
  return (
    <div className={styles.secret}>
      <Notice tone="warn">Guarde a chave agora: ela não aparece de novo. Se a perder, troque o segredo.</Notice>
      <Copyable label="Chave" text={secret} copyLabel="Copiar chave" first />
      <Copyable label="Primeira chamada" text={command} copyLabel="Copiar comando" />
      <Button onClick={onClose}>Já guardei</Button>
    </div>
  )
}

interface CopyableProps {
  readonly label: string
  readonly text: string
  readonly copyLabel: string
  readonly first?: boolean
}

function Copyable({ label, text, copyLabel, first }: CopyableProps) {
  return (
    <section aria-label={label}>
      <p className={styles.label}>{label}</p>
      <div className={styles.line}>
        <code className={styles.code}>{text}</code>
        <Button
          variant="default"
          size="xs"
          data-autofocus={first || undefined}
          leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
          onClick={() => void copyText(text)}
        >
          {copyLabel}
        </Button>
      </div>
    </section>
  )
}
