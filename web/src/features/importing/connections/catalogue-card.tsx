import { dotted } from '@meio-campo/contract/rules'
import type { Connectable } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { showToast } from '../../../state/toasts.ts'
import { connectablesQuery, refreshConnections } from './connection-queries.ts'
import { intervalWords } from './connection-words.ts'
import { ConnectKeyDialog } from './key-dialog.tsx'
import styles from './connections-tab.module.css'

/** The known public sources: one click connects. */
export function CatalogueCard() {
  const connectables = useQuery(connectablesQuery())
  return (
    <Card title="Fontes conhecidas" flush>
      <p className={styles.hint}>
        Arquivos públicos de dados abertos, e provedores a que você dá a sua chave. Nada é buscado em nenhum deles antes
        de você conectar.
      </p>
      <QueryView query={connectables}>
        {({ data }) => (
          <ul className={styles.list} aria-label="Fontes conhecidas">
            {data.map((connectable) => (
              <ConnectableView key={connectable.id} connectable={connectable} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}

function ConnectableView({ connectable }: { readonly connectable: Connectable }) {
  const id = useId()
  const [sending, setSending] = useState(false)
  const [asking, setAsking] = useState(false)
  const { title, description, address, everyMinutes, licence, shareAlike, connection, key } = connectable

  const connect = async () => {
    setSending(true)
    const result = await api.post('/api/v1/conexoes', { body: { entry: connectable.id }, formless: true })
    setSending(false)
    refreshConnections()
    if (result.ok) showToast(`${title}: conectada. A primeira verificação já começou.`)
  }

  return (
    <li className={styles.item} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 className={styles.title} id={id}>
          {title}
        </h3>
        {connection === null ? (
          <Button
            size="xs"
            variant="default"
            loading={sending}
            aria-describedby={id}
            onClick={() => (key ? setAsking(true) : void connect())}
          >
            Conectar
          </Button>
        ) : (
          <Badge tone="ok">Conectada</Badge>
        )}
      </div>
      <p className={styles.note}>{description}</p>
      <p className={styles.small}>
        {dotted(address, licence, shareAlike && 'compartilhar igual', key && 'pede chave', intervalWords(everyMinutes))}
      </p>
      {asking && key && <ConnectKeyDialog connectable={{ ...connectable, key }} onClose={() => setAsking(false)} />}
    </li>
  )
}
