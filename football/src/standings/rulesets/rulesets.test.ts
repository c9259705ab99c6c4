import { describe, expect, test } from 'vitest'
import { teamsIn } from '../../proof/results.ts'
import type { Criterion, Scope } from '../criterion.ts'
import type { StandingsRules } from '../rules.ts'
import { standings } from '../standings.ts'
import { rulesets } from './catalogue.ts'
import type { RulesetName } from './catalogue.ts'
import { conductCases } from './proof/conduct-cases.ts'
import { headToHeadCases } from './proof/head-to-head-cases.ts'
import { overallCases } from './proof/overall-cases.ts'
import type { TieCase } from './proof/tie-case.ts'

const tieCases = [...overallCases, ...headToHeadCases, ...conductCases]
const names = Object.keys(rulesets) as readonly RulesetName[]

function outcome({ matches, phase }: TieCase, rules: StandingsRules): { order: string; decidedBy: string } {
  const table = standings({ ...phase, rules, teams: teamsIn(matches) }, matches)
  const rows = table.filter(({ team }) => 'ABC'.includes(team))
  const order = rows.reduce((text, { team, position }, index) => {
    const before = rows[index - 1]
    return before ? `${text}${before.position === position ? '=' : ' '}${team}` : team
  }, '')
  const criterion = rows[0]?.decidedBy.find(({ against }) => against === rows[1]?.team)?.criterion
  return { order, decidedBy: criterion ? `${criterion.metric}/${criterion.scope}` : '' }
}

describe.each(tieCases)('$name', (tie) => {
  test.each(Object.entries(tie.expected))('%s', (name, [order, decidedBy]) => {
    expect(outcome(tie, rulesets[name as RulesetName])).toEqual({ order, decidedBy })
  })
})

// The cases above must be able to fail: spoil any criterion of any rule set, and one of its cases notices.
describe('no criterion can be left out or misread unnoticed', () => {
  const sameRules = (a: RulesetName, b: RulesetName) =>
    JSON.stringify(rulesets[a].criteria) === JSON.stringify(rulesets[b].criteria)
  const casesOf = (name: RulesetName) =>
    tieCases.filter(({ expected }) => names.some((other) => sameRules(name, other) && expected[other]))
  const notices = (name: RulesetName, criteria: readonly Criterion[]) =>
    casesOf(name).some((tie) => {
      const rules = rulesets[name]
      return outcome(tie, { ...rules, criteria }).order !== outcome(tie, rules).order
    })
  const otherScopes: Readonly<Record<Scope, readonly Scope[]>> = {
    all: [],
    tied: ['all', 'exactly-two'],
    'exactly-two': ['all', 'tied'],
    opponents: ['all', 'tied'],
  }

  test.each(names)('%s', (name) => {
    const { criteria } = rulesets[name]
    const spoilt = criteria.slice(1).flatMap((criterion, before) => {
      const index = before + 1
      const label = `${criterion.metric}/${criterion.scope}`
      return [
        { label: `without ${label}`, criteria: criteria.toSpliced(index, 1) },
        ...otherScopes[criterion.scope].map((scope) => ({
          label: `${label} as ${scope}`,
          criteria: criteria.with(index, { ...criterion, scope }),
        })),
      ]
    })
    const unnoticed = spoilt.filter((each) => !notices(name, each.criteria)).map(({ label }) => label)
    expect(unnoticed).toEqual([])
  })

  test.each(['uefaEuro', 'uefaGroups', 'worldCup2026Reapplied'] as const)('%s without running again', (name) => {
    const criteria = rulesets[name].criteria.map((criterion) => ({ ...criterion, reapply: false }))
    expect(notices(name, criteria)).toBe(true)
  })

  test('worldCup2026 with running again', () => {
    const criteria = rulesets.worldCup2026.criteria.map((each) => ({ ...each, reapply: each.scope === 'tied' }))
    expect(notices('worldCup2026', criteria)).toBe(true)
  })
})
