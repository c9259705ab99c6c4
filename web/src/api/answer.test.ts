import { describe, expect, test } from 'vitest'
import { alertFor, isFormless, noAnswer, readAnswer } from './answer.ts'

const exit = { error: { Exit: { title: 'Senha incorreta', info: 'Confira e tente de novo.' } } }
const text = (body: unknown) => JSON.stringify(body)

describe('an answer', () => {
  test('with data is a success; an empty one is null', () => {
    expect(readAnswer('GET', 200, text({ data: 1 }))).toEqual({ ok: true, status: 200, data: { data: 1 } })
    expect(readAnswer('POST', 204, '')).toEqual({ ok: true, status: 204, data: null })
  })

  test('holding error.Exit is a failure, whatever the status', () => {
    expect(readAnswer('POST', 200, text(exit))).toMatchObject({ ok: false, status: 200 })
    expect(readAnswer('POST', 401, text(exit))).toMatchObject({ ok: false, status: 401, problem: { errors: [] } })
  })

  test('that is a foreign page counts as no answer', () => {
    expect(readAnswer('GET', 200, '<html>Wi-Fi</html>')).toEqual(noAnswer('GET'))
    expect(readAnswer('POST', 502, '<html>')).toMatchObject({ ok: false, status: 502 })
  })
})

describe('the alert', () => {
  test('of a write without an answer has the words of the specification', () => {
    expect(alertFor('POST', noAnswer('POST'))).toEqual({
      title: 'Erro encontrado',
      message: 'Você pode estar sem acesso à internet ou ocorreu algum erro interno no servidor.',
    })
  })

  test('of a refused write shows title and info of error.Exit', () => {
    expect(alertFor('POST', readAnswer('POST', 401, text(exit)))).toEqual({
      title: 'Senha incorreta',
      message: 'Confira e tente de novo.',
    })
  })

  test('stays away when the errors belong to fields', () => {
    const refused = readAnswer('POST', 400, text({ ...exit, errors: [{ field: 'email', message: 'Não' }] }))
    expect(alertFor('POST', refused)).toBeNull()
  })

  test('tells the errors of fields where no form shows them: a button that does nothing says nothing', () => {
    const errors = [
      { field: 'values.code', message: 'Já existe um campeonato igual em Código.' },
      { field: 'values.kind', message: 'Preencha este campo.' },
      { field: 'values.gender', message: 'Preencha este campo.' },
    ]
    const refused = readAnswer('POST', 400, text({ ...exit, errors }))
    expect(alertFor('POST', refused, true)).toEqual({
      title: 'Senha incorreta',
      message: 'Já existe um campeonato igual em Código. Preencha este campo.',
    })
    expect(alertFor('GET', refused, true)).toBeNull()
  })

  test('never alerts for a read, which has its error state', () => {
    const failed = noAnswer('GET')
    expect(failed.problem.title).toBe('Não foi possível conectar ao servidor')
    expect(alertFor('GET', failed)).toBeNull()
  })
})

test('only a call with a body that does not say otherwise comes from a form', () => {
  expect(isFormless({ body: { name: 'Bahia' } })).toBe(false)
  expect(isFormless({ body: { state: 'paused' }, formless: true })).toBe(true)
  expect(isFormless({})).toBe(true)
})
