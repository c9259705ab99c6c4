import { StartupError } from '../../../config/startup-error.ts'
import { FilesAway } from '../../../platform/files/files-away.ts'

/** What went wrong with a backup, for an admin to read. */
export function sentenceOf(error: unknown): string {
  if (error instanceof StartupError) return error.message
  if (error instanceof FilesAway)
    return `Os arquivos guardados não responderam, e sem eles não há cópia (${error.message}).`
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'O disco está cheio: a cópia não coube.'
  if (code === 'EACCES' || code === 'EROFS') return 'Não há permissão para gravar na pasta das cópias.'
  return `A cópia falhou: ${message}`
}
