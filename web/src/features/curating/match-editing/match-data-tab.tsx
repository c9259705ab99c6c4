import type { RecordForm as RecordFormData, Saved } from '@meio-campo/contract'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { api } from '../../../api/api.ts'
import { read } from '../../../api/query.ts'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonForm } from '../../../components/page/skeleton.tsx'
import { confirm } from '../../../state/dialogs.ts'
import { showActionToast, showLinkToast } from '../../../state/toasts.ts'
import { matchCall, type MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { dependentsWords } from '../records/form/dependents-words.ts'
import { draftKey } from '../records/form/record-draft.ts'
import { RecordForm } from '../records/form/record-form.tsx'
import { forgetReads } from '../records/form/record-queries.ts'
import type { Send } from '../records/form/send-record.ts'
import { showWarnings } from '../records/form/saved-warnings.ts'

const PATH = '/api/v1/campeonatos/{id}/jogos/{idjogo}'

interface Props {
  readonly address: MatchAddress
  readonly userId: string
}

/** The match's own fields: when, where, its status with the reason, its score; and the way to remove it. */
export function MatchDataTab({ address, userId }: Props) {
  const form = useQuery(matchFormQuery(address))
  return (
    <Card>
      <QueryView query={form} skeleton={<SkeletonForm fields={6} />}>
        {({ data }) => (
          <>
            <Editor address={address} userId={userId} record={data} />
            <Deletion address={address} record={data} />
          </>
        )}
      </QueryView>
    </Card>
  )
}

function Editor({ address, userId, record }: Props & { readonly record: RecordFormData }) {
  const { id, idjogo } = address
  const send = useMemo(
    (): Send<Saved> =>
      ({ values, version, idempotencyKey }) =>
        api.patch(PATH, {
          params: { id, idjogo },
          body: values,
          idempotencyKey,
          quiet: true,
          ...(version !== null && { ifMatch: version }),
        }),
    [id, idjogo],
  )
  return (
    <RecordForm
      kind="match"
      label="Dados do jogo"
      submitLabel="Salvar alterações"
      record={record}
      send={send}
      draftKey={draftKey(userId, 'match', idjogo)}
      onSaved={(saved) => {
        forgetReads()
        void showWarnings(saved)
        showLinkToast('Jogo salvo.', `/campeonatos/${id}/jogos/${idjogo}`)
      }}
    />
  )
}

interface DeletionProps {
  readonly address: MatchAddress
  readonly record: RecordFormData
}

function Deletion({ address, record }: DeletionProps) {
  const router = useRouter()
  const going = record.dependents.length > 0 ? `Vai junto: ${dependentsWords(record.dependents)}.` : null
  const ask = async () => {
    let edit: string | null = null
    const confirmed = await confirm({
      title: `Excluir ${record.name}?`,
      message: 'Depois dá para desfazer, aqui ou no histórico.',
      ...(going && { detail: going }),
      icon: <IconTrash size={20} stroke={1.75} aria-hidden />,
      confirmLabel: 'Excluir',
      danger: true,
      action: async () => {
        const result = await api.delete(PATH, { params: address, ifMatch: record.version })
        if (result.ok) edit = result.data.data.edit
        else forgetReads()
      },
    })
    const undoable: string | null = edit
    if (!confirmed || undoable === null) return
    router.history.push(`/campeonatos/${address.id}/jogos`, undefined, { ignoreBlocker: true })
    forgetReads()
    showActionToast('Jogo excluído.', 'Desfazer', () => void undo(address, undoable))
  }
  return (
    <p>
      <Button variant="default" color="danger" onClick={() => void ask()}>
        Excluir jogo
      </Button>
    </p>
  )
}

async function undo({ id, idjogo }: MatchAddress, edit: string) {
  const result = await api.post('/api/v1/historico/{id}/desfazer', { params: { id: edit } })
  if (!result.ok) return
  forgetReads()
  showLinkToast('Jogo recuperado.', `/campeonatos/${id}/jogos/${idjogo}`)
}

/** A match as its form needs it. */
export const matchFormQuery = (address: MatchAddress) =>
  read('/api/v1/campeonatos/{id}/jogos/{idjogo}/settings', matchCall(address))
