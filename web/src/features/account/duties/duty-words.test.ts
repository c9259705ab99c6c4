import type { Duty } from '@meio-campo/contract'
import { expect, it } from 'vitest'
import { scopeWords, untilWords } from './duty-words.ts'

const duty: Duty = {
  id: 'dut_1',
  role: 'editor',
  kinds: [],
  competitions: [{ id: 'liga', name: 'Liga', linkAddress: '/campeonatos/liga' }],
  teams: [],
  matches: [],
  queues: [],
  fields: [],
  until: null,
  active: true,
  createdAt: '2026-11-16T12:00:00.000Z',
}

it('says what a duty includes', () => {
  expect(scopeWords(duty)).toBe('tudo o que é de')
  expect(scopeWords({ ...duty, kinds: ['match', 'edition'] })).toBe('jogos e edições em')
  expect(scopeWords({ ...duty, kinds: ['player'], competitions: [] })).toBe('jogadores')
  expect(scopeWords({ ...duty, role: 'scorer' })).toBe('mesa ao vivo de')
  expect(scopeWords({ ...duty, role: 'reviewer', queues: ['suggestions', 'conflicts'] })).toBe(
    'sugestões e divergências',
  )
  expect(scopeWords({ ...duty, role: 'suggester', fields: ['stadium.capacity', 'team.founded', 'team.city'] })).toBe(
    'sugestões aplicadas na hora em times (cidade, fundação) e estádios (capacidade)',
  )
})

it('says until when', () => {
  expect(untilWords(duty)).toBe('sem data de fim')
  expect(untilWords({ until: '2026-12-31', active: true })).toBe('até 31/12/2026')
  expect(untilWords({ until: '2026-01-31', active: false })).toBe('terminou em 31/01/2026')
})
