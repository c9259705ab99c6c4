import type { Factors, Passkey } from '@meio-campo/contract'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { required } from '../../../components/form/form-rules.ts'
import { Form, SubmitOrCancel } from '../../../components/form/form.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { IconRow, IconRows } from '../../../components/list/icon-row.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { longDate } from '../../../components/moment/moment-words.ts'
import { Moment } from '../../../components/moment/moment.tsx'
import { knowsPasskeys } from '../../../session/passkey.ts'
import { showToast } from '../../../state/toasts.ts'
import { refreshFactors } from './factor-queries.ts'
import styles from './factors.module.css'

interface Props {
  readonly factors: Factors
  readonly onCreate: () => void
  readonly onRemove: (passkey: Passkey) => void
}

export function PasskeysCard({ factors, onCreate, onRemove }: Props) {
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const elsewhere = factors.passkeyOrigin !== location.origin
  return (
    <Card title="Chaves de acesso" flush>
      {renamed && <RenameDialog passkey={renamed} onClose={() => setRenamed(null)} />}
      {factors.passkeys.length > 0 && (
        <IconRows label="Chaves de acesso">
          {factors.passkeys.map((passkey) => (
            <IconRow
              key={passkey.id}
              icon={IconFingerprint}
              name={passkey.name}
              signs={passkey.synced && <Badge>Sincronizada</Badge>}
              actions={
                <>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`Renomear ${passkey.name}`}
                    onClick={() => setRenamed(passkey)}
                  >
                    Renomear
                  </Button>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`Remover ${passkey.name}`}
                    onClick={() => onRemove(passkey)}
                  >
                    Remover
                  </Button>
                </>
              }
            >
              <MetaLine>
                {passkey.lastUsedAt ? (
                  <>
                    Último uso: <Moment at={passkey.lastUsedAt} />
                  </>
                ) : (
                  'Ainda não usada'
                )}
                {`desde ${longDate(new Date(passkey.createdAt))}`}
              </MetaLine>
            </IconRow>
          ))}
        </IconRows>
      )}
      <div className={styles.foot}>
        <div className={styles.line}>
          <p>
            {elsewhere
              ? `Chaves de acesso funcionam em ${factors.passkeyOrigin}. Abra o console por lá para criar uma.`
              : 'Entre com o dedo, o rosto ou o código do aparelho, sem digitar a senha.'}
          </p>
          {!elsewhere && knowsPasskeys() && (
            <Button variant="default" onClick={onCreate}>
              Criar chave de acesso
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

function RenameDialog({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const form = useForm({
    initial: { name: passkey.name },
    rules: { name: required },
    onSubmit: async ({ name }) => {
      const result = await api.patch('/api/v1/conta/fatores/chaves/{id}', {
        params: { id: passkey.id },
        body: { name: name.trim() },
      })
      if (!result.ok) return result
      await refreshFactors()
      showToast('Nome salvo.')
      onClose()
    },
  })
  return (
    <FormDialog kind="box" title="Renomear chave de acesso" onClose={onClose}>
      <Form onSubmit={form.submit} label="Renomear chave de acesso">
        <TextField label="Nome" maxLength={60} {...form.field('name')} />
        <SubmitOrCancel words="Salvar" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}
