import { StartupError } from '../../../config/startup-error.ts'

/** A backup that cannot be made, read or restored: one sentence that says what is wrong and that nothing was changed. */
export class BackupError extends StartupError {
  override name = 'BackupError'
}

export const DAMAGED = 'O arquivo da cópia está danificado ou incompleto. Nada foi mudado. Use outra cópia.'
export const NOT_A_BACKUP = 'Este arquivo não é uma cópia de segurança do Meio-Campo. Nada foi mudado.'
export const SEALED = 'Esta cópia está lacrada com uma senha: informe-a em BACKUP_PASSPHRASE. Nada foi mudado.'
export const WRONG_PASSPHRASE = 'A senha em BACKUP_PASSPHRASE não é a desta cópia. Nada foi mudado.'
