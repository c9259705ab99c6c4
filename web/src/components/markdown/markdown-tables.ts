// The parser knows plain Markdown, which has no tables; the institutional pages and the guides have some. What
// it gives for one is a paragraph of lines with bars, and its renderer knows what a table is once it sees one.

interface Node {
  type: string
  value?: string
  children?: Node[]
  data?: { hProperties: Record<string, string> }
}

const RULE = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/

/** A plugin for the Markdown parser: paragraphs that are written as tables become tables. */
export function markdownTables() {
  return (tree: Node): void => turnTables(tree)
}

function turnTables(node: Node): void {
  node.children &&= node.children.map((child) => {
    if (child.type === 'paragraph') return toTable(child) ?? child
    turnTables(child)
    return child
  })
}

function toTable({ children = [] }: Node): Node | null {
  const [head, rule, ...body] = splitText(children, '\n')
  if (!head || !rule || !RULE.test(plainText(rule).trim()) || !plainText(rule).includes('|')) return null
  const labels = toCells(head).map(plainText)
  const rows = [head, ...body].map((line, row): Node => {
    const cells = toCells(line).slice(0, labels.length)
    return {
      type: 'tableRow',
      children: cells.map((cell, column) => ({
        type: 'tableCell',
        children: cell,
        // Says on a phone, where rows are blocks, what the cell is about.
        ...(row > 0 && { data: { hProperties: { dataLabel: labels[column] ?? '' } } }),
      })),
    }
  })
  return { type: 'table', children: rows }
}

function toCells(line: Node[]): Node[][] {
  const cells = splitText(line, '|').map(trim)
  // A bar at either end only closes the row.
  if (cells[0]?.length === 0) cells.shift()
  if (cells.at(-1)?.length === 0) cells.pop()
  return cells
}

/** Splits at a character of the plain text; what is inside emphasis or code stays whole. */
function splitText(nodes: readonly Node[], at: string): Node[][] {
  const parts: Node[][] = [[]]
  for (const node of nodes) {
    const [first, ...rest] = node.type === 'text' ? (node.value ?? '').split(at) : []
    if (first === undefined) parts.at(-1)!.push(node)
    else {
      if (first) parts.at(-1)!.push({ type: 'text', value: first })
      for (const value of rest) parts.push(value ? [{ type: 'text', value }] : [])
    }
  }
  return parts
}

function trim(cell: Node[]): Node[] {
  return cell
    .map((node, index) => {
      if (node.type !== 'text') return node
      let value = node.value ?? ''
      if (index === 0) value = value.trimStart()
      if (index === cell.length - 1) value = value.trimEnd()
      return { ...node, value }
    })
    .filter(({ type, value }) => type !== 'text' || value !== '')
}

function plainText(nodes: readonly Node[]): string {
  return nodes.map(({ value, children }) => value ?? plainText(children ?? [])).join('')
}
