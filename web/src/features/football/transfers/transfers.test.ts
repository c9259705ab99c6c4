import type { Transfer } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { balanceOf, bySeason, yearsIn } from './team-transfers-page.tsx'
import { feeWords, moneyWords, transferDayWords } from './transfer-words.ts'

const team = (id: string) => ({ id, name: id, acronym: null, crest: null, colours: [] })
const move = (id: string, from: string, to: string, own: Partial<Transfer> = {}): Transfer => ({
  id,
  person: { id: null, name: id },
  from: team(from),
  to: team(to),
  kind: 'transfer',
  day: null,
  notBefore: null,
  notAfter: null,
  derived: false,
  season: '2026',
  fee: null,
  currency: null,
  demo: false,
  ...own,
})

test('who came and who went, year by year, with the balance of the known fees', () => {
  const groups = bySeason(
    [
      move('a', 'vitoria', 'bahia', { fee: 3_000_000, currency: 'EUR' }),
      move('b', 'bahia', 'santos', { fee: 1_000_000, currency: 'EUR' }),
      move('c', 'bahia', 'river', { kind: 'free' }),
      move('d', 'bahia', 'boca', { season: '2025', fee: 500_000, currency: 'BRL' }),
    ],
    'bahia',
  )
  expect(groups.map(({ season, arrivals, departures }) => [season, arrivals.length, departures.length])).toEqual([
    ['2026', 1, 2],
    ['2025', 0, 1],
  ])
  expect(balanceOf(groups[0]!)).toEqual([{ currency: 'EUR', amount: -2_000_000 }])
  expect(balanceOf({ season: null, arrivals: [], departures: [move('c', 'bahia', 'river')] })).toEqual([])
  expect(yearsIn([move('a', 'x', 'y')], '2019').map(({ value }) => value)).toEqual(['2026', '2019'])
})

test('days and fees in words', () => {
  expect(transferDayWords({ day: '2026-08-03', notBefore: null, notAfter: null })).toBe('3 de agosto de 2026')
  expect(transferDayWords({ day: null, notBefore: '1998', notAfter: '1999' })).toBe('entre 1998 e 1999')
  expect(transferDayWords({ day: null, notBefore: null, notAfter: null })).toBe('Data desconhecida')
  expect(moneyWords(1_250_000, 'BRL').replace(/\s/g, ' ')).toBe('R$ 1,3 mi')
  expect(moneyWords(-800_000, 'EUR').replace(/\s/g, ' ')).toBe('-€ 800 mil')
  expect(feeWords({ fee: 0, currency: 'EUR' })).toBeNull()
})
