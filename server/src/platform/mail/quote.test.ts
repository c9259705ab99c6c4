import { expect, it } from 'vitest'
import { greeting, quoteName, quoteText } from './quote.ts'

it.each([
  ['Júlia Andrade', 'Júlia Andrade'],
  ["Gérard d'Ávila-Costa Jr.", "Gérard d'Ávila-Costa Jr."],
  ['Ana\r\n\r\nSua conta foi invadida: https://mal.exemplo/x', 'Ana Sua conta foi invadida https mal. exemplo x'],
  ['www.mal.com', 'www. mal. com'],
  ['golpe@mal.com', 'golpe mal. com'],
  ['a\u2028b\u0085c\u202ed', 'a b c d'],
  ['<b>Ana</b>', 'b Ana b'],
])('quotes %j as %j', (name, quoted) => expect(quoteName(name)).toBe(quoted))

it('greets also whoever has no readable name, and cuts a long one', () => {
  expect(greeting('://')).toBe('Olá.')
  expect(greeting('x'.repeat(80)).length).toBeLessThan(70)
})

it('marks every line of a text, and leaves no link in it', () => {
  expect(quoteText('Oi.\nVeja http://mal.com\u0007 e 3.5 gols')).toBe('> Oi.\n> Veja http: // mal. com  e 3. 5 gols')
})
