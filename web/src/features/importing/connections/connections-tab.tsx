import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { CatalogueCard } from './catalogue-card.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { connectionsQuery, pollMs } from './connection-queries.ts'
import { ConnectionView } from './connection-view.tsx'
import { TermsCard } from './terms-card.tsx'
import styles from './connections-tab.module.css'

/** Sources that are fetched by themselves: those that are connected, and those that could be. */
export function ConnectionsTab() {
  const connections = useQuery({ ...connectionsQuery(), refetchInterval: ({ state }) => pollMs(state.data?.data) })
  const [connecting, setConnecting] = useState(false)
  return (
    <>
      <Card
        title="Fontes conectadas"
        flush
        aside={
          <Button size="xs" variant="default" onClick={() => setConnecting(true)}>
            Conectar um endereço
          </Button>
        }
      >
        <QueryView query={connections}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState title="Nenhuma fonte conectada">
                Escolha uma abaixo: a partir daí ela se atualiza sozinha. Cada atualização é uma importação como as
                outras, com relatório, e pode ser desfeita.
              </EmptyState>
            ) : (
              <ul className={styles.list} aria-label="Fontes conectadas">
                {data.map((connection) => (
                  <ConnectionView key={connection.id} connection={connection} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </Card>
      <CatalogueCard />
      <TermsCard />
      {connecting && <ConnectDialog onClose={() => setConnecting(false)} />}
    </>
  )
}
