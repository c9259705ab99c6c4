// Comma-separated tables with their line numbers; quotes as in RFC 4180, no line breaks inside a field.
import { readFileSync } from 'node:fs'

export function readCsv(path) {
  const lines = readFileSync(path, 'utf8').split(/\r?\n/)
  const columns = cellsOf(lines[0])
  const rows = []
  for (const [index, text] of lines.entries()) {
    if (index === 0 || text === '') continue
    const cells = cellsOf(text)
    const row = { line: index + 1 }
    for (const [place, column] of columns.entries()) row[column] = cells[place] ?? ''
    rows.push(row)
  }
  return rows
}

function cellsOf(text) {
  if (!text.includes('"')) return text.split(',')
  const cells = []
  for (const [, quoted, plain] of text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
  }
  return cells
}
