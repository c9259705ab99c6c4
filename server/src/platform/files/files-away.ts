/** The object store does not answer, or refuses us. Never with the address, which holds a secret. */
export class FilesAway extends Error {
  override name = 'FilesAway'
  /** Whether it answered: its bucket is missing, or our key has no right to it. */
  readonly refused: boolean

  constructor(reason: string, { refused }: { readonly refused: boolean }) {
    super(`the object store ${refused ? 'refuses' : 'does not answer'}: ${reason}`)
    this.refused = refused
  }
}

/** For whoever needs a file then. */
export const FILES_AWAY = 'Os arquivos guardados não respondem neste momento. Tente de novo em alguns segundos.'
