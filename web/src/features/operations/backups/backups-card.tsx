import type { Backup, BackupState } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { sizeWords } from '../../../components/file-target/size-words.ts'
import { shortMoment } from '../../../components/moment/moment-words.ts'
import { Moment } from '../../../components/moment/moment.tsx'
import { useNow } from '../../../components/moment/use-now.ts'
import { Notice } from '../../../components/notice.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { showToast } from '../../../state/toasts.ts'
import { BackupMenu } from './backup-menu.tsx'
import { backupsQuery, pollMs, refreshBackups } from './backup-queries.ts'
import { currentWords, failedWords, kindWords } from './backup-words.ts'
import styles from './backups-card.module.css'

const columns: readonly Column<Backup>[] = [
  {
    id: 'at',
    head: 'Quando',
    cell: ({ createdAt }) => (
      <b>
        <Moment at={createdAt} form="short" />
      </b>
    ),
  },
  { id: 'kind', head: 'Tipo', cell: ({ kind }) => kindWords[kind] },
  { id: 'size', head: 'Tamanho', align: 'end', cell: ({ bytes }) => sizeWords(bytes) },
  { id: 'verified', head: 'Verificada', cell: (backup) => <Verified backup={backup} /> },
  { id: 'actions', head: '', align: 'end', cell: (backup) => <BackupMenu backup={backup} /> },
]

/** The stored backups: how they are, and what can be done with each. */
export function BackupsCard() {
  // While a restore swaps the data, calls may fail for a moment: the page keeps what it has and looks again.
  const backups = useQuery({
    ...backupsQuery(),
    refetchInterval: ({ state }) => pollMs(state.data?.data, state.status === 'error'),
  })
  return (
    <Card title="Cópias de segurança" flush aside={<MakeButton busy={Boolean(backups.data?.data.current)} />}>
      <QueryView query={backups}>{({ data }) => <Stored state={data} />}</QueryView>
    </Card>
  )
}

function Stored({ state }: { readonly state: BackupState }) {
  const now = useNow()
  const { current, problem, lastFailed, lastRestore, backups, folder, sealing } = state
  return (
    <>
      <div className={styles.notices}>
        {current && (
          <Notice tone="info" announce="politely">
            {currentWords(current)}
          </Notice>
        )}
        {problem !== null && <Notice tone="warn">{problem}</Notice>}
        {!current && lastFailed && (lastFailed.kind === 'verify' || lastFailed.kind === 'restore') && (
          <Notice tone="warn">{failedWords(lastFailed)}</Notice>
        )}
        {lastRestore && (
          <Notice tone="ok">
            Restaurado <Moment at={lastRestore.at} />: a cópia de {shortMoment(new Date(lastRestore.backupAt), now)}.
            {lastRestore.keptAs !== null && (
              <>
                {' '}
                O que havia antes está no esquema <code>{lastRestore.keptAs}</code> do banco.
              </>
            )}
          </Notice>
        )}
      </div>
      {backups.length === 0 ? (
        <EmptyState title="Nenhuma cópia ainda">
          A primeira é feita sozinha na próxima madrugada. Você também pode fazer uma agora.
        </EmptyState>
      ) : (
        <DataTable caption="Cópias de segurança" columns={columns} rows={backups} rowKey={({ name }) => name} />
      )}
      <p className={styles.foot}>
        Todo dia depois das 3h30, em <code>{folder}</code>
        {sealing ? ', lacradas com senha' : ''}. Ficam 7 diárias, 4 semanais e 6 mensais; as pedidas ficam até que
        alguém as exclua.
      </p>
    </>
  )
}

function Verified({ backup: { verifiedAt, verifyProblem, sealed } }: { readonly backup: Backup }) {
  return (
    <span className={styles.verified}>
      {verifiedAt !== null && (
        <Badge tone="ok">
          <Moment at={verifiedAt} />
        </Badge>
      )}
      {verifyProblem !== null && (
        <span title={verifyProblem}>
          <Badge tone="bad">Não serve</Badge>
        </span>
      )}
      {verifiedAt === null && verifyProblem === null && 'Ainda não'}
      {sealed && <Badge>Lacrada</Badge>}
    </span>
  )
}

function MakeButton({ busy }: { readonly busy: boolean }) {
  const make = async () => {
    const result = await api.post('/api/v1/sistema/backups', {})
    if (result.ok) showToast('A cópia está sendo feita ao fundo.')
    refreshBackups()
  }
  return (
    <Button size="xs" variant="default" disabled={busy} onClick={() => void make()}>
      Fazer agora
    </Button>
  )
}
