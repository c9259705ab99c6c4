import { toOneLine } from '@meio-campo/contract/rules'

/**
 * What a dataset says, with every text on one line and without what cannot be seen: names and words of records hold
 * nothing else, whichever way they came. What needs no change is the same object.
 */
export function inOneLine<Said>(said: Said): Said {
  if (typeof said === 'string') return toOneLine(said) as Said
  if (Array.isArray(said)) {
    const items = said.map(inOneLine)
    return items.some((item, at) => item !== said[at]) ? (items as Said) : said
  }
  if (typeof said !== 'object' || said === null || said instanceof Date) return said
  const changed: [string, unknown][] = []
  for (const [name, value] of Object.entries(said)) {
    const line: unknown = inOneLine(value)
    if (line !== value) changed.push([name, line])
  }
  return changed.length === 0 ? said : { ...said, ...Object.fromEntries(changed) }
}
