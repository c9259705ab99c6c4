import type { ImportReport } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'
import { IconArrowBackUp } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { Button } from '../../../components/button/button.tsx'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import { undoEdit } from '../../curating/history/undo-edit.tsx'
import { goesOn, refreshImports } from './import-queries.ts'
import styles from './run-actions.module.css'

const route = getRouteApi('/settings')

/** What can be done about a run, as it is now. */
export function RunActions({ run }: { readonly run: ImportReport }) {
  const [sending, setSending] = useState(false)
  const navigate = route.useNavigate()

  const again = async (dryRun: boolean) => {
    setSending(true)
    const started = await api.post('/api/v1/importacoes', {
      body: { dataset: run.dataset, run: run.id, dryRun },
      formless: true,
    })
    setSending(false)
    refreshImports()
    if (started.ok) void navigate({ search: { aba: 'importacoes', importacao: started.data.data.id } })
  }

  if (goesOn(run)) {
    return (
      <div className={styles.actions}>
        <Button variant="default" onClick={() => void cancel(run.id)}>
          Cancelar importação
        </Button>
      </div>
    )
  }
  const failed = run.status !== 'done'
  return (
    <div className={styles.actions}>
      {run.again && run.dryRun && !failed && (
        <Button loading={sending} onClick={() => void again(false)}>
          Importar de verdade
        </Button>
      )}
      {run.again && (failed || run.undone) && (
        <Button variant="default" loading={sending} onClick={() => void again(run.dryRun)}>
          {failed ? 'Tentar de novo' : 'Importar de novo'}
        </Button>
      )}
      {run.undone && run.rest !== null && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
          onClick={() => void undoEdit(run.rest!, 'O que tinha ficado foi desfeito.')}
        >
          Desfazer o que ficou
        </Button>
      )}
      {run.edit !== null && !run.undone && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
          onClick={() => void askUndo(run)}
        >
          Desfazer
        </Button>
      )}
    </div>
  )
}

async function cancel(id: string): Promise<void> {
  const result = await api.post('/api/v1/importacoes/{id}/cancelar', { params: { id } })
  refreshImports()
  if (result.ok) showToast('Cancelando: nada será gravado.')
}

async function askUndo(run: ImportReport): Promise<void> {
  const rows = run.counts.reduce((sum, { created, changed, removed }) => sum + created + changed + removed, 0)
  await confirm({
    title: 'Desfazer a importação?',
    message:
      'Tudo volta a ser como era antes dela. O que alguém mudou depois não se perde: é mostrado antes, e o resto pode ser desfeito.',
    detail: `Ao todo: ${counted(rows, 'linha', 'linhas')}.`,
    confirmLabel: 'Desfazer',
    icon: <IconArrowBackUp size={20} stroke={1.75} aria-hidden />,
    action: async () => void (await undoEdit(run.edit!, 'Importação desfeita.')),
  })
}
