/** An address in a text: up to the next space, without the mark that ends a sentence. */
const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/gi

export interface TextPart {
  readonly text: string
  /** Where in the whole it begins. */
  readonly at: number
  /** Null for plain words. */
  readonly href: string | null
}

/** A text in parts, in order: plain words and addresses. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const found of text.matchAll(ADDRESS)) {
    if (!URL.canParse(found[0])) continue
    if (found.index > from) parts.push({ text: text.slice(from, found.index), at: from, href: null })
    parts.push({ text: found[0], at: found.index, href: found[0] })
    from = found.index + found[0].length
  }
  if (from < text.length) parts.push({ text: text.slice(from), at: from, href: null })
  return parts
}

/** The addresses in a text, each once. */
export function linksIn(text: string): readonly string[] {
  return [...new Set(textParts(text).flatMap(({ href }) => href ?? []))]
}
