import { expect, test } from 'vitest'
import { titleKey } from './title-key.ts'

const palmeiras = { id: 'palmeiras', name: 'Palmeiras', acronym: null, crest: null, colours: [] }

test('two tournaments of one year with one champion are two titles', () => {
  const [cup, league] = ['Taça Brasil', 'Torneio Roberto Gomes Pedrosa'].map((note) =>
    titleKey({ edition: '1967', champion: palmeiras, note }),
  )
  expect(cup).not.toBe(league)
})
