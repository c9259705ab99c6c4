import type { SavedView } from '@meio-campo/contract'
import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { FormDialog } from '../../components/dialog/form-dialog.tsx'
import { Form, FormActions, SubmitOrCancel } from '../../components/form/form.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { IconRow, IconRows } from '../../components/list/icon-row.tsx'
import { MetaLine } from '../../components/meta-line.tsx'
import { useUser } from '../../session/session-store.ts'
import { confirm } from '../../state/dialogs.ts'
import { showToast } from '../../state/toasts.ts'
import { nameRule } from './save-view-dialog.tsx'
import { changeView, deleteView } from './view-queries.ts'

interface Props {
  /** Those that the reader may change. */
  readonly views: readonly SavedView[]
  /** The filters of now. */
  readonly query: string
  readonly onClose: () => void
}

/** Renames, updates, shares and deletes views. */
export function ViewsDialog({ views, query, onClose }: Props) {
  return (
    <FormDialog title="Visões salvas" onClose={onClose}>
      {views.length === 0 ? (
        <p>Nenhuma visão salva nesta lista.</p>
      ) : (
        <IconRows label="Visões salvas">
          {views.map((view) => (
            <ViewRow key={view.id} view={view} query={query} />
          ))}
        </IconRows>
      )}
      <FormActions>
        <Button onClick={onClose}>Pronto</Button>
      </FormActions>
    </FormDialog>
  )
}

function ViewRow({ view, query }: { readonly view: SavedView; readonly query: string }) {
  const admin = useUser()?.admin ?? false
  const [renaming, setRenaming] = useState(false)
  const change = async (body: Parameters<typeof changeView>[1], done: string) => {
    const result = await changeView(view, body)
    if (result.ok) showToast(done)
  }
  return (
    <IconRow
      icon={IconBookmark}
      name={view.name}
      actions={
        <>
          <RowButton of={view.name} words="Mudar o nome" onClick={() => setRenaming(true)} />
          {view.query !== query && (
            <RowButton
              of={view.name}
              words="Usar os filtros de agora"
              onClick={() => void change({ query }, 'Filtros trocados.')}
            />
          )}
          {view.shared && (
            <RowButton
              of={view.name}
              words="Deixar de compartilhar"
              onClick={() => void change({ shared: false }, 'A visão não é mais compartilhada.')}
            />
          )}
          {!view.shared && admin && (
            <RowButton
              of={view.name}
              words="Compartilhar com todos"
              onClick={() => void change({ shared: true }, 'Visão compartilhada.')}
            />
          )}
          <RowButton of={view.name} words="Excluir" onClick={() => void askDelete(view)} />
        </>
      }
    >
      <MetaLine>
        {view.shared ? 'Compartilhada com todos' : 'Só para você'}
        {!view.own && 'Salva por outra pessoa'}
      </MetaLine>
      {renaming && <RenameDialog view={view} onClose={() => setRenaming(false)} />}
    </IconRow>
  )
}

interface RowButtonProps {
  /** The name of the view, so that the button is clear by itself. */
  readonly of: string
  readonly words: string
  readonly onClick: () => void
}

function RowButton({ of, words, onClick }: RowButtonProps) {
  return (
    <Button variant="default" size="xs" aria-label={`${words}: ${of}`} onClick={onClick}>
      {words}
    </Button>
  )
}

function RenameDialog({ view, onClose }: { readonly view: SavedView; readonly onClose: () => void }) {
  const form = useForm({
    initial: { name: view.name },
    rules: { name: nameRule },
    onSubmit: async ({ name }) => {
      const result = await changeView(view, { name })
      if (!result.ok) return result
      showToast('Nome mudado.')
      onClose()
    },
  })
  return (
    <FormDialog kind="box" title={`Mudar o nome de ${view.name}`} onClose={onClose}>
      <Form onSubmit={form.submit} label="Mudar o nome">
        <TextField label="Nome" autoComplete="off" {...form.field('name')} />
        <SubmitOrCancel words="Mudar o nome" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}

async function askDelete(view: SavedView): Promise<void> {
  await confirm({
    title: `Excluir a visão ${view.name}`,
    message: view.shared
      ? 'Ela sai da lista de todos. Os registros continuam como estão.'
      : 'Ela sai da sua lista. Os registros continuam como estão.',
    danger: true,
    confirmLabel: 'Excluir',
    action: async () => {
      const result = await deleteView(view)
      if (result.ok) showToast('Visão excluída.')
    },
  })
}
