import { describe, expect, it, test } from 'vitest'
import {
  dutyKinds,
  dutyKindWords,
  dutyRoles,
  dutyRoleWords,
  includes,
  kindsOfCompetitions,
  reviewQueues,
  reviewQueueWords,
  scopesOfRole,
  type DutyScope,
} from './duties.ts'

const NOTHING = { kinds: [], competitions: [], teams: [], matches: [], queues: [], fields: [] } as const
const duty = (role: DutyScope['role'], given: Partial<DutyScope> = {}): DutyScope => ({ ...NOTHING, role, ...given })
/** A duty that has everything there is, of every role. */
const everything = (role: DutyScope['role']): DutyScope =>
  duty(role, {
    kinds: dutyKinds,
    competitions: ['brasileirao'],
    teams: ['bahia'],
    matches: ['m1'],
    queues: reviewQueues,
    fields: ['team.city'],
  })

const touchedBy = {
  scorer: { role: 'scorer', match: 'm1', teams: ['bahia', 'vitoria'], competition: 'brasileirao' },
  editor: { role: 'editor', kind: 'match', competition: 'brasileirao' },
  reviewer: { role: 'reviewer', queue: 'conflicts' },
  suggester: { role: 'suggester', field: 'team.city' },
} as const

describe('a duty', () => {
  it.each(dutyRoles.flatMap((held) => dutyRoles.map((role) => [held, role] as const)))(
    'of a %s with everything, at the work of a %s',
    (held, role) => expect(includes(everything(held), touchedBy[role])).toBe(held === role),
  )

  it.each(dutyRoles)('of a %s with nothing includes nothing', (role) =>
    expect(includes(duty(role), touchedBy[role])).toBe(false),
  )

  it.each([
    [{ matches: ['m1'] }, true],
    [{ matches: ['m2'] }, false],
    [{ competitions: ['brasileirao'] }, true],
    [{ competitions: ['copa'] }, false],
    [{ teams: ['bahia'] }, true],
    [{ teams: ['vitoria'] }, true],
    [{ teams: ['santos'] }, false],
    [{ matches: ['m2'], competitions: ['copa'], teams: ['vitoria', 'santos'] }, true],
    // An id in one list has no effect in another.
    [{ matches: ['bahia', 'brasileirao'], teams: ['m1', 'brasileirao'], competitions: ['m1', 'bahia'] }, false],
  ])('of a scorer for %j', (given, expected) =>
    expect(includes(duty('scorer', given), touchedBy.scorer)).toBe(expected),
  )

  it.each([
    [{ kinds: ['match'] }, 'match', 'brasileirao', true],
    [{ kinds: ['match'] }, 'match', null, true],
    [{ kinds: ['match'] }, 'stadium', null, false],
    [{ kinds: ['stadium'] }, 'stadium', null, true],
    [{ competitions: ['brasileirao'] }, 'match', 'brasileirao', true],
    [{ competitions: ['brasileirao'] }, 'match', 'copa', false],
    // What belongs to no championship is of no duty for championships.
    [{ competitions: ['brasileirao'] }, 'stadium', null, false],
    [{ kinds: ['match'], competitions: ['brasileirao'] }, 'match', 'brasileirao', true],
    [{ kinds: ['match'], competitions: ['brasileirao'] }, 'match', 'copa', false],
    [{ kinds: ['match'], competitions: ['brasileirao'] }, 'title', 'brasileirao', false],
    [{ kinds: ['match'], competitions: ['brasileirao'] }, 'match', null, false],
    // Kinds that are edited on pages of admins only, whatever a row of the database says.
    [{ kinds: ['team'] }, 'team', null, false],
    [{ competitions: ['brasileirao'] }, 'team', 'brasileirao', false],
    [{ kinds: [''] }, '', null, false],
  ] as const)('of an editor for %j, at a %s of %s', (given, kind, competition, expected) =>
    expect(includes(duty('editor', given as Partial<DutyScope>), { role: 'editor', kind, competition })).toBe(expected),
  )

  it.each(reviewQueues)('of a reviewer is for the queues given: %s', (queue) => {
    for (const each of reviewQueues)
      expect(includes(duty('reviewer', { queues: [each] }), { role: 'reviewer', queue })).toBe(each === queue)
  })

  it('of a suggester is for the fields given', () => {
    const given = duty('suggester', { fields: ['team.city', 'stadium.capacity'] })
    const at = (field: string) => includes(given, { role: 'suggester', field })
    expect(['team.city', 'stadium.capacity', 'team.name', 'team', 'city', ''].map(at)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

test('each role has the lists that decide about it, and no other', () => {
  for (const role of dutyRoles) {
    const lists = Object.keys(NOTHING) as (keyof typeof NOTHING)[]
    const deciding = lists.filter((list) =>
      includes({ ...duty(role), [list]: everything(role)[list] }, touchedBy[role]),
    )
    expect([role, deciding.toSorted()]).toEqual([role, scopesOfRole[role].toSorted()])
  }
})

test('what belongs to a championship is among the kinds of an editor', () => {
  for (const kind of kindsOfCompetitions) expect(dutyKinds).toContain(kind)
  expect(['player', 'referee', 'stadium', 'confederation'].filter((kind) => kindsOfCompetitions.has(kind))).toEqual([])
  expect(dutyKinds.filter((kind) => ['team', 'person', 'coach', 'streaming'].includes(kind))).toEqual([])
})

test('every word of a duty has a description', () => {
  for (const words of [dutyRoleWords, dutyKindWords, reviewQueueWords])
    for (const word of Object.values(words)) expect(word).toMatch(/^[A-Za-zçõãêíáé ]{5,}$/)
  expect([Object.keys(dutyRoleWords), Object.keys(dutyKindWords), Object.keys(reviewQueueWords)]).toEqual([
    [...dutyRoles],
    [...dutyKinds],
    [...reviewQueues],
  ])
})
