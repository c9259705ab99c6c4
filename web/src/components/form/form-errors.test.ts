import { describe, expect, test } from 'vitest'
import { assignServerErrors, findErrors, visibleErrors } from './form-errors.ts'
import { all, atLeast, email, required, sameAs, url } from './form-rules.ts'

const rules = {
  email: all(required, email),
  password: all(required, atLeast(8)),
  again: sameAs('password', 'As senhas não são iguais.'),
}
const values = { email: 'ana@', password: '1234', again: '12345' }

describe('a form', () => {
  test('finds every objection at once, the first rule of each field speaking', () => {
    expect(findErrors({ ...values, email: '  ' }, rules)).toEqual({
      email: 'Preencha este campo.',
      password: 'Use pelo menos 8 caracteres.',
      again: 'As senhas não são iguais.',
    })
    expect(findErrors({ email: 'ana@exemplo.com', password: '12345678', again: '12345678' }, rules)).toEqual({})
  })

  test('shows an objection only once the field was left', () => {
    const found = findErrors(values, rules)
    expect(visibleErrors(found, {}, new Set())).toEqual({})
    expect(Object.keys(visibleErrors(found, {}, new Set(['email'])))).toEqual(['email'])
  })

  test('keeps what the server said of a field', () => {
    expect(visibleErrors<typeof values>({}, { email: 'Já existe.' }, new Set())).toEqual({ email: 'Já existe.' })
  })

  test('an optional address may be empty', () => {
    expect(url('', {})).toBeNull()
    expect(url('bot placar', {})).toContain('Endereço inválido')
  })
})

test('errors of the server go to their fields; the others are kept separately', () => {
  const { byField, others } = assignServerErrors(
    [
      { field: 'email', message: 'Já existe.' },
      { field: 'email', message: 'Outra.' },
      { field: 'captcha', message: 'Tente de novo.' },
      { field: 'toString', message: 'Não é um campo.' },
    ],
    values,
  )
  expect(byField).toEqual({ email: 'Já existe.' })
  expect(others).toEqual(['Tente de novo.', 'Não é um campo.'])
})

test('the server’s error about an item of a list stands under the list, and says which item', () => {
  const { byField, others } = assignServerErrors(
    [
      { field: 'times.1', message: 'Formato não aceito.' },
      { field: 'limits.perDay', message: 'Deve ser 1 ou mais.' },
      { field: 'other.0', message: 'Valor não aceito.' },
    ],
    { times: '16:00, 25:00', limits: '' },
  )
  expect(byField).toEqual({ times: 'Item 2: Formato não aceito.', limits: 'Deve ser 1 ou mais.' })
  expect(others).toEqual(['Valor não aceito.'])
})
