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

test('without a team a shirt has nobody’s colours', () => {
  for (const keeper of [false, true]) {
    const { pattern, colors } = chooseKit(null, keeper)
    expect(pattern).toBe('plain')
    for (const color of colors) {
      const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
      // Grey: the three parts of the colour are nearly equal.
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(16)
    }
  }
})

test('a number can be read on every shirt: by contrast, or by its halo on stripes', () => {
  for (const team of [...teams, { id: 'sem_cores', colours: [] }, null]) {
    for (const keeper of [false, true]) {
      const kit = chooseKit(team, keeper)
      const { fill, halo } = numberInk(kit)
      if (halo) expect(contrast(fill, halo)).toBeGreaterThan(12)
      else expect(contrast(fill, kit.colors[0])).toBeGreaterThanOrEqual(3)
    }
  }
})
