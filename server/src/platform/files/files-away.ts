/** The object store does not answer or refuses us. The message omits the address, which contains a secret. */
export class FilesAway extends Error {
  override name = 'FilesAway'
  /** Whether the store did answer: its bucket is missing, or our key has no right to it. */
  readonly refused: boolean

  constructor(reason: string, { refused }: { readonly refused: boolean }) {
    super(`the object store ${refused ? 'refuses' : 'does not answer'}: ${reason}`)
    this.refused = refused
  }
}

/** The sentence for a person whose call needs a file meanwhile. */
export const FILES_AWAY = 'Os arquivos guardados não respondem neste momento. Tente de novo em alguns segundos.'
