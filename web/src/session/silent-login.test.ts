import { describe, expect, test } from 'vitest'
import { noAnswer, readAnswer } from '../api/answer.ts'
import { decideLogin } from './silent-login.ts'

const session = { user: { _id: 'u_1', token: 't', name: 'Ana', email: 'ana@exemplo.com', admin: false, view: 'cards' } }
const answer = (status: number, body: unknown) =>
  decideLogin(readAnswer('POST', status, body === undefined ? '' : JSON.stringify(body))).kind

describe('a silent login', () => {
  test('with a user signs in', () => {
    expect(answer(200, session)).toBe('signed-in')
  })

  test('without a user clears the session', () => {
    expect(answer(200, { website: {} })).toBe('cleared')
    expect(answer(200, { user: null })).toBe('cleared')
    expect(answer(200, {})).toBe('cleared')
    expect(answer(401, { error: { Exit: { title: 'Não', info: '' } } })).toBe('cleared')
    expect(answer(401, undefined)).toBe('cleared')
  })

  test('keeps what the server said about a refusal, and invents nothing', () => {
    const alertOf = (status: number, body: unknown) =>
      decideLogin(readAnswer('POST', status, body === undefined ? '' : JSON.stringify(body)))
    const exit = { error: { Exit: { title: 'Impedimento', info: 'Conta encerrada.' } } }
    expect(alertOf(401, exit)).toEqual({
      kind: 'cleared',
      alert: { title: 'Impedimento', message: 'Conta encerrada.' },
    })
    expect(alertOf(200, exit)).toMatchObject({ alert: { title: 'Impedimento' } })
    expect(alertOf(401, undefined)).toEqual({ kind: 'cleared', alert: null })
    expect(alertOf(200, { user: null })).toEqual({ kind: 'cleared', alert: null })
  })

  test('with an empty answer goes to the login page', () => {
    expect(answer(200, undefined)).toBe('empty')
    expect(answer(200, null)).toBe('empty')
    expect(answer(204, undefined)).toBe('empty')
  })

  test('that never got a verdict keeps the credentials', () => {
    expect(decideLogin(noAnswer('POST')).kind).toBe('kept')
    expect(decideLogin(noAnswer('POST', true)).kind).toBe('kept')
    expect([429, 500, 502, 503].map((status) => answer(status, undefined))).toEqual(Array(4).fill('kept'))
    expect(decideLogin(readAnswer('POST', 200, '<html>Wi-Fi do hotel</html>')).kind).toBe('kept')
  })
})
