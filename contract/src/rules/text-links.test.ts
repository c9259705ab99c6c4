import { expect, test } from 'vitest'
import { linksIn, textParts } from './text-links.ts'

test('finds addresses, without the marks around them', () => {
  expect(linksIn('Ver https://exemplo.com/a?b=1, e (http://outro.com.br/x).')).toEqual([
    'https://exemplo.com/a?b=1',
    'http://outro.com.br/x',
  ])
  expect(linksIn('https://exemplo.com/a e de novo https://exemplo.com/a')).toEqual(['https://exemplo.com/a'])
})

test('nothing but http is an address, and the text stays whole', () => {
  expect(linksIn('javascript:alert(1) data:text/html,x ftp://exemplo.com jornal')).toEqual([])
  const text = 'O jornal (https://exemplo.com/1) disse.'
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
