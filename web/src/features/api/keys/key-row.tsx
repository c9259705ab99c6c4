import type { ApiKey } from '@meio-campo/contract'
import { IconKey, IconKeyOff } from '@tabler/icons-react'
import { useState } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { IconRow } from '../../../components/list/icon-row.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { longDate, shortMoment } from '../../../components/moment/moment-words.ts'
import { Moment } from '../../../components/moment/moment.tsx'
import { useNow } from '../../../components/moment/use-now.ts'
import { EditKeyDialog } from './edit-key-dialog.tsx'
import { askRevoke } from './ask-revoke.tsx'
import { limitsInWords, placesInWords, scopesInWords, stateOf } from './key-words.ts'
import { RotateDialog } from './rotate-dialog.tsx'
import styles from './key-row.module.css'

export function KeyRow({ apiKey }: { readonly apiKey: ApiKey }) {
  const [editing, setEditing] = useState(false)
  const [rotating, setRotating] = useState(false)
  const now = useNow()
  const state = stateOf(apiKey, now)
  return (
    <IconRow
      icon={state === 'active' ? IconKey : IconKeyOff}
      name={apiKey.name}
      over={state !== 'active'}
      signs={
        <>
          {apiKey.mode === 'test' && <Badge>Teste</Badge>}
          {apiKey.kind === 'browser' && <Badge>Navegador</Badge>}
          {state === 'revoked' && <Badge tone="bad">Revogada</Badge>}
          {state === 'expired' && <Badge tone="warn">Vencida</Badge>}
        </>
      }
      actions={
        state === 'active' && (
          <>
            <Button variant="default" size="xs" aria-label={`Editar ${apiKey.name}`} onClick={() => setEditing(true)}>
              Editar
            </Button>
            <Button
              variant="default"
              size="xs"
              aria-label={`Trocar o segredo de ${apiKey.name}`}
              onClick={() => setRotating(true)}
            >
              Trocar segredo
            </Button>
            <Button
              variant="default"
              size="xs"
              aria-label={`Revogar ${apiKey.name}`}
              onClick={() => void askRevoke(apiKey)}
            >
              Revogar
            </Button>
          </>
        )
      }
    >
      <p className={styles.prefix}>
        <code>{apiKey.prefix}…</code>
      </p>
      <KeyFacts apiKey={apiKey} now={now} />
      {editing && <EditKeyDialog apiKey={apiKey} onClose={() => setEditing(false)} />}
      {rotating && <RotateDialog apiKey={apiKey} onClose={() => setRotating(false)} />}
    </IconRow>
  )
}

function KeyFacts({ apiKey, now }: { readonly apiKey: ApiKey; readonly now: Date }) {
  const { lastUsedAt, previous, expiresAt, revokedAt } = apiKey
  return (
    <MetaLine>
      {scopesInWords(apiKey.scopes)}
      {lastUsedAt ? (
        <>
          Último uso: <Moment at={lastUsedAt} />
        </>
      ) : (
        'Ainda não usada'
      )}
      {limitsInWords(apiKey.limits)}
      {placesInWords(apiKey)}
      {previous && `${previous.prefix}… vale até ${shortMoment(new Date(previous.expiresAt), now)}`}
      {revokedAt ? (
        <>
          revogada <Moment at={revokedAt} />
        </>
      ) : (
        expiresAt && `vence em ${longDate(new Date(expiresAt))}`
      )}
    </MetaLine>
  )
}
