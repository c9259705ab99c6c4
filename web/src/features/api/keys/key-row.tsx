import type { ApiKey } from '@meio-campo/contract'
import { counted, keyScopeWords, listAllowed } from '@meio-campo/contract/rules'
import { IconKey, IconKeyOff } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Form, FormNote, SubmitOrCancel } from '../../../components/form/form.tsx'
import { overlapChoices } from '../../../components/form/overlap-choices.ts'
import { SelectField } from '../../../components/form/select-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { IconRow } from '../../../components/list/icon-row.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { longDate, shortMoment } from '../../../components/moment/moment-words.ts'
import { Moment } from '../../../components/moment/moment.tsx'
import { useNow } from '../../../components/moment/use-now.ts'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { EditKeyDialog } from './edit-key-dialog.tsx'
import keyDialogStyles from './key-dialog.module.css'
import { rereadKeys } from './key-queries.ts'
import styles from './key-row.module.css'
import { SecretView } from './secret-view.tsx'

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
              aria-label={`Trocar segredo de ${apiKey.name}`}
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
      <Allowed scopes={apiKey.scopes} />
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

/** Everything that the key may do, in words, with the scope that operations name. */
function Allowed({ scopes }: Pick<ApiKey, 'scopes'>) {
  return (
    <details className={styles.allowed}>
      <summary>O que esta chave pode</summary>
      <ul>
        {listAllowed(scopes).map((scope) => (
          <li key={scope}>
            <code>{scope}</code> {keyScopeWords[scope].hint}
          </li>
        ))}
      </ul>
    </details>
  )
}

async function askRevoke(key: ApiKey): Promise<void> {
  await confirm({
    title: `Revogar ${key.name}`,
    message: 'Os programas que usam esta chave param de funcionar agora. Não há volta.',
    icon: <IconKeyOff size={20} stroke={1.75} aria-hidden />,
    danger: true,
    confirmLabel: 'Revogar',
    action: async () => {
      const result = await api.delete('/api/v1/chaves/{id}', { params: { id: key.id } })
      if (result.ok) showToast('Chave revogada.')
      // Also after a refusal: the list may be out of date.
      await rereadKeys()
    },
  })
}

interface Props {
  readonly apiKey: ApiKey
  readonly onClose: () => void
}

/** Rotates the key's secret; the owner chooses for how long the old one still works. */
function RotateDialog({ apiKey, onClose }: Props) {
  const id = useId()
  const [secret, setSecret] = useState<string | null>(null)
  const form = useForm({
    initial: { overlap: '24' },
    rules: {},
    onSubmit: async ({ overlap }) => {
      const result = await api.post('/api/v1/chaves/{id}/rotacionar', {
        params: { id: apiKey.id },
        body: { overlapHours: Number(overlap) },
      })
      if (result.ok) setSecret(result.data.data.secret)
      await rereadKeys()
      return result
    },
  })
  return (
    <Dialog kind={secret === null ? 'box' : 'wide'} labelledBy={id} onClose={onClose}>
      <h2 className={keyDialogStyles.title} id={id}>
        {secret === null ? `Trocar o segredo de ${apiKey.name}` : 'Segredo trocado'}
      </h2>
      {secret === null ? (
        <Form onSubmit={form.submit} label="Trocar o segredo">
          <FormNote>
            A chave continua a mesma, com o seu histórico. Troque o segredo nos seus programas enquanto os dois valem.
          </FormNote>
          <SelectField label="O segredo atual continua valendo?" choices={overlapChoices} {...form.field('overlap')} />
          <SubmitOrCancel words="Trocar segredo" sending={form.sending} onCancel={onClose} />
        </Form>
      ) : (
        <SecretView secret={secret} onClose={onClose} />
      )}
    </Dialog>
  )
}

type KeyState = 'active' | 'expired' | 'revoked'

export function stateOf({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: Date): KeyState {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : 'active'
}

const MOST_LABELS = 3

/** "Leitura e Ao vivo"; of many, the first ones and how many more. */
export function scopesInWords(scopes: ApiKey['scopes']): string {
  const labels = scopes.map((scope) => keyScopeWords[scope].label)
  const more = labels.length - MOST_LABELS
  const shown = more > 0 ? [...labels.slice(0, MOST_LABELS), `mais ${more}`] : labels
  return new Intl.ListFormat('pt-BR').format(shown)
}

const calls = (count: number) => counted(count, 'chamada', 'chamadas')

/** "até 60 chamadas por minuto e 5.000 chamadas por dia"; null without a limit. */
export function limitsInWords({ perMinute, perDay }: ApiKey['limits']): string | null {
  const parts = [
    perMinute === null ? null : `${calls(perMinute)} por minuto`,
    perDay === null ? null : `${calls(perDay)} por dia`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : `até ${parts.join(' e ')}`
}

/** "só de app.exemplo.com e mais 2": the places a key is bound to. */
export function placesInWords({ origins, addresses }: Pick<ApiKey, 'origins' | 'addresses'>): string | null {
  const places = [...origins, ...addresses]
  if (places.length === 0) return null
  const [first] = places
  const rest = places.length - 1
  return rest === 0 ? `só de ${first}` : `só de ${first} e mais ${rest}`
}
