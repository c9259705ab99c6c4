import { expect, test } from 'vitest'
import { isConsoleAddress } from '../../../components/console-address.ts'
import { fold, matches } from '../../../components/text-match.ts'
import { glossary } from './glossary.ts'
import { findGuide, guides, guideText } from '../../../console/guides/guides.ts'
import { describeCounts } from './help-search.ts'
import { questions } from './questions.ts'

test('accents and cases do not matter, every word does', () => {
  expect(fold('Configuração É')).toBe('configuracao e')
  expect(matches('MANUTENCAO', 'Ações de manutenção')).toBe(true)
  expect(matches('senha link', 'O link por e-mail', 'Recuperar a senha')).toBe(true)
  expect(matches('senha webhook', 'Recuperar a senha')).toBe(false)
  expect(matches('   ', 'qualquer')).toBe(true)
})

test('counts are told in Portuguese', () => {
  expect(describeCounts({ guides: 12, questions: 1, terms: 2 })).toBe('12 guias, 1 pergunta e 2 termos')
  expect(describeCounts({ guides: 1, questions: 0, terms: 3 })).toBe('1 guia e 3 termos')
  expect(describeCounts({ guides: 0, questions: 2, terms: 0 })).toBe('2 perguntas')
  expect(describeCounts({ guides: 0, questions: 0, terms: 0 })).toBe('Nada encontrado')
})

test('each guide and question is linked by an id of its own', () => {
  for (const list of [guides, questions]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  expect(guides.every(({ id }) => /^[a-z-]+$/.test(id))).toBe(true)
})

test('every guide that a text points to exists', () => {
  const texts = [...guides.map(({ text }) => text), ...questions.map(({ answer }) => answer)].join('\n')
  const links = Array.from(texts.matchAll(/\]\((\/[^)]*)\)/g), ([, address]) => address!)
  expect(links.length).toBeGreaterThan(5)
  expect(links.every(isConsoleAddress)).toBe(true)
  for (const address of links) {
    const id = /guia=([a-z-]+)/.exec(address)?.[1]
    if (id) expect(findGuide(id)).toBeDefined()
  }
})

test('examples name this installation', () => {
  const text = guideText(findGuide('primeira-chamada')!, 'https://futebol.exemplo')
  expect(text).toContain("curl -s 'https://futebol.exemplo/web/api/v1/vitrine/jogos?data=hoje'")
  expect(text).not.toContain('{endereco}')
})

test('the glossary is in the order of the alphabet', () => {
  const terms = glossary.map(({ term }) => term)
  expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'pt-BR')))
})
