import type { Account } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { profileRules, toAccountChange, toProfileValues } from './profile-values.ts'

const account: Account = {
  _id: 'u_1',
  name: 'Júlia Andrade',
  email: 'julia@exemplo.com',
  emailConfirmed: true,
  admin: false,
  view: 'cards',
  photo: null,
  team: null,
  createdAt: '2026-01-01T00:00:00Z',
}
const values = toProfileValues(account)

test('only what changed is sent', () => {
  expect(toAccountChange(values, account)).toEqual({})
  expect(toAccountChange({ ...values, name: ' Júlia ', team: 'vasco' }, account)).toEqual({
    name: 'Júlia',
    team: 'vasco',
  })
  const fan = {
    ...account,
    team: { id: 'vasco', name: 'Vasco', acronym: 'VAS', colors: [], linkAddress: '/times/vasco' },
  }
  expect(toAccountChange({ ...toProfileValues(fan), team: '' }, fan)).toEqual({ team: null })
})

test('the password goes only with another e-mail', () => {
  expect(toAccountChange({ ...values, email: 'JULIA@exemplo.com', password: 'x' }, account)).toEqual({})
  expect(toAccountChange({ ...values, email: 'nova@exemplo.com', password: 'x' }, account)).toEqual({
    email: 'nova@exemplo.com',
    password: 'x',
  })
})

test('another e-mail asks for the password', () => {
  const { password, name } = profileRules(account)
  expect(password('', values)).toBeNull()
  expect(password('', { ...values, email: 'nova@exemplo.com' })).toBe('Para trocar o e-mail, informe a senha atual.')
  expect(password('x', { ...values, email: 'nova@exemplo.com' })).toBeNull()
  expect(name(' J ', values)).toBe('Use pelo menos 2 caracteres.')
})
