import type { Backup } from '@meio-campo/contract'
import { api } from '../../../api/api.ts'
import { openAddress } from '../../../api/open-call.ts'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { Form, FormNote, SubmitOrCancel } from '../../../components/form/form.tsx'
import { required } from '../../../components/form/form-rules.ts'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'

interface Props {
  readonly backup: Backup
  readonly onClose: () => void
}

/** Asks for the password, then lets the browser save the file: it never passes through the page's memory. */
export function DownloadDialog({ backup, onClose }: Props) {
  const form = useForm({
    initial: { password: '' },
    rules: { password: required },
    onSubmit: async ({ password }) => {
      const result = await api.post('/api/v1/sistema/backups/{name}/baixar', {
        params: { name: backup.name },
        body: { password },
      })
      if (!result.ok) return result
      save(openAddress(result.data.data.address), backup.name)
      onClose()
      return result
    },
  })
  return (
    <FormDialog kind="box" title="Baixar a cópia de segurança" onClose={onClose}>
      <Form onSubmit={form.submit} label="Baixar a cópia de segurança">
        <FormNote>
          O arquivo contém tudo, também as contas.{' '}
          {backup.sealed
            ? 'Ele está lacrado: só abre com a senha das cópias.'
            : 'Ele não está lacrado: guarde-o onde ninguém mais alcance.'}
        </FormNote>
        <PasswordField label="A sua senha" autoComplete="current-password" {...form.field('password')} />
        <SubmitOrCancel words="Baixar" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}

function save(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
