import type { ReactNode } from 'react'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { TextLink } from '../../components/text-link.tsx'
import { useUser } from '../../session/session-store.ts'
import styles from './missing-data.module.css'

interface Props {
  readonly title: string
  /** What is missing, and which data would provide it. */
  readonly children: ReactNode
  /** Where related data is available. */
  readonly action?: ReactNode
  /** Whether readers are invited to write to us; false where the page has a form for the missing data. */
  readonly suggested?: boolean
}

/** A page without data: says what is missing and how the reader can add it. */
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
