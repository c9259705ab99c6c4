/** Text as it is searched: without accents or cases. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether every word that was typed is somewhere in the text, in any order. */
export function matches(query: string, ...texts: readonly string[]): boolean {
  const hay = fold(texts.join('\n'))
  return fold(query)
    .split(/\s+/)
    .every((word) => hay.includes(word))
}
