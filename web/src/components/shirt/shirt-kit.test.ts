import { contrast, defaultTeams } from '@meio-campo/contract/rules'
import { expect, test } from 'vitest'
import { chooseKit, numberInk } from './shirt-kit.ts'

const teams = defaultTeams.map(({ id, colors }) => ({ id, colours: colors }))

test('a goalkeeper never wears the colours of the team', () => {
  for (const team of teams) {
    const [ground] = chooseKit(team, true).colors
    expect(team.colours).not.toContain(ground)
  }
  expect(chooseKit({ id: 'boca', colours: ['#101010', '#f4c430'] }, true).colors[0]).not.toBe('#2b3034')
})

test('a number can be read on every shirt: by contrast, or by its halo on stripes', () => {
  for (const team of [...teams, { id: 'sem_cores', colours: [] }]) {
    for (const keeper of [false, true]) {
      const kit = chooseKit(team, keeper)
      const { fill, halo } = numberInk(kit)
      if (halo) expect(contrast(fill, halo)).toBeGreaterThan(12)
      else expect(contrast(fill, kit.colors[0])).toBeGreaterThanOrEqual(3)
    }
  }
})
