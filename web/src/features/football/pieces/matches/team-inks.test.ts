import { contrast, defaultTeams } from '@meio-campo/contract/rules'
import { expect, test } from 'vitest'
import { teamInks } from './team-inks.ts'

const teams = defaultTeams.map(({ colors }) => ({ colours: colors }))

test('for any two teams both colours are visible and distinct in both themes', () => {
  for (const home of [...teams, { colours: [] }]) {
    for (const away of [...teams, { colours: ['#ffffff'] }]) {
      const inks = teamInks(home, away)
      for (const ink of [inks.home, inks.away]) {
        expect(contrast(ink.light, '#ffffff')).toBeGreaterThanOrEqual(3)
        expect(contrast(ink.dark, '#0f1513')).toBeGreaterThanOrEqual(3)
      }
      expect(inks.home.light).not.toBe(inks.away.light)
    }
  }
})
