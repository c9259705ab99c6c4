import type { BackupRun } from '@meio-campo/contract'

export const kindWords = { daily: 'Diária', manual: 'Pedida' } as const

/** What is under way, with the words of the page. */
export function currentWords({ kind, status }: Pick<BackupRun, 'kind' | 'status'>): string {
  if (kind === 'restore')
    return 'Restaurando. O serviço atende com os dados de agora até a troca; depois, talvez peça que você entre de novo.'
  const what = kind === 'verify' ? 'Verificando uma cópia' : 'Fazendo uma cópia'
  return status === 'waiting' ? `${what}: à espera da vez.` : `${what} ao fundo. Pode sair desta página.`
}

/** Which kind of run failed, before the reason. */
export function failedWords({ kind, error }: Pick<BackupRun, 'kind' | 'error'>): string {
  const what = {
    daily: 'A última cópia falhou.',
    manual: 'A última cópia falhou.',
    verify: 'A última verificação falhou.',
    restore: 'A última restauração falhou.',
  }[kind]
  return error === null ? what : `${what} ${error}`
}
