import { recordFields } from '@meio-campo/contract/rules'
import { expect, test } from 'vitest'
import { findErrors } from '../../../../components/form/form-errors.ts'
import { rulesFor } from './field-rules.ts'
import { typeAll } from './typed-value.ts'

const { team, competition } = recordFields

test('an empty form misses what is required and nothing else', () => {
  expect(Object.keys(findErrors(typeAll(team, {}), rulesFor(team, false)))).toEqual([
    'name',
    'kind',
    'gender',
    'ageLevel',
  ])
})

test('each field says what is wrong with it', () => {
  const typed = {
    ...typeAll(team, { name: 'x'.repeat(121), kind: 'club', gender: 'men', ageLevel: 'senior' }),
    founded: '95',
    site: 'javascript:alert(1)',
    colours: ['#C8102E', 'vermelho'],
    socials: [
      { network: 'x', url: 'https://x.com/a' },
      { network: 'x', url: 'https://x.com/b' },
    ],
  }
  expect(findErrors(typed, rulesFor(team, false))).toEqual({
    name: 'Use no máximo 120 caracteres.',
    founded: 'Use um número inteiro de 1800 a 2200.',
    site: 'Endereço inválido. Ex.: https://site.com.br/gols',
    colours: 'Escreva cada cor como em #c8102e.',
    socials: 'Cada rede aparece uma vez só.',
  })
})

test('what never changes after the making is judged only then', () => {
  const typed = {
    ...typeAll(competition, { name: 'Copa', kind: 'cup', participants: 'club', gender: 'men' }),
    code: 'Bra A',
  }
  expect(findErrors(typed, rulesFor(competition, false))).toEqual({ code: competition['code']!.hint })
  expect(findErrors(typed, rulesFor(competition, true))).toEqual({})
})
