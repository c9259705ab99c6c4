import { expect, test } from 'vitest'
import { staysOnDevice } from './forget-device.ts'

test('drafts and credentials leave the device; the theme and unsent acts of a match stay', () => {
  const keys = [
    'email',
    'password',
    'theme',
    'draft:u_1:team:flamengo',
    'draft:u_1:structure:x',
    'mesa:u_1:jogo',
    'outra',
  ]
  expect(keys.filter(staysOnDevice)).toEqual(['theme', 'mesa:u_1:jogo'])
})
