/**
 * The line on which each element of a top-level list begins. The platform's parser does not give positions, and a
 * person who must correct row 217 of a file needs one. It walks valid JSON: only strings and depth matter.
 */
export function linesOfElements(text: string, key: string): readonly number[] {
  const lines: number[] = []
  let line = 1
  let depth = 0
  let inside = false
  let fresh = false
  let lastString = ''
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\n') line += 1
    if (sign === undefined || sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t' || sign === ':') continue
    if (inside && depth === 2 && fresh && sign !== ']') {
      lines.push(line)
      fresh = false
    }
    if (sign === '"') {
      const end = endOfString(text, at)
      lastString = depth === 1 ? text.slice(at + 1, end) : lastString
      at = end
    } else if (sign === '{' || sign === '[') {
      depth += 1
      if (depth === 2 && sign === '[' && lastString === key) inside = fresh = true
    } else if (sign === '}' || sign === ']') {
      depth -= 1
      if (depth === 1) inside = false
    } else if (sign === ',' && depth === 2) {
      fresh = true
    }
  }
  return lines
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at
  }
  return text.length
}

/** The same for a file that is nothing but a list. */
export function linesOfList(text: string): readonly number[] {
  return linesOfElements(`{"list":${text}}`, 'list')
}
