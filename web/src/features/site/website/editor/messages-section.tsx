import type { ContactMessage } from '@meio-campo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../../api/api.ts'
import { pagesQuery } from '../../../../api/pages.ts'
import { allOf, queryClient } from '../../../../api/query.ts'
import { Badge } from '../../../../components/badge.tsx'
import { AnchorButton, Button } from '../../../../components/button/button.tsx'
import { Card } from '../../../../components/card.tsx'
import { ListTools } from '../../../../console/record-list/list-tools.tsx'
import { Fold, Folds } from '../../../../components/list/fold.tsx'
import { PagesView } from '../../../../components/list/pages-view.tsx'
import { Moment } from '../../../../components/moment/moment.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { Segmented } from '../../../../components/segmented.tsx'
import { showToast } from '../../../../state/toasts.ts'
import { replyAddress } from './message-reply.ts'
import styles from './messages-section.module.css'
import type { SitePlace } from './site-place.ts'

const choices = [
  { value: 'pendentes', label: 'Não respondidas' },
  { value: 'respondidas', label: 'Respondidas' },
  { value: 'todas', label: 'Todas' },
] as const

const route = getRouteApi('/settings')

export function MessagesSection() {
  const { situacao } = route.useSearch()
  const messages = useInfiniteQuery(messagePages(situacao))
  const navigate = route.useNavigate()
  return (
    <Card title="Mensagens recebidas" flush>
      <ListTools list="settings/mensagens">
        <Segmented
          label="Mostrar"
          choices={choices}
          value={situacao ?? 'pendentes'}
          onChange={(chosen) =>
            void navigate({
              search: { aba: 'site', secao: 'mensagens', ...(chosen !== 'pendentes' && { situacao: chosen }) },
              replace: true,
              resetScroll: false,
            })
          }
        />
      </ListTools>
      <PagesView
        query={messages}
        noun={{ one: 'mensagem', many: 'mensagens' }}
        empty={
          situacao ? (
            <EmptyState title="Nenhuma mensagem aqui">O que chegar pela página Contato aparece nesta lista.</EmptyState>
          ) : (
            <EmptyState title="Nenhuma mensagem à espera">
              Tudo o que chegou pela página Contato tem resposta.
            </EmptyState>
          )
        }
      >
        {(rows) => (
          <Folds label="Mensagens recebidas">
            {rows.map((message) => (
              <MessageView key={message.id} message={message} />
            ))}
          </Folds>
        )}
      </PagesView>
    </Card>
  )
}

const messagePages = (situation: SitePlace['situacao']) =>
  pagesQuery('/api/v1/mensagens', situation === 'todas' ? {} : { answered: situation === 'respondidas' })

/** A letter: closed, who and what about; open, the text and what can be done. */
function MessageView({ message }: { readonly message: ContactMessage }) {
  const [saving, setSaving] = useState(false)
  const answered = message.answeredAt !== null
  const mark = async () => {
    setSaving(true)
    const result = await api.patch('/api/v1/mensagens/{id}', {
      params: { id: message.id },
      body: { answered: !answered },
      formless: true,
    })
    setSaving(false)
    if (result.ok) showToast(answered ? 'Mensagem reaberta.' : 'Marcada como respondida.')
    void queryClient.invalidateQueries(allOf('/api/v1/mensagens'))
    void queryClient.invalidateQueries(allOf('/api/v1/dashboard'))
  }
  return (
    <Fold
      layout={styles.line}
      line={
        <>
          <span className={styles.head}>
            <b>{message.subject}</b>
            <span className={styles.from}>
              {message.name} · <Moment at={message.createdAt} />
            </span>
          </span>
          {answered && <Badge tone="ok">Respondida</Badge>}
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.text}>{message.message}</p>
        <div className={styles.actions}>
          <AnchorButton variant="default" size="xs" href={replyAddress(message)}>
            Responder a {message.email}
          </AnchorButton>
          <Button variant="default" size="xs" loading={saving} onClick={() => void mark()}>
            {answered ? 'Reabrir' : 'Marcar como respondida'}
          </Button>
        </div>
      </div>
    </Fold>
  )
}
