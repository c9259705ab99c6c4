import type { RecordForm } from '@meio-campo/contract'
import { IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { api } from '../../../../api/api.ts'
import { Button } from '../../../../components/button/button.tsx'
import { useUser } from '../../../../session/session-store.ts'
import { confirm } from '../../../../state/dialogs.ts'
import { showActionToast, showLinkToast, showToast } from '../../../../state/toasts.ts'
import { dependentsWords, withFate } from './dependents-words.ts'
import { draftKey, recordDrafts } from './record-draft.ts'
import styles from './record-deletion.module.css'
import { doneWords, placeOf, recordAddress, theWords, type RecordNoun } from '../inputs/record-noun.ts'
import { forgetReads } from './record-queries.ts'
import { deleteRecord } from './send-record.ts'

interface Props {
  readonly noun: RecordNoun
  readonly record: RecordForm
  /** Called after the deletion, to leave the record's page. */
  readonly onDeleted: () => void
}

/** What depends on a record, and the way to remove it: refused with the reason while something needs it. */
export function RecordDeletion({ noun, record, onDeleted }: Props) {
  const id = useId()
  const user = useUser()
  const the = theWords(noun)
  const blocking = withFate(record.dependents, 'blocks')

  const ask = async () => {
    let edit: string | null = null
    let done = false
    const confirmed = await confirm({
      title: `Excluir ${record.name}?`,
      message: `Depois dá para desfazer, aqui ou no histórico.`,
      detail: <Fates record={record} />,
      icon: <IconTrash size={20} stroke={1.75} aria-hidden />,
      confirmLabel: 'Excluir',
      danger: true,
      action: async () => {
        const result = await deleteRecord(noun, record)
        done = result.ok
        if (result.ok) edit = result.data.data.edit
        else forgetReads()
      },
    })
    if (!confirmed || !done) return
    if (user) recordDrafts.remove(draftKey(user._id, noun, record.id))
    onDeleted()
    forgetReads()
    const undoable: string | null = edit
    if (undoable === null) showToast(doneWords(noun, 'excluíd'))
    else showActionToast(doneWords(noun, 'excluíd'), 'Desfazer', () => void undo(noun, record.id, undoable))
  }

  return (
    <section className={styles.deletion} aria-labelledby={id}>
      <div>
        <h2 className={styles.title} id={id}>
          Excluir {the}
        </h2>
        {blocking.length > 0 ? (
          <p>
            {`Não dá para excluir enquanto houver o que dependa disso: ${dependentsWords(blocking)}. Remova ou mude isso antes, ou una com outro registro se estiver repetido.`}
          </p>
        ) : (
          <Fates record={record} />
        )}
      </div>
      {blocking.length === 0 && (
        <Button variant="default" color="danger" className={styles.button} onClick={() => void ask()}>
          Excluir {placeOf(noun).one}
        </Button>
      )}
    </section>
  )
}

function Fates({ record: { dependents } }: { readonly record: RecordForm }) {
  const removed = withFate(dependents, 'removed')
  const emptied = withFate(dependents, 'emptied')
  return (
    <p>
      {removed.length + emptied.length === 0 && 'Nada mais depende disso.'}
      {removed.length > 0 && `Vai junto: ${dependentsWords(removed)}. `}
      {emptied.length > 0 && `Fica sem essa ligação: ${dependentsWords(emptied)}.`}
    </p>
  )
}

async function undo(noun: RecordNoun, id: string, edit: string) {
  const result = await api.post('/api/v1/historico/{id}/desfazer', { params: { id: edit } })
  if (!result.ok) return
  forgetReads()
  const address = recordAddress(noun, id)
  if (address) showLinkToast(doneWords(noun, 'recuperad'), address)
  else showToast(doneWords(noun, 'recuperad'))
}
