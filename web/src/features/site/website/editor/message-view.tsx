import type { ContactMessage } from '@meio-campo/contract'
import { useState } from 'react'
import { api } from '../../../../api/api.ts'
import { allOf, queryClient } from '../../../../api/query.ts'
import { Badge } from '../../../../components/badge.tsx'
import { AnchorButton, Button } from '../../../../components/button/button.tsx'
import { Fold } from '../../../../components/list/fold.tsx'
import { Moment } from '../../../../components/moment/moment.tsx'
import { showToast } from '../../../../state/toasts.ts'
import { replyAddress } from './message-reply.ts'
import styles from './message-view.module.css'

/** A letter: closed, who and what about; open, the text and what can be done. */
export function MessageView({ message }: { readonly message: ContactMessage }) {
  const [saving, setSaving] = useState(false)
  const answered = message.answeredAt !== null
  const mark = async () => {
    setSaving(true)
    const result = await api.patch('/api/v1/mensagens/{id}', {
      params: { id: message.id },
      body: { answered: !answered },
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
