const LONGEST_NAME = 60
/** Between two numbers a slash is part of a date, and of no link. */
const NOT_IN_NAMES = /(?!(?<=\p{N})\/(?=\p{N}))[^\p{L}\p{M}\p{N}'’.,&()\-× ]/gu

/**
 * A name that a user typed, made safe for a letter to another person: one line, and nothing that a mail program turns
 * into a link. Null where nothing readable is left.
 */
export function quoteName(name: string): string | null {
  const plain = breakLinks(name.replaceAll(NOT_IN_NAMES, ' ')).replaceAll(/\s+/g, ' ').trim()
  return plain === '' ? null : plain.slice(0, LONGEST_NAME).trim()
}

/** A text of several lines, each marked as quoted from another person, without links. */
export function quoteText(text: string): string {
  return text
    .replaceAll(/[^\P{C}\n]/gu, ' ')
    .split('\n')
    .map((line) => `> ${breakLinks(line)}`.trimEnd())
    .join('\n')
}

/** Breaks up what mail programs turn into links: a scheme, `www.`, and a name with a dot in it. */
function breakLinks(text: string): string {
  return text.replaceAll(/:\/\//g, ': // ').replaceAll(/(?<=[\p{L}\p{N}])([.@])(?=[\p{L}\p{N}])/gu, '$1 ')
}

/** How every letter begins. */
export function greeting(name: string): string {
  const quoted = quoteName(name)
  return quoted === null ? 'Olá.' : `Olá, ${quoted}.`
}
