import type { TeamSheet } from '@meio-campo/contract'
import { expect, it } from 'vitest'
import { sheetLines, suggestedEventWords } from './suggested-words.ts'

const names = { eva: 'Eva', dora: 'Dora', home: 'Santos', away: 'Bahia' }

it('says which event is suggested', () => {
  expect(
    suggestedEventWords({ do: 'tell', type: 'yellow', side: 'away', minute: 45, added: 2, player: 'eva' }, names),
  ).toBe("45+2', Cartão amarelo, Eva, Bahia")
  expect(
    suggestedEventWords(
      { do: 'tell', type: 'substitution', side: 'home', minute: 60, player: 'eva', related: 'dora' },
      names,
    ),
  ).toBe("60', Substituição, entra Eva, sai Dora, Santos")
  const stands = {
    id: 'e_1',
    revision: 1,
    retracted: false,
    period: 'firstHalf',
    minute: 30,
    added: null,
    side: 'home' as const,
    type: 'goal',
    detail: null,
    player: { id: 'dora', name: 'Dora' },
    related: null,
    scoreAfter: null,
  }
  expect(suggestedEventWords({ do: 'correct', event: 'e_1', minute: 31 }, names, stands)).toBe("31', Gol, Dora, Santos")
  expect(suggestedEventWords({ do: 'retract', event: 'e_1' }, names)).toBe('Anular este lance')
})

it('marks what a suggested line-up has otherwise than the one that stands', () => {
  const player = { name: null, position: null, captain: false, x: null, y: null }
  const sheet = (number: number, person: string): TeamSheet => ({
    formation: '4-3-3',
    coach: null,
    starters: [{ ...player, person, number }],
    bench: [],
  })
  expect(sheetLines(sheet(9, 'eva'), sheet(9, 'dora'), names)).toEqual({
    head: [{ words: 'Formação: 4-3-3', isNew: false }],
    starters: [{ words: '9 · Eva', isNew: true }],
    bench: [],
  })
  expect(sheetLines(sheet(9, 'eva'), null, names).starters[0]!.isNew).toBe(false)
})
