import type { FactorAdded } from '@meio-campo/contract'
import { api } from '../../../api/api.ts'
import { CopyLine } from '../../../components/code/copy-line.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { required } from '../../../components/form/form-rules.ts'
import { Form, FormNote, SubmitOrCancel } from '../../../components/form/form.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import styles from './factors.module.css'
import { QrCode } from './qr-code.tsx'

interface Props {
  readonly secret: string
  readonly uri: string
  readonly onAdded: (added: FactorAdded) => Promise<void>
  readonly onClose: () => void
}

/** The new secret, to be read by an app, and the first code that the app shows. */
export function TotpDialog({ secret, uri, onAdded, onClose }: Props) {
  const form = useForm({
    initial: { code: '' },
    rules: { code: required },
    onSubmit: async ({ code }) => {
      const result = await api.post('/api/v1/conta/fatores/codigo/confirmacao', { body: { code: code.trim() } })
      if (!result.ok) return result
      await onAdded(result.data)
    },
  })
  return (
    <FormDialog kind="box" title="Ligar aplicativo de códigos" onClose={onClose}>
      <Form onSubmit={form.submit} label="Ligar aplicativo de códigos">
        <FormNote>
          Leia o desenho com um aplicativo de códigos do celular, ou digite nele o segredo. Depois, escreva aqui o
          código de seis dígitos que ele mostra.
        </FormNote>
        <div className={styles.middle}>
          <QrCode text={uri} label="Código QR com o segredo para o aplicativo" />
        </div>
        <CopyLine label="Segredo" text={secret.match(/.{1,4}/g)!.join(' ')} copyLabel="Copiar segredo" />
        <TextField
          label="Código do aplicativo"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          {...form.field('code')}
        />
        <SubmitOrCancel words="Ligar" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}
