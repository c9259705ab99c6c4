import { expect, it } from 'vitest'
import { parseUsagePlace } from './usage-place.ts'
import { stepInWords, timeInWords } from '../../../components/moment/moment-words.ts'
import { errorsInWords } from './usage-words.ts'

it('says times and errors as people read them', () => {
  expect([null, 0.4, 12, 1_430].map(timeInWords)).toEqual(['–', '0,4 ms', '12 ms', '1,4 s'])
  expect(errorsInWords({ calls: 0, errors: 0 })).toBe('0')
  expect(errorsInWords({ calls: 1_000, errors: 52 })).toBe('52 (5,2%)')
})

it('shows hours in the visitor’s zone, and days as they were counted', () => {
  expect(stepInWords('hour', '2026-11-15T02:00:00.000Z', 'America/Manaus')).toEqual({
    label: '14/11, 22:00',
    short: '22:00',
  })
  expect(stepInWords('day', '2026-11-15', 'America/Manaus')).toEqual({ label: '15/11/2026', short: '15/11' })
})

it('keeps of the address only what it knows', () => {
  expect(parseUsagePlace({ periodo: 'mes', chave: 'key_a', outra: 'x' })).toEqual({ periodo: 'mes', chave: 'key_a' })
  expect(parseUsagePlace({ periodo: 'século', chave: '' })).toEqual({})
})
