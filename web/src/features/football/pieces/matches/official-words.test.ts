import type { MatchOfficial } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { officialRole } from './official-words.ts'

const official = (role: MatchOfficial['role'], name: string): MatchOfficial => ({
  role,
  person: { id: null, name },
  country: 'BR',
})

test('two officials in the same role are numbered', () => {
  const crew = [official('referee', 'Marina'), official('assistant', 'Ivo'), official('assistant', 'Lia')]
  expect(crew.map((one) => officialRole(crew, one))).toEqual(['Árbitro', 'Assistente 1', 'Assistente 2'])
})
