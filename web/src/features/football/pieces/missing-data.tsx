import type { ReactNode } from 'react'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { useUser } from '../../../session/session-store.ts'
import styles from './missing-data.module.css'

interface Props {
  readonly title: string
  /** What is missing, and from what it would follow. */
  readonly children: ReactNode
  /** Where else something is known. */
  readonly action?: ReactNode
  /** Whether a reader is shown the way to write to us; false where there is a form for what is missing. */
  readonly suggested?: boolean
}

/** A page without data: what is missing, and how it can be added by whoever reads it. */
export function MissingData({ title, children, action, suggested = true }: Props) {
  const user = useUser()
  const admin = user?.admin ?? false
  return (
    <EmptyState
      title={title}
      action={
        <span className={styles.ways}>
          {action}
          {admin ? (
            <>
              <TextLink to="/settings" search={{ aba: 'importacoes' }}>
                Importar dados
              </TextLink>
              <TextLink to="/settings" search={{ aba: 'fontes' }}>
                Conectar uma fonte
              </TextLink>
            </>
          ) : (
            (suggested || !user) && <TextLink to="/contact">Enviar uma sugestão</TextLink>
          )}
        </span>
      }
    >
      {children}
    </EmptyState>
  )
}
