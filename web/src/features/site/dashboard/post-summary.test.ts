import { expect, test } from 'vitest'
import { summarise, toHref } from './post-summary.ts'

test('the marks go, the words stay', () => {
  expect(summarise('# Olá\n\n**A sua senha** fica em [Perfil](/settings), no _campo_ `nome_curto`.')).toBe(
    'Olá\nA sua senha fica em Perfil, no campo nome_curto.',
  )
  expect(summarise('- um\n- dois\n\n![foto](/x.webp)\n\n```js\nx()\n```')).toBe('um\ndois')
})

test('a long text is cut with an ellipsis, on one line', () => {
  const summary = summarise('a '.repeat(40) + '\n' + 'b '.repeat(60))
  expect(summary).toHaveLength(121)
  expect(summary.endsWith('…')).toBe(true)
  expect(summary).not.toContain('\n')
})

test('an address becomes a link, and nothing else does', () => {
  expect(toHref('blog.exemplo.com/gols')).toBe('https://blog.exemplo.com/gols')
  expect(toHref('http://exemplo.com')).toBe('http://exemplo.com')
  expect([toHref(''), toHref('javascript:alert(1)')]).toEqual([null, null])
})
