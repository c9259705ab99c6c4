/** Letters and digits only, without accents: what is left of a name after a PDF was scraped twice. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '' && word !== '-')
}
