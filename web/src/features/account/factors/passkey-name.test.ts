import { expect, test } from 'vitest'
import { newPasskeyName } from './passkey-name.ts'

test('a new passkey is called after its system and day', () => {
  const day = new Date(2026, 10, 16)
  expect(newPasskeyName('Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/150', day)).toBe('Windows, 16/11/2026')
  expect(newPasskeyName('Mozilla/5.0 (Linux; Android 16) Chrome/150', day)).toBe('Android, 16/11/2026')
  expect(newPasskeyName('', day)).toBe('Chave de acesso, 16/11/2026')
})
