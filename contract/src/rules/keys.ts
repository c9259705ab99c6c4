/** What a key may do. */
export const SCOPES = ['read', 'live', 'write'] as const
export type Scope = (typeof SCOPES)[number]

export const keyScopeWords: Readonly<Record<Scope, { readonly label: string; readonly hint: string }>> = {
  read: { label: 'Leitura', hint: 'Ler tudo o que o console mostra.' },
  live: { label: 'Ao vivo', hint: 'Receber lances por transmissão contínua.' },
  write: { label: 'Escrita', hint: 'Criar e editar. Só contas de administração.' },
}

export const KEY_NAME = { max: 60 }
/** Active keys per account. */
export const MOST_KEYS = 50
export const MOST_PLACES = 20
export const LONGEST_OVERLAP_HOURS = 168
export const LARGEST_KEY_LIMIT = 10_000_000

/** Scheme, host and port, as browsers say it in `Origin`; null where the text is nothing of the kind. */
export function readOrigin(text: string): string | null {
  if (!/^https?:\/\/[^/?#@\s]+\/?$/i.test(text) || !URL.canParse(text)) return null
  return new URL(text).origin
}
