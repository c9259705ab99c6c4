import type { Alert } from '@meio-campo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { RecordPlace } from '../../../components/record-place.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { showActionToast, showToast } from '../../../state/toasts.ts'
import listStyles from '../runs/decision-list.module.css'
import { alertPages, refreshDuplicates } from './duplicate-queries.ts'

const route = getRouteApi('/settings')

const choices = [
  { value: 'abertos', label: 'Abertos' },
  { value: 'vistos', label: 'Vistos' },
] as const

/** What does not look right, but only a person can say whether it is wrong: a part of the page, and of its views. */
export function AlertsCard() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const which = search.alertas ?? 'abertos'
  const show = (next: (typeof choices)[number]['value']) => {
    const { alertas: _before, ...rest } = search
    void navigate({
      search: { ...rest, ...(next === 'vistos' && { alertas: next }) },
      replace: true,
      resetScroll: false,
    })
  }
  const alerts = useInfiniteQuery(alertPages(which))
  return (
    <Card title="Alertas" flush>
      <div className={listStyles.tools}>
        <Segmented label="Quais alertas" choices={choices} value={which} onChange={show} />
      </div>
      <PagesView
        query={alerts}
        noun={{ one: 'alerta', many: 'alertas' }}
        empty={
          <EmptyState title={which === 'abertos' ? 'Nenhum alerta' : 'Nenhum alerta visto'}>
            O que uma importação traz e não parece certo espera aqui, com o motivo.
          </EmptyState>
        }
      >
        {(rows: readonly Alert[]) => (
          <ul className={listStyles.list} aria-label="Alertas">
            {rows.map((alert) => (
              <AlertRow key={alert.id} alert={alert} />
            ))}
          </ul>
        )}
      </PagesView>
    </Card>
  )
}

function AlertRow({ alert }: { readonly alert: Alert }) {
  const id = useId()
  const [sending, setSending] = useState(false)
  const open = alert.status === 'open'
  const send = async (decision: Alert['status']) => {
    setSending(true)
    const result = await api.post('/api/v1/alertas-de-dados/{id}', {
      params: { id: alert.id },
      body: { decision },
      formless: true,
    })
    setSending(false)
    refreshDuplicates()
    if (!result.ok) return
    if (decision === 'open') showToast('Alerta aberto de novo.')
    else showActionToast('Alerta visto.', 'Desfazer', () => void send('open'))
  }
  return (
    <li className={listStyles.item} aria-labelledby={id}>
      <div className={listStyles.head}>
        <h3 className={listStyles.title} id={id}>
          <RecordPlace linkAddress={alert.linkAddress}>{alert.name}</RecordPlace>
        </h3>
        <span className={listStyles.when}>
          <Moment at={alert.createdAt} />
        </span>
      </div>
      <p className={listStyles.note}>{alert.reason}</p>
      <div className={listStyles.actions}>
        <Button
          size="xs"
          variant="default"
          loading={sending}
          aria-describedby={id}
          onClick={() => void send(open ? 'dismissed' : 'open')}
        >
          {open ? 'Já vi' : 'Abrir de novo'}
        </Button>
      </div>
    </li>
  )
}
