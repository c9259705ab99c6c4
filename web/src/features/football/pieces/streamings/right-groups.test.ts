import type { Right } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { groupRights } from './right-groups.ts'

const team = (id: string) => ({ id, name: id, acronym: null, crest: null, colours: [] })
const right = (service: string, home: string | null, note: string | null = null): Right => ({
  streaming: { id: service, name: service, kind: 'streaming', site: null, free: false },
  home: home === null ? null : team(home),
  starts: null,
  ends: null,
  note,
})

test('one line per service and terms, with every club it holds for', () => {
  const rights = [
    right('globo', null),
    right('prime', 'bahia', 'um por rodada'),
    right('record', 'bahia'),
    right('prime', 'vasco', 'um por rodada'),
    right('prime', 'remo'),
  ]
  const groups = groupRights(rights, ({ streaming }) => streaming.id)
  expect(groups.map(({ right: { streaming }, homes }) => [streaming.id, homes.map(({ id }) => id)])).toEqual([
    ['globo', []],
    ['prime', ['bahia', 'vasco']],
    ['record', ['bahia']],
    ['prime', ['remo']],
  ])
})
