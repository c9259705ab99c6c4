import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ReactMarkdown from 'react-markdown'
import { expect, test } from 'vitest'
import { markdownTables } from './markdown-tables.ts'

const html = (text: string) =>
  renderToStaticMarkup(createElement(ReactMarkdown, { remarkPlugins: [markdownTables] }, text)).replace(/\n/g, '')

test('a table of bars becomes a table, emphasis and code inside it kept', () => {
  expect(html('| O quê | Para quê |\n|---|---|\n| **Conta**: `a|b` | Ter uma |')).toBe(
    '<table><thead><tr><th>O quê</th><th>Para quê</th></tr></thead>' +
      '<tbody><tr><td data-label="O quê"><strong>Conta</strong>: <code>a|b</code></td><td data-label="Para quê">Ter uma</td></tr></tbody></table>',
  )
})

test('bars at the ends may be missing, and a cell may be empty', () => {
  expect(html('a | b\n:--|--:\n1 | 2')).toContain('<td data-label="b">2</td>')
  expect(html('| a | b |\n|---|---|\n| | 2 |')).toContain('<td data-label="b">2</td>')
})

test('anything else stays a paragraph', () => {
  expect(html('use a | b')).toBe('<p>use a | b</p>')
  expect(html('um\n\n- dois | três')).toBe('<p>um</p><ul><li>dois | três</li></ul>')
})
