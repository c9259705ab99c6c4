import type { Backup } from '@meio-campo/contract'
import { IconDots, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { IconButton } from '../../../components/button/button.tsx'
import { longMoment } from '../../../components/moment/moment-words.ts'
import { Menu } from '../../../components/menu/menu.tsx'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { DownloadDialog } from './download-dialog.tsx'
import { refreshBackups } from './backup-queries.ts'
import { RestoreDialog } from './restore-dialog.tsx'

/** What can be done with one stored backup. */
export function BackupMenu({ backup }: { readonly backup: Backup }) {
  const [open, setOpen] = useState<'download' | 'restore' | null>(null)
  const close = () => setOpen(null)
  const when = longMoment(new Date(backup.createdAt))
  return (
    <>
      {open === 'download' && <DownloadDialog backup={backup} onClose={close} />}
      {open === 'restore' && <RestoreDialog backup={backup} onClose={close} />}
      <Menu
        renderTrigger={(props) => (
          <IconButton {...props} aria-label={`Ações da cópia de ${when}`}>
            <IconDots size={18} stroke={1.75} aria-hidden />
          </IconButton>
        )}
        items={[
          { label: 'Baixar', onChoose: () => setOpen('download') },
          { label: 'Verificar', onChoose: () => void verify(backup.name) },
          { label: 'Restaurar', danger: true, onChoose: () => setOpen('restore') },
          { label: 'Excluir', danger: true, onChoose: () => void askDelete(backup.name, when) },
        ]}
      />
    </>
  )
}

async function verify(name: string): Promise<void> {
  const result = await api.post('/api/v1/sistema/backups/{name}/verificar', { params: { name } })
  if (result.ok) showToast('A cópia está sendo verificada ao fundo.')
  refreshBackups()
}

async function askDelete(name: string, when: string): Promise<void> {
  await confirm({
    title: 'Excluir a cópia de segurança',
    message: `A cópia de ${when} é apagada do disco e não volta.`,
    icon: <IconTrash size={20} stroke={1.75} aria-hidden />,
    danger: true,
    confirmLabel: 'Excluir',
    action: async () => {
      const result = await api.delete('/api/v1/sistema/backups/{name}', { params: { name } })
      if (result.ok) showToast('Cópia excluída.')
      refreshBackups()
    },
  })
}
