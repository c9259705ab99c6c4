const LONGEST_NAME = 60

/**
 * A name that somebody typed, as it may stand in a letter to somebody else: one line, and nothing that a mail program
 * makes a link of. Null where nothing readable is left.
 */
export function quoteName(name: string): string | null {
  const plain = breakLinks(name.replaceAll(/[^\p{L}\p{M}\p{N}'’.\- ]/gu, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain === '' ? null : plain.slice(0, LONGEST_NAME).trim()
}

/** A text of several lines, each marked as somebody else's words, and without links. */
export function quoteText(text: string): string {
  return text
    .replaceAll(/[^\P{C}\n]/gu, ' ')
    .split('\n')
    .map((line) => `> ${breakLinks(line)}`.trimEnd())
    .join('\n')
}

/** Takes apart what mail programs turn into links: a scheme, `www.`, and a name with a dot in it. */
function breakLinks(text: string): string {
  return text.replaceAll(/:\/\//g, ': // ').replaceAll(/(?<=[\p{L}\p{N}])([.@])(?=[\p{L}\p{N}])/gu, '$1 ')
}

/** How every letter begins. */
export function greeting(name: string): string {
  const quoted = quoteName(name)
  return quoted === null ? 'Olá.' : `Olá, ${quoted}.`
}
