const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** `a`, `a e b`, `a, b e c`. */
export function listInWords(words: Iterable<string>): string {
  return LIST.format(words)
}
