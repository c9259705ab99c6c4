import { isUrl, truncate } from '@meio-campo/contract/rules'

const LIMIT = 120

/** The text of a post without its marks, cut by the specification's rule. */
export function summarise(markdown: string): string {
  const plain = markdown
    .replace(/```[^]*?```/g, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/[*`]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n{2,}/g, '\n')
    .trim()
  return truncate(plain, LIMIT)
}

/** The scheme may be left out of an address; a link needs one. */
export function toHref(address: string): string | null {
  if (!isUrl(address)) return null
  return /^https?:\/\//i.test(address) ? address : `https://${address}`
}
