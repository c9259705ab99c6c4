import { Badge } from '../../../components/badge.tsx'
import styles from './email-status.module.css'
import { ResendButton } from './resend-button.tsx'

export function EmailStatus({ confirmed }: { readonly confirmed: boolean }) {
  return (
    <div className={styles.status}>
      {confirmed ? (
        <Badge tone="ok">E-mail confirmado</Badge>
      ) : (
        <>
          <Badge tone="warn">E-mail não confirmado</Badge>
          <ResendButton />
        </>
      )}
    </div>
  )
}
