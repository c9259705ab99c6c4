import { expect, test } from 'vitest'
import { campaignWords } from './edition-words.ts'
import { competitionsIn, seasonsIn } from './played-editions.ts'

const none = { champion: false, stage: null, position: null, finished: true }

test('a campaign says how far it went', () => {
  expect(campaignWords({ ...none, champion: true, position: 1 })).toBe('Campeão')
  expect(campaignWords({ ...none, stage: 'Oitavas de final' })).toBe('Oitavas de final')
  expect(campaignWords({ ...none, position: 14, finished: false })).toBe('14º lugar, em andamento')
  expect(campaignWords(none)).toBe('Sem colocação')
  expect(campaignWords({ ...none, finished: false })).toBe('Em andamento')
})

test('seasons and championships to choose from, each once', () => {
  const league = { id: 'serie_a', name: 'Série A' }
  const cup = { id: 'copa', name: 'Copa' }
  const played = [
    { competition: league, edition: '2026' },
    { competition: cup, edition: '2026' },
    { competition: league, edition: '2025' },
  ]
  expect(seasonsIn(played, '1999').map(({ value }) => value)).toEqual(['2026', '2025', '1999'])
  expect(competitionsIn(played).map(({ value }) => value)).toEqual(['copa', 'serie_a'])
})
