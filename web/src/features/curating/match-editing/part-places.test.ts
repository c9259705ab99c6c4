import { expect, test } from 'vitest'
import { placedSentences } from '../../../components/form/placed-errors.ts'
import { byPeriod, partPlaces } from './part-places.ts'

const sentence = (field: string) => placedSentences([{ field, message: 'Não.' }], partPlaces)

test('an error of a part of a match says of whom, and which field', () => {
  expect(sentence('away.bench.0.number')).toBe('Visitante, reserva 1, camisa: Não.')
  expect(sentence('officials.1.role')).toBe('Arbitragem 2, função: Não.')
  expect(sentence('airings.0.url')).toBe('Transmissão 1, endereço do jogo: Não.')
  expect(sentence('airings.2.states')).toBe('Transmissão 3, onde passa: Não.')
  const statistics = [
    { period: 'match' as const, home: null, away: null },
    { period: 'secondHalf' as const, home: null, away: null },
  ]
  expect(sentence(byPeriod('statistics.1.home.shotsOnTarget', { statistics }))).toBe(
    '2º tempo, mandante, no alvo: Não.',
  )
})
