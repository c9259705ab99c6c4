import { expect, it } from 'vitest'
import { parseClubName } from '../resolving/names/club-name.ts'
import { bestName } from './club-likeness.ts'

const club = (shown: string, ...others: string[]) => ({
  shown: parseClubName(shown),
  names: [shown, ...others].map((name) => parseClubName(name)),
})

it.each([
  ['of another language', club('Nürnberg', '1. FC Nürnberg', '1. FC Nuremberg'), club('Nuremberg'), true],
  ['with its legal form', club('Betim', 'Betim EC'), club('Betim EC'), true],
  ['of former times', club('Ipatinga', 'Betim EC'), club('Betim'), false],
  ['of a short word with a slip', club('Vasco', 'Fiasco'), club('Fiasco'), false],
])('a name %s is its own: %s', (_, one, other, isOwn) => {
  expect(bestName(one, other)).toMatchObject({ evidence: { kind: 'same-name' }, isOwn })
  expect(bestName(other, one)).toMatchObject({ isOwn })
})
