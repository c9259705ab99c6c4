import { describe, expect, it } from 'vitest'
import { isEmail, sentences } from './fields.ts'

describe('isEmail', () => {
  it.each(['ana@exemplo.com', 'ana.maria+gols@sub.exemplo.com.br', "o'brien@exemplo.ie", 'josé@exemplo.com'])(
    'accepts %s',
    (text) => expect(isEmail(text)).toBe(true),
  )
  it.each([
    '',
    'ana',
    'ana@',
    '@exemplo.com',
    'ana@exemplo',
    'a b@exemplo.com',
    'ana@exemplo..com',
    'ana@-exemplo.com',
    'ana@exemplo.com,bia@exemplo.com',
    `${'a'.repeat(250)}@exemplo.com`,
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false))
})

it('says one character and many characters', () => {
  expect(sentences.atLeast(1)).toBe('Use pelo menos 1 caractere.')
  expect(sentences.atMost(80)).toBe('Use no máximo 80 caracteres.')
})
