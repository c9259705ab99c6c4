/**
 * The specification's truncation: text longer than the limit has its newlines replaced by spaces and is cut
 * off, either with an ellipsis or upper-cased. Counts characters, so that an emoji is never cut in half.
 */
export function truncate(text: string, limit: number, style: 'ellipsis' | 'upper' = 'ellipsis'): string {
  const characters = Array.from(text)
  if (characters.length <= limit) return text
  const cut = characters
    .slice(0, limit)
    .join('')
    .replace(/\r\n|\r|\n/g, ' ')
  // No blank before the ellipsis: the cut may fall between two words.
  return style === 'ellipsis' ? `${cut.trimEnd()}…` : cut.toUpperCase()
}
