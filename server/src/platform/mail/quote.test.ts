import { expect, it } from 'vitest'
import { greeting, quoteName, quoteText } from './quote.ts'

it.each([
  ['Júlia Andrade', 'Júlia Andrade'],
  ["Gérard d'Ávila-Costa Jr.", "Gérard d'Ávila-Costa Jr."],
  ['Ana\r\n\r\nSua conta foi invadida: https://mal.exemplo/x', 'Ana Sua conta foi invadida https mal. exemplo x'],
  ['www.mal.com', 'www. mal. com'],
  ['Rodada de 17/11, 21h', 'Rodada de 17/11, 21h'],
  ['Brighton & Hove Albion (B)', 'Brighton & Hove Albion (B)'],
  ['mal.com/x/1, //mal', 'mal. com x 1, mal'],
  ['golpe@mal.com', 'golpe mal. com'],
  ['a\u2028b\u0085c\u202ed', 'a b c d'],
  ['<b>Ana</b>', 'b Ana b'],
  ['Bahia × Fortaleza', 'Bahia × Fortaleza'],
  ['até 31/12/2026', 'até 31/12/2026'],
  ['mal.com/1//2', 'mal. com 1 2'],
])('quotes %j as %j', (name, quoted) => expect(quoteName(name)).toBe(quoted))

it('has a greeting without a readable name, and cuts a long one', () => {
  expect(greeting('://')).toBe('Olá.')
  expect(greeting('x'.repeat(80)).length).toBeLessThan(70)
})

it('marks every line of a text, and leaves no link in it', () => {
  expect(quoteText('Oi.\nVeja http://mal.com\u0007 e 3.5 gols')).toBe('> Oi.\n> Veja http: // mal. com  e 3. 5 gols')
})
