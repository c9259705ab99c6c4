import type { Invite } from '@meio-campo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../../api/api.ts'
import { pagesQuery } from '../../../api/pages.ts'
import { allOf, queryClient } from '../../../api/query.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { DutyList } from '../duties/duty-list.tsx'
import styles from './invites-card.module.css'

// Loaded when it is opened: the pickers of records come with it.
const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }))

/** Invitations without an answer. */
export function InvitesCard() {
  const invites = useInfiniteQuery(pagesQuery('/api/v1/convites', { limit: 20 }))
  const [inviting, setInviting] = useState(false)
  return (
    <Card
      title="Convites"
      aside={
        <Button size="xs" onClick={() => setInviting(true)}>
          Convidar por e-mail
        </Button>
      }
      flush
    >
      <Suspense>{inviting && <InviteDialog onClose={() => setInviting(false)} />}</Suspense>
      <PagesView
        query={invites}
        noun={{ one: 'convite', many: 'convites' }}
        empty={
          <EmptyState title="Nenhum convite à espera">
            Quem você convidar aparece aqui até aceitar, e escolhe o próprio nome e a própria senha.
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className={styles.list} aria-label="Convites">
            {rows.map((invite) => (
              <InviteRow key={invite.id} invite={invite} />
            ))}
          </ul>
        )}
      </PagesView>
    </Card>
  )
}

function InviteRow({ invite }: { readonly invite: Invite }) {
  const { id, email, sender, duty, createdAt, expiresAt, expired } = invite
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.email}>
          <b>{email}</b> {expired && <Badge tone="warn">Vencido</Badge>}
        </p>
        <MetaLine>
          {`convite de ${sender}`}
          <Moment at={createdAt} />
          {!expired && (
            <>
              vence <Moment at={expiresAt} />
            </>
          )}
        </MetaLine>
        {duty && <DutyList duties={[{ ...duty, id, active: true, createdAt }]} />}
      </div>
      <Button
        variant="default"
        size="xs"
        aria-label={`Revogar o convite de ${email}`}
        onClick={() => void revoke(invite)}
      >
        Revogar
      </Button>
    </li>
  )
}

async function revoke({ id, email }: Invite): Promise<void> {
  await confirm({
    title: 'Revogar convite',
    message: `O link que ${email} recebeu deixa de servir agora.`,
    confirmLabel: 'Revogar',
    danger: true,
    action: async () => {
      const { ok } = await api.delete('/api/v1/convites/{id}', { params: { id } })
      if (ok) showToast('Convite revogado.')
      await queryClient.invalidateQueries(allOf('/api/v1/convites'))
    },
  })
}
