import { expect, test } from 'vitest'
import { checkPublisher, checkSlots, readSlots } from './adsense-values.ts'

test('slots are read one per line, or however they were pasted', () => {
  expect(readSlots(' 1234\n5678, 9012;\n')).toEqual(['1234', '5678', '9012'])
  expect(readSlots('')).toEqual([])
})

test('codes are checked as the server checks them', () => {
  expect([checkPublisher(''), checkPublisher('ca-pub-1234567890')]).toEqual([null, null])
  expect(checkPublisher('pub-1')).not.toBeNull()
  expect(checkSlots('1234\nabc')).toContain('“abc”')
  expect(checkSlots(Array(5).fill('1234').join('\n'))).toBe('Use no máximo 4 blocos.')
})
