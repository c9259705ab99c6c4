import { Type, type Static } from 'typebox'
import { Word } from '../football/reading.ts'
import { endpoint } from '../shapes/endpoint.ts'
import { Exactly, GivenPassword, Item, Nullable, readQuery, Timestamp } from '../shapes/shapes.ts'

/** What must be typed before a restore, so that it is never one click too many. */
export const RESTORE_WORD = 'restaurar'

export const Backup = Type.Object({
  name: Type.String({ description: 'O nome do arquivo.' }),
  createdAt: Timestamp,
  kind: Word('daily', 'manual'),
  sealed: Type.Boolean({ description: 'Se está lacrada com `BACKUP_PASSPHRASE`.' }),
  bytes: Type.Integer(),
  verifiedAt: Nullable(Timestamp),
  verifyProblem: Nullable(Type.String({ description: 'O que a última verificação achou de errado.' })),
})
export type Backup = Static<typeof Backup>

export const BackupRun = Type.Object({
  id: Type.String(),
  kind: Word('daily', 'manual', 'verify', 'restore'),
  status: Word('waiting', 'running', 'done', 'failed'),
  actor: Nullable(Type.String({ description: 'Quem pediu; nulo para o que acontece sozinho.' })),
  createdAt: Timestamp,
  finishedAt: Nullable(Timestamp),
  name: Nullable(Type.String({ description: 'O arquivo que foi feito, verificado ou restaurado.' })),
  error: Nullable(Type.String()),
})
export type BackupRun = Static<typeof BackupRun>

export const BackupState = Type.Object({
  at: Nullable(Timestamp),
  problem: Nullable(Type.String({ description: 'O que precisa de atenção, em uma frase.' })),
  folder: Type.String({ description: 'A pasta das cópias, no servidor.' }),
  sealing: Type.Boolean({ description: 'Se as próximas serão lacradas.' }),
  current: Nullable(BackupRun),
  lastFailed: Nullable(BackupRun),
  lastRestore: Nullable(
    Type.Object({
      at: Timestamp,
      backupAt: Timestamp,
      keptAs: Nullable(Type.String({ description: 'O esquema do banco com o que havia antes.' })),
    }),
  ),
  backups: Type.Array(Backup, { description: 'Da mais nova à mais antiga.' }),
})
export type BackupState = Static<typeof BackupState>

const tag = 'Sistema'
const params = Exactly({ name: Type.String({ maxLength: 80, description: 'O nome do arquivo da cópia.' }) })
const started = Item(Type.Object({ id: Type.String({ description: 'O que foi posto em andamento.' }) }))

export const backupEndpoints = {
  getBackups: endpoint({
    id: 'getBackups',
    method: 'GET',
    path: '/api/v1/sistema/backups',
    access: 'admin',
    tag,
    summary: 'As cópias de segurança guardadas, e como elas estão',
    query: Exactly(readQuery),
    answer: Item(BackupState),
  }),
  makeBackup: endpoint({
    id: 'makeBackup',
    method: 'POST',
    path: '/api/v1/sistema/backups',
    access: 'admin',
    tag,
    summary: 'Fazer uma cópia de segurança agora',
    description: 'Ela é feita ao fundo, enquanto o serviço atende. Uma por vez: com outra em andamento, 409.',
    status: 202,
    answer: started,
  }),
  verifyBackup: endpoint({
    id: 'verifyBackup',
    method: 'POST',
    path: '/api/v1/sistema/backups/{name}/verificar',
    access: 'admin',
    tag,
    summary: 'Provar que uma cópia de segurança serve',
    description: 'Ao fundo: restaurada em um banco à parte, comparada linha a linha e removida. Nada muda.',
    params,
    status: 202,
    answer: started,
  }),
  restoreBackup: endpoint({
    id: 'restoreBackup',
    method: 'POST',
    path: '/api/v1/sistema/backups/{name}/restaurar',
    access: 'admin',
    tag,
    summary: 'Voltar todo o serviço a uma cópia de segurança',
    description:
      'Pede a senha da conta e a palavra `restaurar`. Ao fundo: o serviço atende com os dados de agora até a troca, que é ' +
      'de uma vez; o que havia fica guardado ao lado. Sessões e chaves passam a ser as do momento da cópia.',
    params,
    body: Exactly({ password: GivenPassword, word: Type.Literal(RESTORE_WORD) }),
    secret: true,
    status: 202,
    answer: started,
  }),
  deleteBackup: endpoint({
    id: 'deleteBackup',
    method: 'DELETE',
    path: '/api/v1/sistema/backups/{name}',
    access: 'admin',
    tag,
    summary: 'Excluir uma cópia de segurança',
    params,
    status: 204,
  }),
  allowBackupDownload: endpoint({
    id: 'allowBackupDownload',
    method: 'POST',
    path: '/api/v1/sistema/backups/{name}/baixar',
    access: 'admin',
    tag,
    summary: 'Pedir o endereço para baixar uma cópia de segurança',
    description: 'Pede a senha da conta: a cópia contém tudo. O endereço vale por um minuto.',
    params,
    body: Exactly({ password: GivenPassword }),
    secret: true,
    answer: Item(
      Type.Object({
        address: Type.String({ description: 'Abaixo do endereço do serviço.' }),
        expiresAt: Timestamp,
      }),
    ),
  }),
  downloadBackup: endpoint({
    id: 'downloadBackup',
    method: 'GET',
    path: '/api/v1/sistema/backups/{name}/arquivo',
    access: 'open',
    tag,
    summary: 'Baixar uma cópia de segurança',
    description: 'Com o bilhete que `baixar` dá. A resposta é o próprio arquivo.',
    params,
    query: Exactly({ ...readQuery, bilhete: Type.String({ minLength: 1, maxLength: 1000 }) }),
    secret: true,
  }),
}
