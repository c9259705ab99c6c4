import { expect, it } from 'vitest'
import { findWeakness } from './password-strength.ts'

const weaknessOf = (password: string) => findWeakness(password, ['Júlia Andrade', 'julia.andrade@exemplo.com'])

it.each([
  '12345678',
  'password',
  'senha123',
  'qwerty123',
  'abcd1234',
  'flamengo',
  'Flamengo1981',
  'corinthians10',
  'palmeiras2024',
  'neymarjr11',
  'ronaldinho',
  'juliaandrade',
  'Andrade123',
  'aaaaaaaa',
  'brasil2026',
])('refuses %s, with a sentence in Portuguese', async (password) => {
  expect(await weaknessOf(password)).toMatch(/^Esta senha é fácil de adivinhar\. .+\.$/)
})

it.each([
  'arquibancada-7-norte',
  'chuteira verde na chuva',
  'nZ7#qv2Lw',
  'outra-senha-9-de-teste',
  'x'.repeat(3) + 'Kd82jfa!pq'.repeat(10),
])('takes %s', async (password) => expect(await weaknessOf(password)).toBeNull())
