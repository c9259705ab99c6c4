import type { Confederation } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { confederationTree, worldOf, type ConfederationNode } from './confederation-tree.ts'

const union = (id: string, parent: string | null): Confederation => ({
  id,
  parent: parent ? { id: parent, name: parent, acronym: null } : null,
  level: 0,
  name: id,
  officialName: null,
  shortName: null,
  acronym: null,
  country: null,
  state: null,
  founded: null,
  site: null,
  crest: null,
  children: 0,
  teams: 0,
  demo: false,
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
})

const drawn = (nodes: readonly ConfederationNode[]): string =>
  nodes.map(({ confederation: { id }, members }) => (members.length > 0 ? `${id}(${drawn(members)})` : id)).join(' ')

test('each stands under its superior, whatever order the list has', () => {
  const list = [union('cbf', 'conmebol'), union('fifa', null), union('conmebol', 'fifa'), union('fpf', 'cbf')]
  expect(drawn(confederationTree(list))).toBe('fifa(conmebol(cbf(fpf)))')
})

test('one whose superior is not in the list stands at the top', () => {
  expect(drawn(confederationTree([union('fpf', 'cbf'), union('uefa', 'fifa')]))).toBe('fpf uefa')
})

const atTop = (list: readonly Confederation[]) => {
  const { world, continents } = worldOf(confederationTree(list))
  return [world?.id ?? null, drawn(continents)]
}

test('a confederation that belongs to nothing stands beside the continents, and folds none of them', () => {
  const list = [union('fifa', null), union('conmebol', 'fifa'), union('cbf', 'conmebol')]
  expect(atTop(list)).toEqual(['fifa', 'conmebol(cbf)'])
  expect(atTop([...list, union('conifa', null)])).toEqual(['fifa', 'conmebol(cbf) conifa'])
  expect(atTop([...list, union('conifa', null), union('padania', 'conifa')])).toEqual([
    null,
    'fifa(conmebol(cbf)) conifa(padania)',
  ])
})
