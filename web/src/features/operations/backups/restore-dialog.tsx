import type { Backup } from '@meio-campo/contract'
import { api } from '../../../api/api.ts'
import { Button } from '../../../components/button/button.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { Form, FormActions, FormNote } from '../../../components/form/form.tsx'
import { required } from '../../../components/form/form-rules.ts'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { longMoment } from '../../../components/moment/moment-words.ts'
import { showToast } from '../../../state/toasts.ts'
import { refreshBackups } from './backup-queries.ts'

const WORD = 'restaurar'

interface Props {
  readonly backup: Backup
  readonly onClose: () => void
}

/** Goes back to a backup: asks for a typed word and the password, because it replaces everything. */
export function RestoreDialog({ backup, onClose }: Props) {
  const form = useForm({
    initial: { word: '', password: '' },
    rules: {
      word: (value: string) => (value.trim().toLowerCase() === WORD ? null : `Escreva ${WORD}.`),
      password: required,
    },
    onSubmit: async ({ password }) => {
      const result = await api.post('/api/v1/sistema/backups/{name}/restaurar', {
        params: { name: backup.name },
        body: { password, word: WORD },
      })
      if (!result.ok) return result
      showToast('A restauração começou.')
      refreshBackups()
      onClose()
      return result
    },
  })
  return (
    <FormDialog kind="box" title="Restaurar a cópia de segurança" onClose={onClose}>
      <Form onSubmit={form.submit} label="Restaurar a cópia de segurança">
        <FormNote>
          Todo o serviço volta a como estava em {longMoment(new Date(backup.createdAt))}: jogos, contas, chaves e
          sessões. O que mudou desde então sai do ar, mas fica guardado ao lado, no servidor.
        </FormNote>
        <TextField
          label={`Para confirmar, escreva ${WORD}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('word')}
        />
        <PasswordField label="A sua senha" autoComplete="current-password" {...form.field('password')} />
        <FormActions>
          <Button type="submit" color="danger" loading={form.sending}>
            Restaurar
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
        </FormActions>
      </Form>
    </FormDialog>
  )
}
