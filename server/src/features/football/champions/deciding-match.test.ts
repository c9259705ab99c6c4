import { isPlaceCertain, type Match, rulesets, standings } from '@meio-campo/football'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Leg } from '../standings/edition-legs.ts'
import type { EditionStructure } from '../standings/edition-structure.ts'
import { titleDecidedIn } from './deciding-match.ts'

const teams = ['A', 'B', 'C', 'D']
const pairs = teams.flatMap((home) => teams.filter((away) => away !== home).map((away) => ({ home, away })))
const rules = rulesets.brasileiraoSerieA

/** A double round robin whose last matches may still be open; several have one kick-off. */
const leagues = fc.record({
  order: fc.shuffledSubarray([...pairs.keys()], { minLength: pairs.length }),
  left: fc.integer({ min: 0, max: 5 }),
  together: fc.integer({ min: 1, max: 3 }),
  scores: fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 })), {
    minLength: pairs.length,
    maxLength: pairs.length,
  }),
})

function leagueOf({ order, left, together, scores }: typeof leagues extends fc.Arbitrary<infer T> ? T : never) {
  const legs = order.map((place, index) => {
    const isOpen = index >= order.length - left
    const [home, away] = scores[place]!
    const match: Match = {
      id: `m${index}`,
      ...pairs[place]!,
      day: null,
      round: null,
      score: isOpen ? null : { home, away },
    }
    const moment = new Date(Math.floor(index / together) * 1000)
    const row = { id: match.id, moment, status: isOpen ? 'scheduled' : 'finished', annulled: false }
    return { row, match } as Leg
  })
  const contest = { rules, teams }
  const group = { id: null, name: 'Liga', derived: false, contest, matches: legs.map(({ match }) => match) }
  const phase = {
    id: 'liga',
    name: 'Liga',
    kind: 'league' as const,
    rules,
    rounds: [],
    groups: [group],
    ties: [],
    legs,
  }
  const structure: EditionStructure = { id: 'liga_1', phases: [phase] }
  return { legs, structure }
}

/** The definition, computed match by match: after it no team could pass the leader, and before it one still could. */
function isDecidedAt(legs: readonly Leg[], own: number): string | null {
  const over = legs.filter(({ row }) => row.status === 'finished')
  const isFirst = (team: string, known: readonly Leg[]) => {
    const left = legs.filter((leg) => !known.includes(leg)).map(({ match }) => match)
    const played = known.map(({ match }) => match)
    return isPlaceCertain({ rules, teams }, played, left, 1, team)
  }
  const until = over.filter(({ row }) => row.moment.getTime() <= own)
  const leader = standings(
    { rules, teams },
    until.map(({ match }) => match),
  )[0]!.team
  const before = over.filter(({ row }) => row.moment.getTime() < own)
  return isFirst(leader, until) && !isFirst(leader, before) ? leader : null
}

it('finds for all matches at once the one that each of them would find for itself', () => {
  fc.assert(
    fc.property(leagues, (given) => {
      const { legs, structure } = leagueOf(given)
      for (const { row, match } of legs) {
        const champion = row.status === 'finished' ? isDecidedAt(legs, row.moment.getTime()) : null
        const title = titleDecidedIn(structure, 'league', row.id)
        if (title !== null) expect([title.leg.row.id, title.champion]).toEqual([row.id, champion])
        // Of several matches at the same moment, the champion's own counts.
        if (champion !== null && [match.home, match.away].includes(champion)) expect(title?.champion).toBe(champion)
      }
    }),
    { numRuns: 150 },
  )
})
