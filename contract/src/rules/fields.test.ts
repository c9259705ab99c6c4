import { describe, expect, it } from 'vitest'
import { hasUnseen, isEmail, NAME, ONE_LINE, sentences, toOneLine } from './fields.ts'

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
    // A mail program that decodes the word writes to bia@outro.com.
    '=?utf-8?q?bia=40outro.com=3E?=@exemplo.com',
    `${'a'.repeat(250)}@exemplo.com`,
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false))
})

describe('a name', () => {
  const name = new RegExp(NAME.pattern, 'u')
  it.each(['Ana', ' Zé ', 'D’Ávila', 'Øyvind Łuk', '田中', 'می\u200cخواهم', '👩\u200d🚀 Ana'])('may be %j', (text) =>
    expect(name.test(text)).toBe(true),
  )
  it.each([
    'A',
    '   ',
    'Ana\nBcc: x',
    'Ana\u0000',
    // Nothing to be seen, or something else than what is written.
    '\u200b\u200b\u200b',
    '\u200d\u200d\u200d',
    '\u3164\u3164',
    'Adm\u00adin',
    '\u202enimdA',
    'Ana\u2067 (administração)',
  ])('may not be %j', (text) => expect(name.test(text)).toBe(false))
})

describe('a text of one line', () => {
  const line = new RegExp(ONE_LINE)
  it.each(['A', ' Zé ', 'Estádio “Zerão”', 'می\u200cخواهم', '👩\u200d🚀'])('may be %j', (text) => {
    expect(line.test(text)).toBe(true)
    expect(toOneLine(text)).toBe(text)
  })
  it.each(['', '  ', '\u200d', 'a\nb', 'a\r\nb', 'a\u2028b', 'a\tb', '\u202eoluaP', 'a\u2066b', 'a\u200b', '\ufeffa'])(
    'may not be %j',
    (text) => {
      expect(line.test(text)).toBe(false)
      expect(hasUnseen(toOneLine(text))).toBe(false)
    },
  )
  it('is made of a cell with breaks and marks in it', () => {
    expect(toOneLine('São \r\n\tPaulo\u202e\u200b')).toBe('São Paulo')
  })
  it('is judged in a time that grows with its length alone', () => {
    for (const text of [' ', 'a', '\u200d'].map((piece) => piece.repeat(2_000_000))) {
      const begun = performance.now()
      line.test(`${text}\n`)
      toOneLine(`${text}\n`)
      expect(performance.now() - begun).toBeLessThan(5_000)
    }
  })
})

it('says one character and many characters', () => {
  expect(sentences.atLeast(1)).toBe('Use pelo menos 1 caractere.')
  expect(sentences.atMost(80)).toBe('Use no máximo 80 caracteres.')
})
