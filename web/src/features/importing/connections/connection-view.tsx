import { dotted } from '@meio-campo/contract/rules'
import type { Connection } from '@meio-campo/contract'
import { useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { Notice } from '../../../components/notice.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { outcomeWords as runWords, statusWords } from '../runs/import-words.ts'
import { isBusy, refreshConnections } from './connection-queries.ts'
import { intervalChoices, outcomeWords, stateWords } from './connection-words.ts'
import { ConnectorPart } from './connector-part.tsx'
import styles from './connections-tab.module.css'

/** One connected source: how it is, what it brought last, and what can be done. */
export function ConnectionView({ connection }: { readonly connection: Connection }) {
  const id = useId()
  const { tone, words } = stateWords(connection)
  const { title, address, failures, lastCheck } = connection
  return (
    <li className={styles.item} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 className={styles.title} id={id}>
          {title}
        </h3>
        <output>
          <Badge tone={tone}>{words}</Badge>
        </output>
      </div>
      <p className={styles.note}>{address}</p>
      {failures > 0 && lastCheck?.error && <Notice tone="warn">{lastCheck.error}</Notice>}
      <FactList facts={factsOf(connection)} />
      {connection.connector && (
        <ConnectorPart connection={connection} connector={connection.connector} labelledBy={id} />
      )}
      <Actions connection={connection} labelledBy={id} />
    </li>
  )
}

function factsOf({ lastCheck, lastRun, nextCheckAt, licence, attribution, shareAlike, trust, dataset }: Connection) {
  return [
    {
      name: 'Última verificação',
      value: lastCheck && (
        <>
          <Moment at={lastCheck.at} />: {outcomeWords(lastCheck.outcome)}
        </>
      ),
    },
    {
      name: 'O que trouxe por último',
      value: lastRun && (
        <TextLink to="/settings" search={{ aba: 'importacoes', importacao: lastRun.id }}>
          {lastRun.status === 'done' && !lastRun.undone ? runWords(lastRun) : statusWords(lastRun).words}
        </TextLink>
      ),
    },
    { name: 'Próxima verificação', value: nextCheckAt && <Moment at={nextCheckAt} form="short" /> },
    { name: 'Conjunto', value: dataset },
    {
      name: 'Confiança',
      value: trust !== null && (
        <TextLink to="/settings" search={{ aba: 'importacoes', parte: 'fontes' }}>
          {trust}
        </TextLink>
      ),
    },
    { name: 'Licença', value: dotted(licence, shareAlike && 'compartilhar igual', attribution) },
  ]
}

interface ActionsProps {
  readonly connection: Connection
  readonly labelledBy: string
}

function Actions({ connection, labelledBy }: ActionsProps) {
  const { id, title, paused, everyMinutes } = connection
  const [sending, setSending] = useState(false)
  const busy = isBusy(connection)

  const send = async (call: () => Promise<{ readonly ok: boolean }>, words: string) => {
    setSending(true)
    const result = await call()
    setSending(false)
    refreshConnections()
    if (result.ok) showToast(words)
  }
  const params = { id }
  const check = () => api.post('/api/v1/conexoes/{id}/verificar', { params })
  const stop = () => api.post('/api/v1/conexoes/{id}/parar', { params })
  const pause = () => api.patch('/api/v1/conexoes/{id}', { params, body: { paused: !paused }, formless: true })
  const schedule = (minutes: string) =>
    api.patch('/api/v1/conexoes/{id}', { params, body: { everyMinutes: Number(minutes) }, formless: true })

  return (
    <div className={styles.actions}>
      <SelectField
        label={`Verificar ${title}`}
        name={`every-${id}`}
        value={String(everyMinutes)}
        error={undefined}
        choices={intervalChoices(everyMinutes)}
        onChange={(minutes) => void send(() => schedule(minutes), 'Horário mudado.')}
        onBlur={() => undefined}
      />
      {busy ? (
        <Button
          size="xs"
          variant="default"
          loading={sending}
          aria-describedby={labelledBy}
          onClick={() => void send(stop, 'Parando: nada será gravado.')}
        >
          Parar
        </Button>
      ) : (
        <Button
          size="xs"
          loading={sending}
          aria-describedby={labelledBy}
          onClick={() => void send(check, 'Verificando a fonte.')}
        >
          Verificar agora
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        aria-describedby={labelledBy}
        onClick={() => void send(pause, paused ? 'Fonte retomada.' : 'Fonte pausada.')}
      >
        {paused ? 'Retomar' : 'Pausar'}
      </Button>
      <Button size="xs" variant="default" aria-describedby={labelledBy} onClick={() => void askDisconnect(connection)}>
        Desconectar
      </Button>
    </div>
  )
}

async function askDisconnect({ id, title }: Connection): Promise<void> {
  await confirm({
    title: `Desconectar ${title}?`,
    message: 'Ela deixa de se atualizar. O que já trouxe fica, e cada importação dela ainda pode ser desfeita.',
    confirmLabel: 'Desconectar',
    action: async () => {
      const result = await api.delete('/api/v1/conexoes/{id}', { params: { id } })
      refreshConnections()
      if (result.ok) showToast('Fonte desconectada.')
    },
  })
}
