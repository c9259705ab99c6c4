import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { Form, FormNote, SubmitOrCancel } from '../../../components/form/form.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { IconRows } from '../../../components/list/icon-row.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { useUser } from '../../../session/session-store.ts'
import styles from './key-dialog.module.css'
import { KeyNameField, KeyPowerFields } from './key-fields.tsx'
import { emptyKey, expiryChoices, keyRules, toKeyBody } from './key-form.ts'
import { keyPages, rereadKeys, statusQuery } from './key-queries.ts'
import { KeyRow } from './key-row.tsx'
import { quotaFacts } from './quota-words.ts'
import { SecretView } from './secret-view.tsx'

const route = getRouteApi('/api')

export function KeysTab() {
  const keys = useInfiniteQuery(keyPages())
  const { nova } = route.useSearch()
  const [making, setMaking] = useState(nova === true)
  const make = (
    <Button size="xs" leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => setMaking(true)}>
      Nova chave
    </Button>
  )
  const none = keys.data?.pages[0]?.data.length === 0
  return (
    <>
      <Card title="Suas chaves" flush aside={!none && make}>
        <PagesView
          query={keys}
          noun={{ one: 'chave', many: 'chaves' }}
          empty={
            <EmptyState title="Nenhuma chave ainda" action={make}>
              Com uma chave, os seus programas leem tudo o que o console mostra. A primeira chamada leva um minuto.
            </EmptyState>
          }
        >
          {(rows) => (
            <IconRows label="Chaves">
              {rows.map((key) => (
                <KeyRow key={key.id} apiKey={key} />
              ))}
            </IconRows>
          )}
        </PagesView>
      </Card>
      <QuotaCard />
      {making && <NewKeyDialog onClose={() => setMaking(false)} />}
    </>
  )
}

/** The plan, and what is left of it: what all keys of the account share. */
function QuotaCard() {
  const status = useQuery(statusQuery())
  return (
    <Card title="Cotas da conta" aside={status.data && <Badge>{`Plano ${status.data.data.plan.name}`}</Badge>}>
      <QueryView query={status} skeleton={<SkeletonRows count={2} />}>
        {({ data }) => <FactList facts={quotaFacts(data)} />}
      </QueryView>
    </Card>
  )
}

const modes = [
  { value: 'live', label: 'Produção' },
  { value: 'test', label: 'Teste' },
] as const
const kinds = [
  { value: 'server', label: 'No servidor' },
  { value: 'browser', label: 'No navegador' },
] as const

/** Asks for the key's purpose, creates it, and shows its secret once. */
function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Dialog kind={secret === null ? 'box' : 'wide'} labelledBy={id} onClose={onClose}>
      <h2 className={styles.title} id={id}>
        {secret === null ? 'Nova chave' : 'Chave criada'}
      </h2>
      {secret === null ? (
        <KeyForm onMade={setSecret} onClose={onClose} />
      ) : (
        <SecretView secret={secret} onClose={onClose} />
      )}
    </Dialog>
  )
}

function KeyForm({ onMade, onClose }: { readonly onMade: (secret: string) => void; readonly onClose: () => void }) {
  const admin = useUser()?.admin ?? false
  const form = useForm({
    initial: emptyKey,
    rules: keyRules,
    onSubmit: async (values) => {
      const result = await api.post('/api/v1/chaves', { body: toKeyBody(values, new Date()) })
      if (result.ok) {
        onMade(result.data.data.secret)
        await rereadKeys()
      }
      return result
    },
  })
  const { values, setValues } = form
  return (
    <Form onSubmit={form.submit} label="Nova chave">
      <KeyNameField form={form} />
      <div className={styles.choices}>
        <Segmented
          label="Ambiente"
          choices={modes}
          value={values.mode}
          onChange={(mode) => setValues({ ...values, mode })}
        />
        <Segmented
          label="Onde a chave vai ficar"
          choices={kinds}
          value={values.kind}
          onChange={(kind) => setValues({ ...values, kind })}
        />
      </div>
      {values.mode === 'test' && <FormNote>Uma chave de teste só vê a demonstração e não gasta a sua cota.</FormNote>}
      <KeyPowerFields form={form} admin={admin} expiry={expiryChoices} />
      <SubmitOrCancel words="Criar chave" sending={form.sending} onCancel={onClose} />
    </Form>
  )
}
